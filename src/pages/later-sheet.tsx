import { createContext, useContext } from 'react';
import { EARLY_SCRIPT } from '../text/early-script.ts';

/** The address of the sheet of all styles; `null` where they are linked in the head. */
export const LaterSheetHref = createContext<string | null>(null);

/**
 * Stands where a phone's first screen ends. What is above has its styles in the page and is painted at once; the browser
 * reads on when this sheet has come, so that nothing below is laid out twice.
 */
export const LaterSheet = () => {
  const href = useContext(LaterSheetHref);
  return (
    href && (
      <>
        <link rel="stylesheet" href={href} />
        {/* Firefox reads past the link, but a script waits for the sheet. */}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant, without what would have to be escaped */}
        <script dangerouslySetInnerHTML={{ __html: EARLY_SCRIPT }} />
      </>
    )
  );
};
