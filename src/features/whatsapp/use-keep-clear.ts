import { type RefObject, useEffect, useRef, useState } from 'react';
import { buttonClass } from '../../ui/button/button.tsx';

const looksLikeButton = `.${buttonClass('primary').split(' ')[0]}`;

/** What a floating thing must not cover: fields, buttons, and the footer with its links. */
const precious = `main :is(form, button, input, select, textarea, summary, ${looksLikeButton}), #root footer`;

/** Room kept around the floating thing, pixels. */
const ROOM = 8;

/** The observed box: the part of the window that the element takes, as margins from its four sides. */
const boxOf = (element: Element): string => {
  const { top, right, bottom, left } = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  return [top - ROOM, clientWidth - right - ROOM, clientHeight - bottom - ROOM, left - ROOM]
    .map((side) => `${Math.round(-side)}px`)
    .join(' ');
};

/** How long to wait after a change of the page before looking again, milliseconds: a tool may change it many times a second. */
const SETTLE = 250;

/** Calls after the main content has gained or lost elements, at most every quarter of a second. */
const whenMainChanges = (then: () => void): (() => void) => {
  const main = document.querySelector('main');
  if (!main || typeof MutationObserver !== 'function') return () => {};
  let timer = 0;
  const observer = new MutationObserver(() => {
    timer ||= window.setTimeout(() => {
      timer = 0;
      then();
    }, SETTLE);
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
};

/** Tells whether an element lies over something precious, now and when that changes. @returns stops telling */
const watch = (element: Element, tell: (covering: boolean) => void): (() => void) => {
  if (typeof IntersectionObserver !== 'function') return () => {};
  const under = new Set<Element>();
  try {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries)
          if (isIntersecting) under.add(target);
          else under.delete(target);
        tell(under.size > 0);
      },
      { rootMargin: boxOf(element) },
    );
    for (const target of document.querySelectorAll(precious)) observer.observe(target);
    return () => observer.disconnect();
  } catch {
    // Without an observer the button simply stays.
    return () => {};
  }
};

/**
 * Whether a fixed element lies over something that the visitor needs.
 * @param element the fixed element
 * @param page changes when the page does
 */
export const useKeepClear = (element: RefObject<Element | null>, page: string): boolean => {
  const [covering, setCovering] = useState(false);
  const [size, setSize] = useState('');
  const [turn, setTurn] = useState(0);
  const firstPage = useRef(page);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another main element
  useEffect(() => whenMainChanges(() => setTurn((count) => count + 1)), [page]);
  useEffect(() => {
    const onResize = (): void => setSize(`${innerWidth}x${innerHeight}`);
    addEventListener('resize', onResize);
    return () => removeEventListener('resize', onResize);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page or window has other things at other places
  useEffect(() => {
    let stop = (): void => {};
    const start = (): void => {
      if (element.current) stop = watch(element.current, setCovering);
    };
    if (page === firstPage.current) {
      start();
      return () => stop();
    }
    // Measuring would make a new page's first paint wait.
    const timer = setTimeout(start, SETTLE);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [element, page, size, turn]);
  return covering;
};
