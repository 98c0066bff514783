/** At once where that time after the load event has passed. */
export const afterLoad = (delay: number, then: () => void): void => {
  const wait = (): void => {
    setTimeout(then, delay);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
};

/** After the first paint: what appears later should not share the connection or the processor with it. */
export const afterPaint = (then: () => void): void =>
  afterLoad(0, () =>
    // A frame's callbacks run before its paint, a timer's after it.
    requestAnimationFrame(() => setTimeout(then)),
  );

/** Whether the sheet that follows the first screen is there: a script starts when it has come, or when it cannot be loaded. */
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

/** At once where it cannot be told. @param margin as CSS writes it @returns gives up the call */
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
