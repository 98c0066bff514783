import { afterPaint } from './later.ts';

const mustStayVisible = 'main :is(form, button, input, select, textarea, summary, a), #root footer';

/** The room around the floating thing, in pixels. */
const ROOM_PX = 8;

/** A tool may change the page many times a second. */
const SETTLE_MS = 250;

/** Returns the box of the element as margins from the window's four sides. */
const readBox = (element: Element): string => {
  const { top, right, bottom, left } = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  return [top - ROOM_PX, clientWidth - right - ROOM_PX, clientHeight - bottom - ROOM_PX, left - ROOM_PX]
    .map((side) => `${Math.round(-side)}px`)
    .join(' ');
};

/** Tells whether a fixed element covers something that the visitor needs; never without an observer. */
export const keepClear = (element: Element, tell: (covering: boolean) => void, signal: AbortSignal): void => {
  if (typeof IntersectionObserver !== 'function') return;
  let observer: IntersectionObserver | undefined;
  const look = (): void => {
    observer?.disconnect();
    const under = new Set<Element>();
    observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) under.add(target);
          else under.delete(target);
        tell(under.size > 0);
      },
      { rootMargin: readBox(element) },
    );
    for (const target of document.querySelectorAll(mustStayVisible)) observer.observe(target);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const lookSoon = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      look();
    }, SETTLE_MS);
  };
  // The measurement waits for the frame that shows the element: sooner, the browser would lay the page out twice.
  afterPaint(() => signal.aborted || look());
  addEventListener('resize', lookSoon, { signal });
  const main = document.querySelector('main');
  const changes = new MutationObserver(lookSoon);
  if (main) changes.observe(main, { childList: true, subtree: true });
  signal.addEventListener('abort', () => {
    observer?.disconnect();
    changes.disconnect();
    clearTimeout(timer);
  });
};
