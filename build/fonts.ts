import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import { fromFile } from '@capsizecss/unpack/fs';
import subsetFont from 'subset-font';
import { packaged, TAMIL_FILE, tamilCss, tamilFont } from './tamil-font.ts';

interface StandIn {
  readonly names: readonly string[];
  /** The packaged font that is measured for it: Arimo's widths are Arial's, and so are Liberation Sans's. */
  readonly measured: string;
}

/** For text; Android has no Arial, and its Roboto is less than one per cent wider. */
const plainStandIn: StandIn = {
  names: ['Arial', 'Liberation Sans', 'Arimo', 'Roboto'],
  measured: '@fontsource/arimo/files/arimo-latin-400-normal.woff2',
};

const boldStandIn: StandIn = {
  names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold', 'Roboto Bold'],
  measured: '@fontsource/arimo/files/arimo-latin-700-normal.woff2',
};

/**
 * The `@font-face` rule that makes a stand-in as wide and as tall as our font.
 * @param family the name of our font; the face gets this name and ` Fallback`
 * @param weights the weights for which it stands in, as in `font-weight`
 */
async function fallbackFace(
  family: string,
  weights: string,
  font: Buffer,
  { names, measured }: StandIn,
): Promise<string> {
  const ours = await fromBuffer(font);
  const theirs = await fromFile(fileURLToPath(import.meta.resolve(measured)));
  const { fontFaces } = createFontStack([{ ...ours, familyName: family }, theirs], {
    fontFaceProperties: { fontWeight: weights },
  });
  // The package names only Arimo.
  return fontFaces.replace(/src: .*;/, `src: ${names.map((name) => `local('${name}')`).join(', ')};`);
}

/** Where the fonts of the site are kept, made by `node build/fonts.ts`. */
export const fontFolder = new URL('../src/ui/fonts/', import.meta.url);

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const rupee = '₹';

/** The characters of an English site about Indian taxes; arrows other than these are icons. */
export const latinText = `${ascii}\u00a0©®°·½¼¾×÷§±–—‘’“”•…€™−↑↓ÀÁÂÄÇÈÉÊËÍÎÏÑÓÔÖÚÜàáâäçèéêëíîïñóôöùúûü`;

/** The font features that the site uses: kerning, ligatures, accents, tabular figures. */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'rvrn'];

interface FallbackFace {
  readonly weights: string;
  /** The weight at which the widths are compared. */
  readonly measured: number;
  readonly standIn: StandIn;
}

type FamilyId = 'bricolage' | 'figtree';

interface Family {
  readonly id: FamilyId;
  readonly name: string;
  /** The name of its stand-in, without ` Fallback`. */
  readonly fallbackName: string;
  readonly latin: string;
  readonly latinExt: string;
  readonly weights: { readonly min: number; readonly max: number };
  /** Axes held at one value. */
  readonly pinned: Readonly<Record<string, number>>;
  readonly fallbacks: readonly FallbackFace[];
}

const families: readonly Family[] = [
  {
    id: 'bricolage',
    name: 'Bricolage Grotesque Variable',
    fallbackName: 'Bricolage',
    latin: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
    latinExt: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-opsz-normal.woff2',
    weights: { min: 500, max: 800 },
    // The axis runs from 12 (wide, for small text) to 96 (narrow, for posters); headings have 20 to 60 px.
    pinned: { opsz: 72 },
    fallbacks: [{ weights: '500 800', measured: 700, standIn: boldStandIn }],
  },
  {
    id: 'figtree',
    name: 'Figtree Variable',
    fallbackName: 'Figtree',
    latin: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    latinExt: '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
    weights: { min: 400, max: 700 },
    pinned: {},
    fallbacks: [
      { weights: '400 500', measured: 400, standIn: plainStandIn },
      { weights: '600 700', measured: 600, standIn: boldStandIn },
    ],
  },
];

async function subsetOf(family: Family, source: string, text: string): Promise<Buffer> {
  const variationAxes = { ...family.pinned, wght: family.weights };
  return subsetFont(await packaged(source), text, {
    targetFormat: 'woff2',
    keepFeatures,
    noHinting: true,
    variationAxes,
  });
}

/** Every font file of the site by its name. The rupee sign has a file of its own: the packages' Latin files lack it. */
export async function fontFiles(): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const family of families) {
    files.set(`${family.id}-latin.woff2`, await subsetOf(family, family.latin, latinText));
    files.set(`${family.id}-rupee.woff2`, await subsetOf(family, family.latinExt, rupee));
  }
  files.set(TAMIL_FILE, await tamilFont());
  return files;
}

/** The text font at one weight, uncompressed, for measuring and for drawing pictures. */
export async function fontAtWeight(id: FamilyId, weight: number, part: 'latin' | 'rupee' = 'latin'): Promise<Buffer> {
  const family = families.find((candidate) => candidate.id === id);
  if (family === undefined) throw new Error(`no font family ${id}`);
  const source = await packaged(part === 'latin' ? family.latin : family.latinExt);
  const variationAxes = { ...family.pinned, wght: weight };
  return subsetFont(source, part === 'latin' ? latinText : rupee, {
    targetFormat: 'sfnt',
    keepFeatures,
    variationAxes,
  });
}

async function facesOf(family: Family): Promise<string[]> {
  const ours = (file: string, ...more: string[]): string =>
    [
      '@font-face {',
      `  font-family: '${family.name}';`,
      '  font-style: normal;',
      `  font-weight: ${family.weights.min} ${family.weights.max};`,
      '  font-display: optional;',
      `  src: url('./fonts/${file}.woff2') format('woff2');`,
      ...more,
      '}',
    ].join('\n');
  // For the characters of its range the later face wins, so the first needs no range, which every page would hold.
  const range = `  unicode-range: U+${rupee.charCodeAt(0).toString(16).toUpperCase()};`;
  const faces = [ours(`${family.id}-latin`), ours(`${family.id}-rupee`, range)];
  for (const { weights, measured, standIn } of family.fallbacks)
    faces.push(await fallbackFace(family.fallbackName, weights, await fontAtWeight(family.id, measured), standIn));
  return faces;
}

/** The style sheet that declares the fonts and their stand-ins. */
export async function fontsCss(): Promise<string> {
  const faces = (await Promise.all(families.map(facesOf))).flat();
  return `/* Written by build/fonts.ts. */\n${faces.join('\n\n')}\n`;
}

async function writeFonts(): Promise<void> {
  await mkdir(fontFolder, { recursive: true });
  for (const [name, bytes] of await fontFiles()) {
    await writeFile(new URL(name, fontFolder), bytes);
    console.log(`${name}: ${bytes.length} bytes`);
  }
  await writeFile(new URL('../fonts.css', fontFolder), await fontsCss());
  await writeFile(new URL('../tamil-fonts.css', fontFolder), tamilCss(await fontAtWeight('figtree', 400)));
}

if (import.meta.main) await writeFonts();
