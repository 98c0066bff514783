import { createContext, useContext } from 'react';

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
        {/* Firefox reads past the link. A script waits for the sheet, and it must not be empty: an empty one is never run. */}
        <script> </script>
      </>
    )
  );
};
