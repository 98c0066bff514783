import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { palette } from './palette.ts';

const tokens = readFileSync(join(import.meta.dirname, '..', 'ui', 'tokens.css'), 'utf8');

test.each(Object.entries(palette))('%s is the colour of the style sheet', (name, colour) => {
  expect(new RegExp(`--${name}: (.*);`).exec(tokens)?.[1]).toBe(colour);
});
