/** The stand-ins of the Tamil font take its room: measured in a browser, which joins letters to syllables. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sharedBrowser } from '../tests/support/browser.ts';
import { fontFolder } from './fonts.ts';
import { TAMIL_FILE, tamilStandIns } from './tamil-font.ts';

const noto = '@fontsource-variable/noto-sans-tamil/files/noto-sans-tamil-tamil-wght-normal.woff2';

const SAMPLE = 'உங்கள் பில்களை அனுப்புங்கள் கணக்கை நாங்கள் எழுதுகிறோம் கடைசி தேதிக்குள் தாக்கல் செய்யுங்கள் ஆவணங்கள்';

const face = async (family: string, path: string): Promise<string> =>
  `@font-face { font-family: ${family}; font-weight: 100 900; src: url(data:font/woff2;base64,${(await readFile(path)).toString('base64')}); }`;

test('the stand-ins are as wide as the font, within two hundredths', async () => {
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
    const widthOf = (font: string): number => {
      if (!pen) throw new Error('no canvas');
      pen.font = font;
      return sample.split(' ').reduce((sum, word) => sum + pen.measureText(word).width, 0);
    };
    return [
      widthOf('400 100px Ours') / widthOf('400 100px Theirs'),
      widthOf('650 100px Ours') / widthOf('700 100px Theirs'),
    ];
  }, SAMPLE);
  await page.close();
  for (const [place, width] of measured.entries())
    expect(Math.abs(width - (tamilStandIns[place]?.width ?? 0))).toBeLessThan(0.02);
});
