/** Calls back a delay after the load event, also if the page has loaded before. */
export const afterLoad = (delay: number, then: () => void): void => {
  const wait = (): void => {
    setTimeout(then, delay);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
};

/** Calls back after the first paint, so that late parts do not share the connection or the processor with it. */
export const afterPaint = (then: () => void): void =>
  afterLoad(0, () =>
    // A frame's callbacks run before its paint, a timer's after it.
    requestAnimationFrame(() => setTimeout(then)),
  );

/** True once the sheet that follows the first screen is loaded. Scripts start when it has loaded or failed. */
export const isStyled = (): boolean => {
  const link = document.querySelector<HTMLLinkElement>('#root link[rel=stylesheet]');
  try {
    // The development server links all styles in the head.
    return !link || (link.sheet?.cssRules.length ?? 0) > 0;
  } catch {
    // Chromium gives a sheet that was not loaded, and refuses its rules.
    return false;
  }
};

/**
 * Calls back once the element is near the screen, and at once in browsers that cannot tell. @param margin as CSS writes
 * it @returns a function that cancels the call
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
