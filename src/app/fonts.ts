import { afterPaint } from '../ui/later/after-paint.ts';
import { noteKeptFonts } from './kept-fonts.ts';

/** Less than this, in CSS pixels, does not count as a shift: https://wicg.github.io/layout-instability/ */
const UNSEEN = 3;

let here = false;

/** Where a part begins, in CSS pixels from the top of the window; `null` when it is not in view. */
const topInView = (part: Element): number | null => {
  const { top, bottom } = part.getBoundingClientRect();
  return bottom < 0 || top > innerHeight ? null : top;
};

/** How high the parts of the page that are in view begin, in their order. */
const heights = (parent: Element = document.body, found: number[] = []): readonly number[] => {
  for (const part of parent.children) {
    const top = topInView(part);
    if (top === null) continue;
    found.push(top);
    heights(part, found);
  }
  return found;
};

const differ = (some: readonly number[], others: readonly number[]): boolean =>
  some.length !== others.length || some.some((top, index) => Math.abs(top - (others[index] ?? 0)) >= UNSEEN);

/** Sets parts of the page in the site's fonts. @returns whether they stay, because nothing in view would have moved */
const set = (parts: readonly HTMLElement[]): boolean => {
  const before = heights();
  for (const { dataset } of parts) dataset.fonts = '';
  const stays = !differ(before, heights());
  if (!stays) for (const { dataset } of parts) delete dataset.fonts;
  return stays;
};

const page = document.documentElement;

/** Sets the page in the site's fonts when they are there: for a page that is only being shown. */
export const showFonts = (): void => {
  if (here) page.dataset.fonts = '';
};

/** The faces that have a file of ours; the stand-ins have none. */
const ownFaces = (): FontFace[] => [...document.fonts].filter(({ display }) => display === 'optional');

/**
 * Waits for the site's own fonts and sets the page in them. The first paint goes without them (`src/ui/tokens.css`):
 * 41 KB that would share the line with the page itself, for stand-ins of nearly the same measure. Where a line breaks
 * elsewhere in ours, and what is being read would jump, the stand-ins stay until the visitor moves on. Without all of
 * them it stays as it is.
 *
 * All text that changes its font is laid out anew: what is in view in one frame, then a part a frame, so that the
 * browser answers the visitor in between.
 */
export const awaitFonts = async (): Promise<void> => {
  if (!document.fonts || page.dataset.fonts !== undefined) return;
  try {
    await Promise.all(ownFaces().map((face) => face.load()));
  } catch {
    return;
  }
  here = true;
  noteKeptFonts();
  // Nothing waits to be laid out then, so that looking costs little.
  await new Promise<void>((painted) => afterPaint(painted));
  const parts = [...document.querySelectorAll<HTMLElement>('[data-shell] > *, main > *')];
  const inView = parts.filter((part) => topInView(part) !== null);
  const others = parts.filter((part) => !inView.includes(part));
  for (const group of [inView, ...others.map((part) => [part]), [page]]) {
    await new Promise(requestAnimationFrame);
    if (!set(group) && group === inView) return;
  }
};
