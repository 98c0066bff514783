import { globSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import { sharedBrowser } from '../tests/support/browser.ts';
import { fontAtWeight, fontFolder, latinText, opened } from './fonts.ts';

const TAMIL_FILE = 'anek-tamil.woff2';

const committed = async (name: string): Promise<Buffer> => readFile(new URL(name, fontFolder));

/** Returns the faces that a style sheet declares for a family. */
const facesIn = async (sheet: string, family: string): Promise<string[]> =>
  (await readFile(new URL(`../${sheet}`, fontFolder), 'utf8'))
    .split('@font-face')
    .filter((face) => face.includes(`font-family: '${family}`));

async function writtenText(): Promise<readonly string[]> {
  const cwd = fileURLToPath(new URL('../', import.meta.url));
  const sources = globSync(['content/**/*.ts', 'src/**/*.tsx'], { cwd, exclude: ['**/*.test.*'] });
  const texts = await Promise.all(sources.map((path) => readFile(join(cwd, path), 'utf8')));
  const characters = new Set(texts.join(''));
  characters.delete('\n');
  return [...characters];
}

// That they are what the script makes: tests/more/fonts.test.ts.
describe('the font files', () => {
  it('weigh at most 50,000 bytes together', async () => {
    const latin = (await readdir(fontFolder)).filter((name) => name !== TAMIL_FILE);
    const files = await Promise.all(latin.map(committed));
    expect(files.reduce((sum, file) => sum + file.length, 0)).toBeLessThanOrEqual(50_000);
  });

  it('have every Tamil letter within 60,000 bytes', async () => {
    const bytes = await committed(TAMIL_FILE);
    expect(bytes.length).toBeLessThanOrEqual(60_000);
    const font = opened(bytes);
    const tamil = (await writtenText()).filter((letter) => /\p{Script=Tamil}/u.test(letter));
    expect(tamil.length).toBeGreaterThan(40);
    expect(tamil.filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))).toEqual([]);
  });

  it.each(['bricolage', 'figtree'])('%s has every character that the site writes', async (id) => {
    const parts = [opened(await committed(`${id}-latin.woff2`)), opened(await committed(`${id}-rupee.woff2`))];
    const text = await writtenText();
    expect(text).toContain('₹');
    // On English pages the few Tamil words are shown in the device's own font.
    const missing = [...text, ...latinText].filter(
      (character) =>
        !/\p{Script=Tamil}/u.test(character) &&
        !parts.some((part) => part.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)),
    );
    expect(missing).toEqual([]);
  });
});

const sentence =
  'A return is due every month, and the tax shown in it must be paid before it can be filed: keep the invoices, the ' +
  'bank statement and the purchase register ready. We check each figure with you and tell you what it will cost.';

function widthIn(bytes: Buffer): number {
  const font = opened(bytes);
  return font.glyphsForString(sentence).reduce((sum, glyph) => sum + glyph.advanceWidth, 0) / font.unitsPerEm;
}

/** Returns a percentage that a rule declares, as a number from 0 to 1. */
const declared = (face: string, name: string): number =>
  Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]) / 100;

describe('the stand-ins', () => {
  it.each([
    ['bricolage', 'Bricolage Fallback', '500 800', 700, 'Bold', 700],
    ['figtree', 'Figtree Fallback', '400 500', 400, '', 400],
    ['figtree', 'Figtree Fallback', '600 700', 600, 'Bold', 700],
  ] as const)(
    'match %s: %s, %s, in width and height at %i',
    async (id, family, weights, weight, bold, standInWeight) => {
      const faces = await facesIn('fonts.css', family);
      const face = faces.find((each) => each.includes(`font-weight: ${weights};`)) ?? '';
      for (const name of ['Roboto', 'Arial']) expect(face).toContain(`local('${`${name} ${bold}`.trim()}')`);

      const ours = await fontAtWeight(`${id}-latin`, weight);
      const arimo = `@fontsource/arimo/files/arimo-latin-${standInWeight}-normal.woff2`;
      const size = declared(face, 'size-adjust');
      const theirWidth = size * widthIn(await readFile(fileURLToPath(import.meta.resolve(arimo))));
      expect(Math.abs(theirWidth / widthIn(ours) - 1)).toBeLessThan(0.01);

      const { ascent, descent, lineGap, unitsPerEm } = opened(ours);
      expect(size * declared(face, 'ascent-override')).toBeCloseTo(ascent / unitsPerEm, 3);
      expect(size * declared(face, 'descent-override')).toBeCloseTo(-descent / unitsPerEm, 3);
      expect(size * declared(face, 'line-gap-override')).toBeCloseTo(lineGap / unitsPerEm, 3);
    },
  );
});

const noto = '@fontsource-variable/noto-sans-tamil/files/noto-sans-tamil-tamil-wght-normal.woff2';

const SAMPLE = 'உங்கள் பில்களை அனுப்புங்கள் கணக்கை நாங்கள் எழுதுகிறோம் கடைசி தேதிக்குள் தாக்கல் செய்யுங்கள் ஆவணங்கள்';

const face = async (family: string, path: string): Promise<string> =>
  `@font-face { font-family: ${family}; font-weight: 100 900; src: url(data:font/woff2;base64,${(await readFile(path)).toString('base64')}); }`;

test('are as tall in Tamil as the text font', async () => {
  const { ascent, descent, unitsPerEm } = opened(await fontAtWeight('figtree-latin', 400));
  const faces = await facesIn('tamil-fonts.css', 'Anek Tamil');
  expect(faces).toHaveLength(4);
  for (const each of faces) {
    const size = declared(each, 'size-adjust') || 1;
    expect(size * declared(each, 'ascent-override')).toBeCloseTo(ascent / unitsPerEm, 3);
    expect(size * declared(each, 'descent-override')).toBeCloseTo(-descent / unitsPerEm, 3);
  }
});

test('are as wide as the font, within two hundredths', async () => {
  const page = await (await sharedBrowser()).newPage();
  const faces = [
    await face('Ours', fileURLToPath(new URL(TAMIL_FILE, fontFolder))),
    await face('Theirs', fileURLToPath(import.meta.resolve(noto))),
  ];
  await page.setContent(`<style>${faces.join('')}</style>`);
  // The plain and the bold file of the device, each against a weight of ours that it stands in for.
  const measured = await page.evaluate(async (sample) => {
    await Promise.all([...document.fonts].map((each) => each.load()));
    const pen = document.createElement('canvas').getContext('2d');
    const measureWidth = (font: string): number => {
      if (!pen) throw new Error('no canvas');
      pen.font = font;
      return sample.split(' ').reduce((sum, word) => sum + pen.measureText(word).width, 0);
    };
    return [
      measureWidth('400 100px Ours') / measureWidth('400 100px Theirs'),
      measureWidth('650 100px Ours') / measureWidth('700 100px Theirs'),
    ];
  }, SAMPLE);
  await page.close();
  const standIns = await facesIn('tamil-fonts.css', 'Anek Tamil Fallback');
  for (const [place, width] of measured.entries())
    expect(Math.abs(width - declared(standIns[place] ?? '', 'size-adjust'))).toBeLessThan(0.02);
});
