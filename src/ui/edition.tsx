import { createContext, type ReactNode, useContext } from 'react';
import type { Edition } from '../edition/edition.ts';

const EditionContext = createContext<Edition | null>(null);

/** Hands the edition to the components of a page that is rendered by the build or the server. */
export const EditionProvider = ({ edition, children }: { readonly edition: Edition; readonly children: ReactNode }) => (
  <EditionContext value={edition}>{children}</EditionContext>
);

/** @throws Error outside an `EditionProvider`, as in a browser: an island gets its words as props */
export const useEdition = (): Edition => {
  const edition = useContext(EditionContext);
  if (!edition) throw new Error('No edition found. Render the page inside an EditionProvider.');
  return edition;
};
