import { FONTS_KEY } from '../../content/storage-keys.ts';
import { afterPaint } from './after-paint.ts';
import { deviceFlag } from './stored-flag.ts';

/** The fonts have been fetched on this device, so that they come from the browser's cache. */
const fetched = deviceFlag(FONTS_KEY);

const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);

/** The bands of the page in the order in which they are set anew, each group in a frame: first what is in view. */
const groups = (): readonly (readonly HTMLElement[])[] => {
  const bands = [...document.querySelectorAll<HTMLElement>('#root > :not(main), main > *')];
  const inView = bands.filter((band) => band.getBoundingClientRect().top < innerHeight);
  return [inView, ...bands.filter((band) => !inView.includes(band)).map((band) => [band])];
};

/** Sets a band in the fonts; one that would break into other lines keeps its fallback fonts, so that nothing moves. */
const put = (band: HTMLElement, inView: boolean): void => {
  const height = band.offsetHeight;
  band.dataset.fonts = '';
  if (inView && band.offsetHeight !== height) band.dataset.fonts = 'kept';
};

/**
 * Sets the page in the site's fonts once they are there. The first paint goes without them: 41 KB that would share the
 * connection with the page itself; fallback fonts have the same measures (`src/ui/tokens.css`). Setting all text anew at
 * once would keep a slow phone from answering for a tenth of a second. On later pages they come from the cache, at
 * once.
 * @param signal stops it: the error screen keeps the fallback fonts
 */
export const startFonts = (signal: AbortSignal): void => {
  const page = document.documentElement;
  const show = async (): Promise<void> => {
    // The fallback fonts are those of the device, some of which it may not have.
    const own = [...document.fonts].filter(({ display }) => display === 'swap');
    await Promise.all(own.map((face) => face.load()));
    fetched.set();
    for (const [place, group] of groups().entries()) {
      await frame();
      if (signal.aborted) return;
      for (const band of group) put(band, place === 0);
    }
    page.dataset.fonts = '';
  };
  // A font that cannot be loaded leaves the fallback fonts.
  const begin = (): void => void show().catch(() => {});
  if (fetched.isSet()) begin();
  else afterPaint(begin);
};
