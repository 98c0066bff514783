import { expect, test } from 'vitest';
import { sampleEdition, sampleEditions } from '../../tests/support/firms.ts';
import { repeatAmount } from './typed-amount.ts';

const en = sampleEdition();
const { ta } = sampleEditions();

test.each([
  ['', null],
  ['much', null],
  ['99,999', null],
  ['99999.99', null],
  ['100000', '₹1,00,000, 1 lakh'],
  ['1250000', '₹12,50,000, 12.5 lakh'],
  ['12.5 lakh', '₹12,50,000, 12.5 lakh'],
  ['1234567', '₹12,34,567'],
  ['1234000', '₹12,34,000, 12.34 lakh'],
  ['100000.50', '₹1,00,000.50'],
  ['9999000', '₹99,99,000, 99.99 lakh'],
  ['10000000', '₹1,00,00,000, 1 crore'],
  ['12500000', '₹1,25,00,000, 1.25 crore'],
  ['1000000000', '₹1,00,00,00,000, 100 crore'],
])('repeats "%s" as %s', (typed, repeated) => {
  expect(repeatAmount(en.toolWords, typed)).toBe(repeated);
});

test.runIf(ta)('repeats an amount in Tamil', () => {
  expect(ta && repeatAmount(ta.toolWords, '1250000')).toBe('₹12,50,000, 12.5 லட்சம்');
});
