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

/** A move of fewer pixels is none to the eye. */
const STILL = 2;

/** Where the texts of a band begin, and where the band ends. */
const places = (band: HTMLElement): readonly number[] => {
  const found = [band.getBoundingClientRect().bottom];
  const texts = document.createTreeWalker(band, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode);
    found.push(range.getClientRects()[0]?.top ?? 0);
  }
  return found;
};

/** Sets a band in the fonts; one with a text in view that would move keeps its fallback fonts. */
const put = (band: HTMLElement): void => {
  const before = places(band);
  band.dataset.fonts = '';
  const after = places(band);
  if (before.some((place, at) => place < innerHeight && Math.abs(place - (after[at] ?? place)) > STILL))
    band.dataset.fonts = 'kept';
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
    for (const group of groups()) {
      await frame();
      if (signal.aborted) return;
      group.forEach(put);
    }
    page.dataset.fonts = '';
  };
  // A font that cannot be loaded leaves the fallback fonts.
  const begin = (): void => void show().catch(() => {});
  if (fetched.isSet()) begin();
  else afterPaint(begin);
};
