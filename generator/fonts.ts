/** The fonts of the site, cut out of packages: `node generator/fonts.ts` writes their files. */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkitten';
import subsetFont from 'subset-font';

export const fontFolder = new URL('../src/ui/fonts/', import.meta.url);

const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** The characters of an English site about Indian taxes; arrows other than these are icons. */
export const latinText = `${range(0x20, 0x7e)}\u00a0©®°·½¼¾×÷§±–—‘’“”•…€™−↑↓ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÚÜàáâäçèéêëíîïñóôöùúûü`;

/** The Tamil block of Unicode with the two joiners; harfbuzz keeps every syllable that these form. */
const tamilText = `${range(0x0b80, 0x0bff)}\u200c\u200d\u25cc`;

/** The font features that the site uses: kerning, ligatures, accents, tabular figures. */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'rvrn'];

interface Cut {
  readonly source: string;
  readonly text: string;
  readonly weights: { readonly min: number; readonly max: number };
  readonly pinned?: Readonly<Record<string, number>>;
  /** The features to keep; every one if left out. */
  readonly keepFeatures?: readonly string[];
}

const bricolage = (subset: string, text: string): Cut => ({
  source: `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${subset}-opsz-normal.woff2`,
  text,
  weights: { min: 500, max: 800 },
  // The axis runs from 12 (wide, for small text) to 96 (narrow, for posters); headings have 20 to 60 px.
  pinned: { opsz: 72 },
  keepFeatures,
});
const figtree = (subset: string, text: string): Cut => ({
  source: `@fontsource-variable/figtree/files/figtree-${subset}-wght-normal.woff2`,
  text,
  weights: { min: 400, max: 700 },
  keepFeatures,
});

/** The rupee sign has a file of its own: the packages' Latin files lack it. */
const cuts = {
  'bricolage-latin': bricolage('latin', latinText),
  'bricolage-rupee': bricolage('latin-ext', '₹'),
  'figtree-latin': figtree('latin', latinText),
  'figtree-rupee': figtree('latin-ext', '₹'),
  'anek-tamil': {
    source: '@fontsource-variable/anek-tamil/files/anek-tamil-tamil-wght-normal.woff2',
    text: tamilText,
    weights: { min: 400, max: 700 },
  },
} satisfies Record<string, Cut>;

export type FontName = keyof typeof cuts;

export const fontNames = Object.keys(cuts) as FontName[];

type Weights = Cut['weights'] | number;

const cut = async (name: FontName, targetFormat: 'sfnt' | 'woff2', wght: Weights): Promise<Buffer> => {
  const { source, text, pinned, keepFeatures }: Cut = cuts[name];
  const packaged = await readFile(fileURLToPath(import.meta.resolve(source)));
  const variationAxes = { ...pinned, wght };
  return subsetFont(packaged, text, { targetFormat, keepFeatures, noHinting: true, variationAxes });
};

export const fontFile = (name: FontName): Promise<Buffer> => cut(name, 'woff2', cuts[name].weights);

/** Returns the uncompressed font, for measuring and for drawing pictures. */
export const fontAtWeight = (name: FontName, weight: number): Promise<Buffer> => cut(name, 'sfnt', weight);

/** @throws Error for a collection of fonts */
export const opened = (bytes: Buffer): Font => {
  const font = create(bytes);
  if (font.isCollection) throw new Error('Expected one font, got a collection of fonts');
  return font;
};

if (import.meta.main)
  for (const name of fontNames) await writeFile(new URL(`${name}.woff2`, fontFolder), await fontFile(name));
