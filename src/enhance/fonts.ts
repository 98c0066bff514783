import { afterLoad } from './after-load.ts';
import { sessionFlag } from './session-flag.ts';

/** The fonts have been fetched in this browser session, so that they come from the browser's cache. */
const fetched = sessionFlag('fontsFetched');

const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);

/**
 * Sets the page in the site's fonts once they are there. The first paint goes without them: 41 KB that would share the
 * line with the page itself, for stand-ins of the same measure (`src/ui/tokens.css`). A band of the page is set anew in
 * a frame, so that the browser answers the visitor in between. On later pages of the session they are used at once.
 * @param signal stops it: the error screen keeps the stand-ins
 */
export const startFonts = (signal: AbortSignal): void => {
  const page = document.documentElement;
  if (fetched.isSet()) {
    page.dataset.fonts = '';
    return;
  }
  const show = async (): Promise<void> => {
    // The stand-ins are fonts of the device, some of which it may not have.
    const own = [...document.fonts].filter(({ display }) => display === 'swap');
    await Promise.all(own.map((face) => face.load()));
    fetched.set();
    for (const band of document.querySelectorAll<HTMLElement>('#root > :not(main), main > *')) {
      await frame();
      if (signal.aborted) return;
      band.dataset.fonts = '';
    }
    page.dataset.fonts = '';
  };
  // A font that cannot be had leaves the stand-ins.
  afterLoad(0, () => void show().catch(() => {}));
};
