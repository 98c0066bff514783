import { afterLoad } from './after-load.ts';

/**
 * Calls when the page is loaded and has been painted: what only appears later should not share the connection or the
 * processor with the first paint.
 */
export const afterPaint = (then: () => void): void =>
  afterLoad(0, () =>
    // A frame's callbacks run before its paint, a timer's after it.
    requestAnimationFrame(() => setTimeout(then)),
  );
