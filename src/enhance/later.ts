/** Calls so many milliseconds after the load event of the page; at once when that time has passed already. */
export const afterLoad = (delay: number, then: () => void): void => {
  const wait = (): void => {
    setTimeout(then, delay);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
};

/**
 * Calls when the page is loaded and has been painted: what only appears later should not share the connection or the
 * processor with the first paint.
 */
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

/**
 * Loads the style sheet of what appears after the first paint: popup, widget, reveal, the later states of the islands.
 * The page itself holds the styles of what it shows at first.
 * @returns when it applies; the same promise each time
 * @throws Error when the sheet cannot be loaded
 */
export const laterStyles = (): Promise<void> => {
  // The development server links all styles, and names no such sheet.
  const href = document.querySelector<HTMLElement>('script[data-styles]')?.dataset.styles;
  loading ??= href ? load(href) : Promise.resolve();
  return loading;
};

/** A part that a page fetches when it is wanted. */
interface Part<Place extends Element> {
  /** @param signal stops it for good */
  start(place: Place, signal: AbortSignal): void | Promise<void>;
}

/** Fetches a part and starts it at its place; a page is complete without it. */
export const startFetched = <Place extends Element>(
  place: Place,
  load: () => Promise<Part<Place>>,
  signal: AbortSignal,
): void => {
  load()
    .then((part) => part.start(place, signal))
    .catch(() => {});
};

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
