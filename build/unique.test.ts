import { describe, expect, test } from 'vitest';
import { checkUnique, pageText, runsOf, similarity, uniqueBounds, wordsOf } from './unique.ts';

const page = (path: string, main: string) =>
  pageText({ path, html: `<header>Menu of the shell</header><main><h1>${path}</h1>${main}</main>` });

/** Different words, so that every run of five occurs once. */
const text = (from: number, count: number): string =>
  Array.from({ length: count }, (_, at) => `w${from + at}`).join(' ');

describe('the comparison of pages', () => {
  test('knows words in any script, with their sums and dashes', () => {
    expect(wordsOf("It's ₹2,500: GSTR-3B!")).toEqual(["it's", '₹2', '500', 'gstr-3b']);
  });

  test('runs over five words', () => {
    expect(runsOf(['a', 'b', 'c', 'd', 'e', 'f'])).toEqual(['a b c d e', 'b c d e f']);
    expect(runsOf(['a', 'b'])).toEqual([]);
  });

  test('measures what two share of all they have', () => {
    const a = new Set(runsOf(text(0, 14).split(' ')));
    const b = new Set(runsOf(text(5, 14).split(' ')));
    expect(similarity(a, b)).toBeCloseTo(5 / 15);
    expect(similarity(a, a)).toBe(1);
  });

  test('leaves the shell out', () => {
    expect(page('/a', '<p>One</p>').words).toEqual(['a', 'one']);
  });
});

describe('the gate', () => {
  const check = (...pages: readonly ReturnType<typeof page>[]) =>
    checkUnique([{ name: 'service', bound: uniqueBounds.cityServices, pages }]);

  test('passes pages that differ', () => {
    expect(check(page('/a', text(0, 400)), page('/b', text(1000, 400)))).toEqual([]);
  });

  test('finds a page in which only the name was exchanged', () => {
    expect(check(page('/a', text(0, 400)), page('/b', text(0, 400)))[0]).toContain('/a and /b: 0.');
  });

  test('finds thin pages', () => {
    const mistakes = check(page('/a', text(0, 20)), page('/b', text(1000, 400)));
    expect(mistakes).toEqual(['/a: has 21 words, not 300']);
  });
});
