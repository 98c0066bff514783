import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { colourStyles, houseColours } from './colours.ts';

const tokens = readFileSync(join(import.meta.dirname, '..', 'src', 'ui', 'tokens.css'), 'utf8');

test('the colours are those of the style sheet', () => {
  const declared = Array.from(tokens.matchAll(/--([a-z-]+): (#[\da-f]+);/g), ([, name, colour]) => [name, colour]);
  expect(Object.fromEntries(declared)).toEqual(houseColours);
});

test("adds nothing to the styles without a firm's colours", () => {
  expect(colourStyles(houseColours)).toBe('');
  expect(colourStyles({ ...houseColours, leaf: '#283a8f' })).toBe(':root{--leaf:#283a8f}');
});
