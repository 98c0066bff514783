import { type RefObject, useEffect, useState } from 'react';
import { whenNear } from '../../ui/later/when-near.ts';

/** `waiting` until the app is there, then the embed loads, has loaded, or will not come (decision 14). */
export type MapStatus = 'waiting' | 'loading' | 'ready' | 'failed';

/** How long the embed may take once it is in view, milliseconds. */
const PATIENCE = 8000;

/**
 * Whether the embed's address answers at all. A browser fires a frame's load event for its own error page too, and the
 * frame of another origin cannot be looked into; a request that may not be read can still tell that the line is there.
 */
const isReachable = (url: string, signal: AbortSignal): Promise<boolean> =>
  fetch(url, { mode: 'no-cors', credentials: 'omit', signal }).then(
    () => true,
    () => signal.aborted,
  );

/**
 * Follows the embed.
 * @param place the element that holds it
 * @param url the embed's address
 * @returns its status, and what to call on its load and error events
 */
export const useMapStatus = (place: RefObject<Element | null>, url: string) => {
  const [status, setStatus] = useState<MapStatus>('waiting');
  useEffect(() => {
    if (navigator.onLine === false) {
      setStatus('failed');
      return;
    }
    setStatus('loading');
    if (!place.current) return;
    let timer = 0;
    const leaving = new AbortController();
    const giveUp = (): void => setStatus((now) => (now === 'loading' ? 'failed' : now));
    const stop = whenNear(place.current, () => {
      timer = window.setTimeout(giveUp, PATIENCE);
      void isReachable(url, leaving.signal).then((reachable) => {
        if (!reachable) setStatus('failed');
      });
    });
    return () => {
      stop();
      leaving.abort();
      clearTimeout(timer);
    };
  }, [place, url]);
  // The load event of the browser's error page may come when the embed is known to be out of reach.
  const onLoad = (): void => setStatus((now) => (now === 'loading' ? 'ready' : now));
  return { status, onLoad, onError: () => setStatus('failed') } as const;
};
