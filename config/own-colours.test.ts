import { describe, expect, test } from 'vitest';
import { houseColours } from '../content/colours.ts';
import { firmSchema } from './firm-schema.ts';
import { toHex } from './oklch.ts';
import { listPairs, listRefusals, mixColours, type OwnColours } from './own-colours.ts';
import { readYaml } from './read-yaml.ts';

const steps = (from: number, to: number, count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => from + ((to - from) * at) / (count - 1));

/** Brands and accents of every hue, from pale to vivid and from dark to light, whether they can be read or not. */
const samples: readonly OwnColours[] = steps(0, 2 * Math.PI, 25).flatMap((hue) =>
  [
    [0.3, 0.1],
    [0.45, 0.25],
    [0.9, 0.12],
  ].map(([lightness = 0, chroma = 0]) => ({
    brand: toHex([lightness, chroma, hue]),
    accent: toHex([1 - lightness * 0.8, chroma, hue + 2.1]),
  })),
);

const unreadable = (own: OwnColours) => listPairs(mixColours(own)).filter(({ contrast, min }) => contrast < min);

describe('two colours of a firm', () => {
  test('the design passes by the same measure', () => {
    expect(listPairs(houseColours).filter(({ contrast, min }) => contrast < min)).toEqual([]);
  });

  test('can be read in every pair, or are refused', () => {
    const isRefused = samples.map((own) => {
      const refusals = listRefusals(own);
      const proposed = { ...own, ...Object.fromEntries(refusals.map(({ half, nearest }) => [half, nearest])) };
      expect(unreadable(proposed), JSON.stringify(own)).toEqual([]);
      expect(refusals.length > 0, JSON.stringify(own)).toBe(unreadable(own).length > 0);
      return refusals.length > 0;
    });
    expect(new Set(isRefused)).toEqual(new Set([true, false]));
  });

  test('stay for links and first sights, and red stays', () => {
    const { leaf, turmeric, kumkum, paper } = mixColours({ brand: '#283a8f', accent: '#f59a4a' });
    expect({ leaf, turmeric }).toEqual({ leaf: '#283a8f', turmeric: '#f59a4a' });
    expect({ kumkum, paper }).toEqual({ kumkum: houseColours.kumkum, paper: houseColours.paper });
  });
});

describe('colours in the file', () => {
  const read = (colours: string) =>
    readYaml('firm.yaml', `\ncolours: ${colours}\n`, firmSchema.pick({ colours: true }));

  test('are two, in any case, or none', () => {
    expect(read("{ brand: '#0B5345', accent: '#e2a400' }").value?.colours).toEqual({
      brand: '#0b5345',
      accent: '#e2a400',
    });
    expect(read('none').value?.colours).toBeNull();
  });

  test.each([
    [
      'a pair that cannot be read',
      "{ brand: '#e63946', accent: '#f1c40f' }",
      /^firm\.yaml:2: colours\.brand: .*'#[\da-f]{6}'/,
    ],
    [
      'an accent that is too dark',
      "{ brand: '#0b5345', accent: '#102030' }",
      /^firm\.yaml:2: colours\.accent: .*'#[\da-f]{6}'/,
    ],
    ['a name', "{ brand: green, accent: '#f1c40f' }", /^firm\.yaml:2: colours\.brand: must be # and six /],
    [
      'a colour without quotes',
      '\n  brand: #0b5345\n  accent: #f1c40f',
      /^firm\.yaml:2: colours: must have brand and accent, each in quotes/,
    ],
  ])('are refused with line and remedy: %s', (_what, colours, message) => {
    expect(read(colours).mistakes).toEqual([expect.stringMatching(message)]);
  });
});
