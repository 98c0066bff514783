import { expect, test } from 'vitest';
import { splitLead } from './split-lead.ts';

test('as many whole sentences as fit come first', () => {
  expect(splitLead('One is here. Two is too. Three follows.', 24)).toEqual([
    'One is here. Two is too.',
    'Three follows.',
  ]);
  expect(splitLead('One is here. Two is too.', 24)).toEqual(['One is here. Two is too.', '']);
});

test('a first sentence that is longer stays whole', () => {
  expect(splitLead('A long first sentence. And a second.', 5)).toEqual(['A long first sentence.', 'And a second.']);
});

test('a dot inside a sentence ends none', () => {
  expect(splitLead('It costs Rs. 5 a day. So file.', 5)).toEqual(['It costs Rs. 5 a day.', 'So file.']);
});
