import { drawKolam, markSeed } from '../src/kolam/kolam.ts';
import { kolamMarks } from '../src/kolam/svg.ts';
import { palette } from '../src/site/palette.ts';
import { rasterise } from './rasterise.ts';

/** At 16 px there is room for the woven line alone, a heavier one, and for one dot: the middle. */
function mark(share: number): string {
  const { lines } = drawKolam(markSeed);
  const woven = { dots: [{ x: 4, y: 0 }], lines: lines.filter((line) => line.length > 4) };
  const marks = kolamMarks(woven, { line: palette.paper, dot: 'none', stroke: 0.75 });
  return `<g transform="scale(${share})">${marks}<circle r="20" fill="${palette.turmeric}"/></g>`;
}

const icon = (corner: number, share: number): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 200">' +
  `<rect x="-100" y="-100" width="200" height="200" rx="${corner}" fill="${palette.bottle}"/>${mark(share)}</svg>`;

/** The icons that browsers and home screens ask for, by the names of their files. */
export interface SiteIcons {
  readonly 'favicon.svg': string;
  readonly 'apple-touch-icon.png': Uint8Array;
  readonly 'icon-192.png': Uint8Array;
  readonly 'icon-512.png': Uint8Array;
}

/** Draws the firm's mark in all the sizes that are asked for. */
export async function renderIcons(): Promise<SiteIcons> {
  // Telephones cut their own corners out of the picture, so those get a full square with more ground around the mark.
  const square = icon(0, 0.78);
  return {
    'favicon.svg': icon(36, 0.94),
    'apple-touch-icon.png': rasterise(square, 180),
    'icon-192.png': rasterise(square, 192),
    'icon-512.png': rasterise(square, 512),
  };
}
