/** Every canonical page and the Not Found page against the HTML standard. */
import { expect, test } from 'vitest';
import { htmlMistakes } from '../support/html-mistakes.ts';

test('every page is valid HTML', async () => {
  const { pages, mistakes } = await htmlMistakes(() => true);
  expect(pages).toBeGreaterThan(400);
  expect(mistakes).toEqual([]);
});
