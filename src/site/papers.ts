/** The list of papers of a service: who is asked for which, and the list as the lines of a message. */
import { papersPage } from '../../content/pages/papers.ts';
import type { ServiceContent } from '../../content/schema.ts';

/** One line of the list. */
export interface Paper {
  readonly text: string;
  /** The answers with which it is asked for; `null`: with all of them. */
  readonly for: readonly string[] | null;
}

/** The papers of a service in one shape. */
export const papersOf = ({ documents }: Pick<ServiceContent, 'documents'>): readonly Paper[] =>
  documents.map((paper) => (typeof paper === 'string' ? { text: paper, for: null } : paper));

/** What each paper says. */
export const paperTexts = (content: Pick<ServiceContent, 'documents'>): readonly string[] =>
  papersOf(content).map(({ text }) => text);

/**
 * The list as lines of a message.
 * @param list the papers that are asked for, in their order
 */
export const papersLines = (list: readonly { readonly text: string; readonly ready: boolean }[]): string[] => {
  const part = (heading: string, ready: boolean): string[] => {
    const papers = list.filter((paper) => paper.ready === ready);
    return papers.length > 0 ? ['', heading, ...papers.map(({ text }) => `- ${text}`)] : [];
  };
  const { ready, missing } = papersPage.message;
  return [...part(ready, true), ...part(missing, false)];
};
