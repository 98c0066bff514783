import { whenNear } from './later.ts';

/** The time counts while the map is in view. */
const MAP_TIMEOUT_MS = 8000;

/** The drawing stands in the frame's place until the frame has loaded, and for good when it cannot. */
type MapStatus = 'loading' | 'ready' | 'failed';

/**
 * A browser fires a frame's load event for its own error page too, and the frame of another origin cannot be read; a
 * request whose answer may not be read still fails when no host answers.
 */
const isReachable = (url: string, signal: AbortSignal): Promise<boolean> =>
  fetch(url, { mode: 'no-cors', credentials: 'omit', signal }).then(
    () => true,
    () => signal.aborted,
  );

const follow = (place: HTMLElement, url: string, signal: AbortSignal): void => {
  const frame = document.createElement('iframe');
  frame.title = place.getAttribute('data-title') ?? '';
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  const become = (status: MapStatus): void => {
    place.dataset.map = status;
    place.setAttribute('aria-busy', String(status === 'loading'));
    if (status !== 'loading') clearTimeout(timer);
    // A frame that has shown the browser's own error page has "loaded" too: the address is still waited for.
    if (status === 'failed') frame.remove();
  };
  const fail = (): void => become('failed');
  const timer = setTimeout(fail, MAP_TIMEOUT_MS);
  if (navigator.onLine === false) {
    fail();
    return;
  }
  become('loading');
  frame.addEventListener('load', () => place.dataset.map === 'loading' && become('ready'));
  frame.addEventListener('error', fail);
  // It is listened to before it has an address, so that nothing is missed.
  frame.src = url;
  place.firstElementChild?.append(frame);
  void isReachable(url, signal).then((reachable) => reachable || fail());
};

export const start = (place: HTMLElement, signal: AbortSignal): void => {
  const url = place.dataset.src;
  if (!url) return;
  const stop = whenNear(place, () => follow(place, url, signal));
  signal.addEventListener('abort', stop);
};
