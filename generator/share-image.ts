import { createElement, type ReactElement } from 'react';
import satori from 'satori';
import type { Colours } from '../content/colours.ts';
import type { Locale } from '../src/addresses/locale.ts';
import { markSeed } from '../src/kolam/kolam.ts';
import { type KolamPaint, kolamMarks } from '../src/kolam/svg.ts';
import { type FontName, fontAtWeight, opened } from './fonts.ts';
import { drawnKolam } from './page-drawings.ts';
import { rasterise, toDataUrl } from './svg.ts';

export interface ShareImage {
  readonly locale: Locale;
  readonly title: string;
  /** The line above the headline. */
  readonly kicker: string;
  readonly seed: string;
  /** The SVG of the firm's own; the mark of this site's design when left out. */
  readonly logo?: string | null;
  readonly colours: Colours;
}

const shareWidth = 1200;
const shareHeight = 630;

const margin = 72;
/** The width of the text; it ends before the kolam begins. */
const column = 600;
/** The right edge of the image cuts the kolam. */
const kolamMiddle = 1010;
const kolamScale = 2.95;
const displayTracking = -0.02;

const load = async (file: FontName, weight: 600 | 700) => {
  // The names by which the styles below ask for them.
  const name = file.replace(/-(?:latin|tamil)$/, '');
  return { name, data: await fontAtWeight(file, weight), weight, style: 'normal' } as const;
};
const [bricolage, tamil, ...others] = await Promise.all([
  load('bricolage-latin', 700),
  load('anek-tamil', 700),
  load('bricolage-rupee', 700),
  load('figtree-latin', 600),
  load('figtree-rupee', 600),
]);
const [latinFont, tamilFont] = [opened(bricolage.data), opened(tamil.data)];

const isTamil = /\p{Script=Tamil}/u;

/** Estimates the largest width of words in ems: a Tamil syllable may be narrower than its letters. */
const measureWidth = (words: string): number =>
  (words.match(/\p{Script=Tamil}+|\P{Script=Tamil}+/gu) ?? []).reduce((sum, run) => {
    const [font, tracking] = isTamil.test(run) ? [tamilFont, 0] : [latinFont, displayTracking];
    const glyphs = font.glyphsForString(run);
    return glyphs.reduce((room, { advanceWidth }) => room + advanceWidth / font.unitsPerEm + tracking, sum);
  }, 0);

/** Breaks a headline into lines of at most `limit` ems. */
function broken(title: string, limit: number): readonly string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && measureWidth(longer) <= limit) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Returns the largest size at which a headline fits into the column and into 320 px of height. */
function fitted(title: string) {
  for (let size = 88; ; size -= 4) {
    const lines = broken(title, column / size);
    const width = size * Math.max(...lines.map(measureWidth));
    const fits = width <= column && lines.length * size <= 320;
    if (fits || size <= 28) return { lines, size, width };
  }
}

const box = (style: Readonly<Record<string, string | number>>, ...children: (ReactElement | string)[]): ReactElement =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

function words({ title, kicker, colours }: ShareImage): ReactElement {
  const { lines, size, width } = fitted(title);
  const rule = (): ReactElement => box({ width, height: 3, marginTop: 6, backgroundColor: colours.turmeric });
  return box(
    {
      width: '100%',
      height: '100%',
      padding: margin,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
    },
    box(
      { paddingLeft: 72, height: 52, alignItems: 'center', color: colours.paper, fontFamily: 'figtree', fontSize: 27 },
      kicker,
    ),
    box(
      { flexDirection: 'column' },
      ...lines.map((line) =>
        box(
          {
            color: colours.paper,
            fontFamily: 'bricolage, bricolage-rupee, anek',
            fontSize: size,
            letterSpacing: isTamil.test(line) ? 0 : displayTracking * size,
            lineHeight: isTamil.test(line) ? 1.3 : 1.08,
            whiteSpace: 'nowrap',
          },
          line,
        ),
      ),
      box({ height: 22 }),
      rule(),
      rule(),
    ),
  );
}

const placed = (seed: string, x: number, y: number, scale: number, paint: KolamPaint): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${kolamMarks(drawnKolam(seed), paint)}</g>`;

/** Renders the image as PNG. */
export async function renderShareImage(input: ShareImage): Promise<Uint8Array> {
  const fonts = [bricolage, tamil, ...others];
  const { bottle, paper, turmeric } = input.colours;
  const paint = { line: paper, dot: turmeric };
  const text = await satori(words(input), { width: shareWidth, height: shareHeight, fonts });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${shareWidth}" height="${shareHeight}">` +
    `<rect width="100%" height="100%" fill="${bottle}"/>` +
    placed(input.seed, kolamMiddle, shareHeight / 2, kolamScale, paint) +
    (input.logo
      ? `<rect x="${margin}" y="${margin}" width="52" height="52" rx="8" fill="#fff"/>` +
        `<image x="${margin + 4}" y="${margin + 4}" width="44" height="44" href="${toDataUrl(input.logo)}"/>`
      : placed(markSeed, margin + 26, margin + 26, 0.27, { ...paint, stroke: 0.5, spot: 0.45 })) +
    `${text}</svg>`;
  return rasterise(svg, shareWidth);
}
