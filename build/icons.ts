import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { firmFolder } from '../content/read-firm.ts';
import { drawKolam, markSeed } from '../src/kolam/kolam.ts';
import { kolamMarks } from '../src/kolam/svg.ts';
import { palette } from '../src/site/palette.ts';

/** Renders a drawing to PNG. Its text must be outlines: no font of the machine is used, so that all builds are equal. */
export const rasterise = (svg: string, width: number): Uint8Array =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render().asPng();

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

/** The owner's `logo.svg`, or null where the folder has none. */
export const ownLogo = (): string | null => {
  const file = join(firmFolder(), 'logo.svg');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};

/** A picture as an address. */
export const dataOf = (svg: string): string => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

/** A logo of any shape in a white square. @param space around it, of 200 */
const framed = (logo: string, space: number): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><rect width="200" height="200" fill="#fff"/>' +
  `<image x="${space}" y="${space}" width="${200 - 2 * space}" height="${200 - 2 * space}" ` +
  `href="${dataOf(logo)}"/></svg>`;

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

/**
 * Draws the firm's mark in all sizes.
 * @param logo the SVG of the firm's own; the mark of this site's design when left out
 */
export async function renderIcons(logo: string | null = null): Promise<SiteIcons> {
  // Phones round the corners themselves: they get a full square with more space around the mark.
  const square = logo ? framed(logo, 28) : icon(0, 0.78);
  const small = logo ? framed(logo, 4) : icon(36, 0.94);
  return {
    'favicon.ico': icoFile(rasterise(small, 32), 32),
    'favicon.svg': small,
    'apple-touch-icon.png': rasterise(square, 180),
    'icon-192.png': rasterise(square, 192),
    'icon-512.png': rasterise(square, 512),
  };
}
