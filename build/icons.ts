import { drawKolam, markSeed } from '../src/kolam/kolam.ts';
import { kolamMarks } from '../src/kolam/svg.ts';
import { palette } from '../src/site/palette.ts';
import { rasterise } from './rasterise.ts';

/** The mark for small sizes: at 16 px there is room for the woven line only, drawn heavier, and the dot in the middle. */
function mark(share: number): string {
  const { lines } = drawKolam(markSeed);
  const woven = { dots: [{ x: 4, y: 0 }], lines: lines.filter((line) => line.length > 4) };
  const marks = kolamMarks(woven, { line: palette.paper, dot: 'none', stroke: 0.75 });
  return `<g transform="scale(${share})">${marks}<circle r="20" fill="${palette.turmeric}"/></g>`;
}

const icon = (corner: number, share: number): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 200">' +
  `<rect x="-100" y="-100" width="200" height="200" rx="${corner}" fill="${palette.bottle}"/>${mark(share)}</svg>`;

/**
 * An icon file with one PNG (ICONDIR and ICONDIRENTRY, https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)).
 * @param size width and height of the picture, pixels; less than 256
 */
const icoFile = (png: Uint8Array, size: number): Uint8Array => {
  const head = new DataView(new ArrayBuffer(22));
  for (const [at, value] of [
    [2, 1], // an icon, not a cursor
    [4, 1], // how many pictures
    [10, 1], // colour planes
    [12, 32], // bits a pixel
  ] as const)
    head.setUint16(at, value, true);
  head.setUint8(6, size);
  head.setUint8(7, size);
  head.setUint32(14, png.length, true);
  head.setUint32(18, head.byteLength, true);
  return Buffer.concat([new Uint8Array(head.buffer), png]);
};

/** The icons that browsers and home screens ask for, by the names of their files. */
export interface SiteIcons {
  /** What feed readers, search engines and old browsers ask for without reading the page. */
  readonly 'favicon.ico': Uint8Array;
  readonly 'favicon.svg': string;
  readonly 'apple-touch-icon.png': Uint8Array;
  readonly 'icon-192.png': Uint8Array;
  readonly 'icon-512.png': Uint8Array;
}

/** Draws the firm's mark in all sizes. */
export async function renderIcons(): Promise<SiteIcons> {
  // Phones round the corners themselves: they get a full square with more space around the mark.
  const square = icon(0, 0.78);
  const small = icon(36, 0.94);
  return {
    'favicon.ico': icoFile(rasterise(small, 32), 32),
    'favicon.svg': small,
    'apple-touch-icon.png': rasterise(square, 180),
    'icon-192.png': rasterise(square, 192),
    'icon-512.png': rasterise(square, 512),
  };
}
