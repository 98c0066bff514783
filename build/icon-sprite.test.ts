import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconSprite } from './icon-sprite.ts';

test('the sprite on disk holds every icon as Lucide draws it', () => {
  const file = readFileSync(new URL('../src/ui/drawings/icons.svg', import.meta.url), 'utf8');
  expect(file, 'run `node build/icon-sprite.ts`').toBe(iconSprite());
});
