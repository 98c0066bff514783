import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { fontAtWeight, fontFiles, fontFolder, fontsCss, latinText, readFont } from './fonts.ts';
import { factsOf } from './sfnt.ts';

const committed = async (name: string): Promise<Buffer> => readFile(new URL(name, fontFolder));
/** Whoever formats the style sheet changes nothing that counts. */
const unformatted = (css: string): string => css.replaceAll('"', "'").replace(/\s+/g, ' ').trim();
const covered = async (name: string, text: string): Promise<string[]> => {
  const { codePoints } = await readFont(await committed(name), text);
  return [...text].filter((character) => !codePoints.has(character.codePointAt(0) ?? 0));
};

describe('the font files', () => {
  it('are what the script makes, and nothing else', async () => {
    const made = await fontFiles();
    expect((await readdir(fontFolder)).sort()).toEqual([...made.keys()].sort());
    for (const [name, bytes] of made) expect((await committed(name)).equals(bytes)).toBe(true);
    const sheet = await readFile(new URL('../fonts.css', fontFolder), 'utf8');
    expect(unformatted(sheet)).toBe(unformatted(await fontsCss()));
  });

  it('weigh at most 50,000 bytes together', async () => {
    const files = await Promise.all((await readdir(fontFolder)).map(committed));
    expect(files.reduce((sum, file) => sum + file.length, 0)).toBeLessThanOrEqual(50_000);
  });

  it.each(['bricolage', 'figtree'])('%s has every character that the site writes', async (id) => {
    expect(await covered(`${id}-latin.woff2`, latinText)).toEqual([]);
    expect(await covered(`${id}-rupee.woff2`, '₹')).toEqual([]);
  });

  it('reads advance widths: figures of one font differ from letters', async () => {
    const { advanceOf } = factsOf(await fontAtWeight('figtree', 400));
    expect(advanceOf('m')).toBeGreaterThan(advanceOf('i'));
  });
});
