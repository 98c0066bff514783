import { expect, test } from 'vitest';
import { newReference, readReference } from './keys.ts';

const some = Array.from({ length: 2000 }, newReference);
const ALPHABET = [...'23456789CDFHJKMNPRTVWXY'];

test('makes short, different references without lookalike letters', () => {
  for (const reference of some) expect(reference).toMatch(/^[2-9CDFHJKMNPRTVWXY]{4}-[2-9CDFHJKMNPRTVWXY]{4}$/);
  expect(new Set(some).size).toBe(some.length);
});

test('a reference is read as people write it', () => {
  for (const reference of some.slice(0, 50)) {
    expect(readReference(reference)).toBe(reference);
    expect(readReference(` ${reference.replace('-', ' ').toLowerCase()} `)).toBe(reference);
    expect(readReference(reference.replace('-', ''))).toBe(reference);
  }
  for (const other of ['', '-', '1234', '2222-2222-2222', '0000-0000', '<b>'.repeat(100)])
    expect(readReference(other)).toBeNull();
});

test('notices each wrong character and each swapped pair', () => {
  for (const reference of some.slice(0, 50)) {
    const characters = [...reference.replace('-', '')];
    for (const [index, own] of characters.entries()) {
      for (const other of ALPHABET)
        if (other !== own) expect(readReference(characters.with(index, other).join(''))).toBeNull();
      const next = characters[index + 1];
      if (!next || next === own) continue;
      const swapped = characters.toSpliced(index, 2, next, own);
      expect(readReference(swapped.join(''))).toBeNull();
    }
  }
});
