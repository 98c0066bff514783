import { expect, test } from 'vitest';
import { splitSentence } from './first-sentence.ts';

test.each([
  [
    'A figure with a point, 1.5%, does not end a sentence of this text. The second follows.',
    'A figure with a point, 1.5%, does not end a sentence of this text.',
  ],
  [
    'Too short alone. So the second sentence goes with it. The third does not.',
    'Too short alone. So the second sentence goes with it.',
  ],
  ['One sentence is the whole text of this one here.', 'One sentence is the whole text of this one here.'],
])('%s', (text, first) => {
  const [found, rest] = splitSentence('en', text);
  expect(found).toBe(first);
  expect([found, rest].filter(Boolean).join(' ')).toBe(text);
});
