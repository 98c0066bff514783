import { expect, test } from 'vitest';
import { makePattern } from './search-dates.ts';

test.each([
  ['gstr 9', 'GST annual return GSTR-9', true],
  ['GSTR9', 'GST annual return GSTR-9', true],
  ['gstr-9', 'GSTR\u20119', true],
  ['gstr 3b', 'GST return and tax GSTR-3B', true],
  ['gstr3b', 'GST return and tax GSTR-3B', true],
  ['gstr 1', 'GSTR-3B', false],
  ['form141', 'Form\u00a0141', true],
  ['dir 3 kyc', 'DIR-3 KYC', true],
  ['₹50', 'late fee of ₹50 a day', true],
  ['esi', 'TDS on payments to residents', false],
  ['esi', 'PF and ESI', true],
  ['வருமான', 'வருமான வரி ரிட்டர்ன்', true],
  ['வரி', 'வருமான வரி ரிட்டர்ன்', true],
])('"%s" in "%s": %s', (typed, text, isFound) => {
  expect(makePattern(typed)?.test(text)).toBe(isFound);
});

test.each(['', '  ', '-'])('searches nothing for "%s"', (typed) => {
  expect(makePattern(typed)).toBeNull();
});
