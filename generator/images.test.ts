import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { citySlugs } from '../content/cities/index.ts';
import { houseColours as colours } from '../content/colours.ts';
import { iconNames } from '../content/icons.ts';
import { knownServices } from '../content/service-index.ts';
import { iconFiles, writeShareImages } from './images.ts';
import { collectDrawings } from './page-drawings.ts';
import { renderShareImage } from './share-image.ts';
import { SiteFolder } from './site-folder.ts';

const measureSize = (png: Uint8Array): readonly [number, number] => {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  return [view.getUint32(16), view.getUint32(20)];
};
const kicker = 'A firm';

describe('renderShareImage', () => {
  it('draws 1200 by 630 pixels within 100 KB', async () => {
    // Every fourth: each takes the processor for a while.
    for (const seed of [...citySlugs, ...knownServices].filter((_, index) => index % 4 === 0)) {
      const png = await renderShareImage({ title: `Tax and accounts in ${seed}`, kicker, seed, locale: 'en', colours });
      expect(measureSize(png)).toEqual([1200, 630]);
      expect(png.length, seed).toBeLessThanOrEqual(100_000);
    }
  });

  it('sets a Tamil title', async () => {
    const png = await renderShareImage({
      title: 'திருச்சிராப்பள்ளி: வரி, கணக்கு',
      kicker,
      seed: 'home',
      locale: 'ta',
      colours,
    });
    expect(measureSize(png)).toEqual([1200, 630]);
    expect(png.length).toBeLessThanOrEqual(100_000);
  });

  it('takes a very long word, and a rupee sign', async () => {
    for (const title of ['Donaudampfschifffahrtsgesellschaft'.repeat(2), 'From ₹2,999 a month']) {
      expect(measureSize(await renderShareImage({ title, kicker, seed: 'home', locale: 'en', colours }))).toEqual([
        1200, 630,
      ]);
    }
  });
});

test('every icon that content may name is drawn', () => {
  const body = iconNames.map((name) => `<use href="#icon-${name}"`).join('');
  expect(collectDrawings(body).split('<symbol')).toHaveLength(iconNames.length + 1);
});

test('a drawing that stands above is not repeated below', () => {
  const [phone, mail] = ['<use href="#icon-phone"', '<use href="#icon-mail"'];
  expect(collectDrawings(phone + mail, phone).match(/id="[^"]*"/g)).toEqual(['id="icon-mail"']);
  expect(collectDrawings(phone, phone)).toBe('');
});

describe('writeShareImages', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'share-images-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const write = (title: string, out: string) =>
    writeShareImages(
      [
        { file: 'one.png', locale: 'en', title: 'One', kicker, seed: 'one', colours },
        { file: 'share/two.png', locale: 'en', title, kicker, seed: 'two', colours },
      ],
      new SiteFolder(join(folder, out)),
      join(folder, 'cache'),
    );

  it('draws what is new and reuses the rest', async () => {
    expect(await write('Two', 'a')).toEqual({ made: 2, reused: 0 });
    expect(await write('Two', 'b')).toEqual({ made: 0, reused: 2 });
    expect(await write('Two, changed', 'c')).toEqual({ made: 1, reused: 1 });
    const made = await readdir(join(folder, 'b'), { recursive: true });
    expect(made.sort()).toEqual(['one.png', 'share', 'share/two.png']);
    const [first, again] = await Promise.all(['a', 'b'].map((out) => readFile(join(folder, out, 'share/two.png'))));
    expect(first).toEqual(again);
  });
});

describe('iconFiles', () => {
  const firm = { name: 'A firm of accountants', shortName: 'A firm' };

  it('takes a logo of the firm, of any shape', () => {
    const logo =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><path fill="#a00" d="M0 0h300v100H0z"/></svg>';
    const [own, ours] = [iconFiles({ firm, colours }, logo), iconFiles({ firm, colours }, null)];
    expect(measureSize(own['icon-512.png'])).toEqual([512, 512]);
    expect(own['icon-512.png']).not.toEqual(ours['icon-512.png']);
  });

  it('gives every icon in its size', () => {
    const icons = iconFiles({ firm, colours }, null);
    expect(JSON.parse(icons['site.webmanifest'])).toMatchObject({ name: firm.name, short_name: firm.shortName });
    expect(icons['favicon.svg']).toMatch(/^<svg .*<\/svg>$/);
    expect(icons['favicon.svg'].length).toBeLessThan(2000);
    expect(measureSize(icons['favicon.ico'].subarray(22))).toEqual([32, 32]);
    expect(icons['favicon.ico'].length).toBeLessThan(4000);
    expect(measureSize(icons['apple-touch-icon.png'])).toEqual([180, 180]);
    expect(measureSize(icons['icon-192.png'])).toEqual([192, 192]);
    expect(measureSize(icons['icon-512.png'])).toEqual([512, 512]);
  });
});
