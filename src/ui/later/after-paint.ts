/**
 * Calls when the picture that is due has been painted.
 * @returns gives up the call
 */
export const afterPaint = (then: () => void): (() => void) => {
  let timer = 0;
  // A frame's callbacks run before its style, layout and paint, a timer's after them.
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(then);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};
