import { noteKeptFonts } from './kept-fonts.ts';

/** Less than this, in CSS pixels, does not count as a shift: https://wicg.github.io/layout-instability/ */
const UNSEEN = 3;

let here = false;

/** How high the parts of the page that are in view begin, in their order. */
const heights = (parent: Element = document.body, found: number[] = []): readonly number[] => {
  for (const part of parent.children) {
    const { top, bottom } = part.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight) continue;
    found.push(top);
    heights(part, found);
  }
  return found;
};

const differ = (some: readonly number[], others: readonly number[]): boolean =>
  some.length !== others.length || some.some((top, index) => Math.abs(top - (others[index] ?? 0)) >= UNSEEN);

const { dataset } = document.documentElement;

/** Sets the page in the site's fonts when they are there: for a page that is only being shown. */
export const showFonts = (): void => {
  if (here) dataset.fonts = '';
};

/** The faces that have a file of ours; the stand-ins have none. */
const ownFaces = (): FontFace[] => [...document.fonts].filter(({ display }) => display === 'swap');

/**
 * Waits for the site's own fonts and sets the page in them. The first paint goes without them (`src/ui/tokens.css`):
 * 41 KB that would share the line with the page itself, for stand-ins of nearly the same measure. Where a line breaks
 * elsewhere in ours, and what is being read would jump, the stand-ins stay until the visitor moves on. Without all of them it stays as it is.
 */
export const awaitFonts = async (): Promise<void> => {
  if (!document.fonts || dataset.fonts !== undefined) return;
  try {
    await Promise.all(ownFaces().map((face) => face.load()));
  } catch {
    return;
  }
  // All text is laid out anew: in a frame of its own, not on top of the app's start.
  await new Promise(requestAnimationFrame);
  here = true;
  noteKeptFonts();
  const before = heights();
  showFonts();
  if (differ(before, heights())) delete dataset.fonts;
};
