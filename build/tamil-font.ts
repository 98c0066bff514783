/** The Tamil font: its file, and the style sheet that sets Tamil pages in it. Latin letters and digits stay in ours. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkitten';
import subsetFont from 'subset-font';

/** The file, made by `node build/fonts.ts`. */
export const TAMIL_FILE = 'anek-tamil.woff2';

const source = '@fontsource-variable/anek-tamil/files/anek-tamil-tamil-wght-normal.woff2';
/** What Android has; Windows and Apple have a font of their own, of nearly its width. */
const standIn = '@fontsource-variable/noto-sans-tamil/files/noto-sans-tamil-tamil-wght-normal.woff2';
const standInNames = ['Noto Sans Tamil', 'NotoSansTamil-Regular', 'Nirmala UI', 'Tamil Sangam MN'];

const packaged = (path: string): Promise<Buffer> => readFile(fileURLToPath(import.meta.resolve(path)));

const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** The Tamil block of Unicode with the two joiners; harfbuzz keeps every syllable that these form. */
const tamilText = `${range(0x0b80, 0x0bff)}\u200c\u200d\u25cc`;
const RANGE = 'U+0B80-0BFF, U+200C-200D, U+25CC';

/** What is often written, for comparing widths. */
const SAMPLE = 'ஜிஎஸ்டி ரிட்டர்னைக் கடைசி தேதிக்குள் தாக்கல் செய்யுங்கள். உங்கள் பில்களை அனுப்புங்கள்; கணக்கை நாங்கள் எழுதுகிறோம்.';

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

const opened = (bytes: Buffer): Font => {
  const font = create(bytes);
  if (font.isCollection) throw new Error('a collection of fonts');
  return font;
};

const widthOf = (font: Font): number =>
  font.glyphsForString(SAMPLE.replaceAll(/[^\u0b80-\u0bff]/g, '')).reduce((sum, glyph) => sum + glyph.advanceWidth, 0) /
  font.unitsPerEm;

const percent = (share: number): string => `${Number((share * 100).toFixed(4))}%`;

/**
 * The style sheet. Both faces take the ascent and descent of our text font: a line with Tamil in it is as high as one
 * without, whichever font is there.
 * @param textFont the font of Latin text, uncompressed
 */
export const tamilCss = async (textFont: Buffer): Promise<string> => {
  const ours = opened(await tamilAtWeight(400));
  const theirs = opened(
    await subsetFont(await packaged(standIn), tamilText, { targetFormat: 'sfnt', variationAxes: { wght: 400 } }),
  );
  const text = opened(textFont);
  const adjust = widthOf(ours) / widthOf(theirs);
  const height = (by: number): readonly string[] => [
    `  ascent-override: ${percent(text.ascent / text.unitsPerEm / by)};`,
    `  descent-override: ${percent(Math.abs(text.descent) / text.unitsPerEm / by)};`,
    '  line-gap-override: 0%;',
  ];
  return `/* Written by build/fonts.ts. */
${[
  '@font-face {',
  "  font-family: 'Anek Tamil Variable';",
  '  font-style: normal;',
  '  font-weight: 400 700;',
  '  font-display: swap;',
  `  src: url('./fonts/${TAMIL_FILE}') format('woff2');`,
  `  unicode-range: ${RANGE};`,
  ...height(1),
  '}',
  '',
  '@font-face {',
  "  font-family: 'Anek Tamil Fallback';",
  `  src: ${standInNames.map((name) => `local('${name}')`).join(', ')};`,
  `  unicode-range: ${RANGE};`,
  ...height(adjust),
  `  size-adjust: ${percent(adjust)};`,
  '}',
].join('\n')}
`;
};
