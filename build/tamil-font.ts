/** The Tamil font: its file, and the style sheet that sets Tamil pages in it. Latin letters and digits stay in ours. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkitten';
import subsetFont from 'subset-font';

/** The file, made by `node build/fonts.ts`. */
export const TAMIL_FILE = 'anek-tamil.woff2';

const source = '@fontsource-variable/anek-tamil/files/anek-tamil-tamil-wght-normal.woff2';

/** A font of the device that is shown until ours is there. */
interface StandIn {
  readonly weights: string;
  /** What Android and Linux have; Windows and Apple have fonts of nearly this width. */
  readonly names: readonly string[];
  /** Our width in theirs, measured in a browser, which alone joins letters to syllables (fonts.test.ts). */
  readonly width: number;
}

/** Their widths grow with the weight, ours hardly. */
export const tamilStandIns: readonly StandIn[] = [
  {
    weights: '400 500',
    names: ['Noto Sans Tamil', 'Noto Sans Tamil Regular', 'NotoSansTamil-Regular', 'Nirmala UI', 'Tamil Sangam MN'],
    width: 0.954,
  },
  {
    weights: '600 800',
    names: [
      'Noto Sans Tamil Bold',
      'NotoSansTamil-Bold',
      'Nirmala UI Bold',
      'Tamil Sangam MN Bold',
      // One file for all weights is found by the name of the plain one.
      'NotoSansTamil-Regular',
    ],
    width: 0.908,
  },
];

/** A file of a package. */
export const packaged = (path: string): Promise<Buffer> => readFile(fileURLToPath(import.meta.resolve(path)));

const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** The Tamil block of Unicode with the two joiners; harfbuzz keeps every syllable that these form. */
const tamilText = `${range(0x0b80, 0x0bff)}\u200c\u200d\u25cc`;
const RANGE = 'U+0B80-0BFF, U+200C-200D, U+25CC';

/** The file of the Tamil font. */
export const tamilFont = async (): Promise<Buffer> =>
  subsetFont(await packaged(source), tamilText, {
    targetFormat: 'woff2',
    noHinting: true,
    variationAxes: { wght: { min: 400, max: 700 } },
  });

/** The Tamil font at one weight, uncompressed, for drawing pictures. */
export const tamilAtWeight = async (wght: number): Promise<Buffer> =>
  subsetFont(await packaged(source), tamilText, { targetFormat: 'sfnt', variationAxes: { wght } });

/** Reads a font. @throws Error for a collection of fonts */
export const opened = (bytes: Buffer): Font => {
  const font = create(bytes);
  if (font.isCollection) throw new Error('a collection of fonts');
  return font;
};

const percent = (share: number): string => `${Number((share * 100).toFixed(4))}%`;

/**
 * The style sheet. All faces take the ascent and descent of our text font: a line with Tamil in it is as high as one
 * without, whichever font is there.
 * @param textFont the font of Latin text, uncompressed
 */
export const tamilCss = (textFont: Buffer): string => {
  const text = opened(textFont);
  const height = (by: number): readonly string[] => [
    `  ascent-override: ${percent(text.ascent / text.unitsPerEm / by)};`,
    `  descent-override: ${percent(Math.abs(text.descent) / text.unitsPerEm / by)};`,
    '  line-gap-override: 0%;',
  ];
  // A page keeps the device's Tamil letters when ours come late. A device that has none shows boxes: for it the same file
  // stands a second time, last, and takes their place whenever it comes.
  const ours = [
    ['Variable', 'optional'],
    ['Swap', 'swap'],
  ].map(([name, display]) => [
    `  font-family: 'Anek Tamil ${name}';`,
    '  font-style: normal;',
    '  font-weight: 400 700;',
    `  font-display: ${display};`,
    `  src: url('./fonts/${TAMIL_FILE}') format('woff2');`,
    `  unicode-range: ${RANGE};`,
    ...height(1),
  ]);
  const standIns = tamilStandIns.map(({ weights, names, width }) => [
    "  font-family: 'Anek Tamil Fallback';",
    `  font-weight: ${weights};`,
    `  src: ${names.map((name) => `local('${name}')`).join(', ')};`,
    `  unicode-range: ${RANGE};`,
    ...height(width),
    `  size-adjust: ${percent(width)};`,
  ]);
  const faces = [...ours, ...standIns].map((lines) => ['@font-face {', ...lines, '}'].join('\n'));
  return `/* Written by build/fonts.ts. */\n${faces.join('\n\n')}\n`;
};
