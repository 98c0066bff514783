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

let loading: Promise<void> | undefined;

const load = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => reject(new Error('The style sheet could not be loaded'));
    document.head.append(link);
  });

/** The styles of what appears after the first paint; one promise. @throws Error when they cannot be loaded */
export const laterStyles = (): Promise<void> => {
  // The development server links all styles, and names no such sheet.
  const href = document.querySelector<HTMLElement>('script[data-styles]')?.dataset.styles;
  loading ??= href ? load(href) : Promise.resolve();
  return loading;
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
