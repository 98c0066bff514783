/** A page of each kind against the HTML standard; `tests/more/html.test.ts` reads them all. */
import { expect, test } from 'vitest';
import { htmlMistakes } from './support/html-mistakes.ts';
import { oneOfEachKind } from './support/kinds.ts';

test('a page of each kind is valid HTML', async () => {
  const kinds: readonly string[] = oneOfEachKind;
  // The Not Found page is one of the kinds.
  expect(await htmlMistakes((path) => kinds.includes(path))).toEqual({ pages: kinds.length, mistakes: [] });
});
