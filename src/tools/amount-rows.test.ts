import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { always } from '../../tests/support/always.ts';
import { anyText } from '../../tests/support/any-text.ts';
import { amountRows, rowsText } from './amount-rows.ts';

describe('a pasted list keeps its amounts and nothing that tells who somebody is', () => {
  test.each([
    ['from a sheet', 'Ravi Kumar\t100123456789\t15000\t18000', ['15000', '18000']],
    ['with commas between cells', 'Ravi,100123456789,15000,18000', ['15000', '18000']],
    ['with Indian grouping', '1  Ravi  ₹15,000  ₹1,18,000.50', ['15000', '118000.50']],
    ['with both', 'Ravi,15,000,18,000', ['15000', '18000']],
    ['in quotes', '"Kumar, Ravi","15,000","18,000"', ['15000', '18000']],
    ['with Aadhaar in groups', 'Ravi 1234 5678 9012 15000 18000', ['15000', '18000']],
    ['with dates and a member number', 'TN/CBE/0012345/000/77 01/04/2024 Ravi 15000 18000', ['15000', '18000']],
    ['with a dash for none', 'Ravi - 18000', ['0', '18000']],
    ['with a number of too many decimals', 'Ravi 15000.555 18000', ['18000']],
    ['with rupee words', 'Rs. 15,000/- Rs. 18,000/-', ['15000', '18000']],
    ['in lakhs', 'Ravi 1.5 lakh 2 lakh', ['150000', '200000']],
    ['in thousands', 'Ravi, 15k, 18.5K', ['15000', '18500']],
    ['in Tamil words', 'ரவி 15 ஆயிரம் 1.2 லட்சம்', ['15000', '120000']],
    ['in Tamil digits', 'ரவி ௧௫,௦௦௦ ௧௮௦௦௦', ['15000', '18000']],
    ['in Devanagari digits', 'रवि १५००० १८०००', ['15000', '18000']],
    ['with no-break spaces', 'Ravi\u{a0}₹\u{a0}15,000\u{a0}₹\u{a0}18,000', ['15000', '18000']],
    ['with rupees in Tamil', 'ரூ.15,000 ரூ. 18,000 மட்டும்', ['15000', '18000']],
    ['with rupees behind', '15,000 Rs 18,000 rupees only', ['15000', '18000']],
    ['with an initial after the running number', '1 L Ravi 15000 18000', ['15000', '18000']],
    ['with an initial that is also a scale', '1 K. Devi 15000 18000', ['15000', '18000']],
    ['with a phone and an insurance number', '9876543210 5112345678 15000 18000', ['15000', '18000']],
  ])('%s', (_, line, amounts) => {
    expect(amountRows(line, 2)).toEqual([amounts]);
  });

  test('running numbers go, heads are left out, and a line that cannot be read is not lost', () => {
    const list = 'Name\tPF wage\tGross\n1 Ravi 15000 18000\n\n2 Devi 12000 14000\nLatha 5678 1234 9012';
    expect(amountRows(list, 2)).toEqual([['15000', '18000'], ['12000', '14000'], []]);
    expect(rowsText(amountRows(list, 2))).toBe('15000 18000\n12000 14000\n?');
  });

  const cell = fc.oneof(
    fc.string(),
    anyText(),
    fc.nat(2_000_000_000).map(String),
    fc.constantFrom('Ravi', '1234 5678 9012', '100123456789', '15,000', '1,50,000.50', '01/04/2024', '-', '₹'),
  );
  const list = fc
    .array(fc.tuple(fc.array(cell, { maxLength: 6 }), fc.constantFrom(' ', '\t', ',', '; ')), { maxLength: 5 })
    .map((lines) => lines.map(([cells, between]) => cells.join(between)).join('\n'));
  always(
    'whatever is pasted: no letter, no number of eight digits, and reading it again changes nothing',
    [list],
    (text) => {
      const kept = rowsText(amountRows(text, 2));
      expect(kept).toMatch(/^[\d.? \n]*$/);
      expect(kept).not.toMatch(/\d{8}/);
      expect(rowsText(amountRows(kept, 2))).toBe(kept);
    },
  );

  test('a long list is read at once', () => {
    const lists = ['1,11,', '9', 'a', 'a,', '1,a'].map((part) => part.repeat(100_000 / part.length));
    // Reading that is not linear would take longer than a test may.
    for (const list of lists) expect(amountRows(list.repeat(4), 2).length).toBeLessThanOrEqual(1);
  });
});
