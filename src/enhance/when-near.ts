/**
 * Calls once an element is near the screen; at once where that cannot be told.
 * @param margin how far off the screen still counts as near, as CSS writes a margin
 * @returns gives up the call
 */
export const whenNear = (element: Element, then: () => void, margin = '0px'): (() => void) => {
  if (typeof IntersectionObserver !== 'function') {
    then();
    return () => {};
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      then();
    },
    { rootMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
};
