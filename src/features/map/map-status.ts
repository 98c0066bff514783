import { type RefObject, useEffect, useState } from 'react';

/** `waiting` until the app is there, then the embed loads, has loaded, or will not come (decision 14). */
export type MapStatus = 'waiting' | 'loading' | 'ready' | 'failed';

/** How long the embed may take once it is in view, milliseconds. */
const PATIENCE = 8000;

/** Calls once the element is near the screen; at once where that cannot be told. */
const whenNear = (element: Element, then: () => void): (() => void) => {
  try {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      then();
    });
    observer.observe(element);
    return () => observer.disconnect();
  } catch {
    then();
    return () => {};
  }
};

/**
 * Follows the embed.
 * @param place the element that holds it
 * @returns its status, and what to call on its load and error events
 */
export const useMapStatus = (place: RefObject<Element | null>) => {
  const [status, setStatus] = useState<MapStatus>('waiting');
  useEffect(() => {
    if (navigator.onLine === false) {
      setStatus('failed');
      return;
    }
    setStatus('loading');
    if (!place.current) return;
    let timer = 0;
    const giveUp = (): void => setStatus((now) => (now === 'loading' ? 'failed' : now));
    const stop = whenNear(place.current, () => {
      timer = window.setTimeout(giveUp, PATIENCE);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [place]);
  return { status, onLoad: () => setStatus('ready'), onError: () => setStatus('failed') } as const;
};
