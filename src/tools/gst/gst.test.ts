import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyTest } from '../../../tests/support/property-test.ts';
import { paise } from '../money.ts';
import { englishTools } from '../testing/english.ts';
import { sheetIn } from '../testing/sheet-in.ts';
import type { Line, Sheet } from '../tool.ts';
import { rates } from './fields.ts';
import { type BillTerms, makeBill, taxedLine } from './gst.ts';
import { billCases, notInForce } from './testing/cases.ts';

const { tool, law } = englishTools.gst;
const TODAY = '2026-11-23';

const answer = (given: Readonly<Record<string, string>>) => tool.answer(given, TODAY, law);
const makeSheet = (given: Readonly<Record<string, string>>): Sheet => sheetIn(answer(given));
const addUp = (lines: readonly Line[], begins: string): number =>
  lines.filter(({ label }) => label.startsWith(begins)).reduce((sum, { amount }) => sum + amount, 0);

test.each(billCases)('agrees with a bill worked by hand %o', (given, taxable, tax, toPay, rounding = 0) => {
  const { lines, total } = makeSheet(given);
  expect(addUp(lines, 'Taxable value') + addUp(lines, 'Exempt value')).toBe(paise(taxable));
  expect(['CGST', 'SGST', 'IGST'].map((kind) => addUp(lines, kind))).toEqual(
    (given.place === 'here' ? [tax, tax, 0] : [0, 0, tax]).map(paise),
  );
  expect(addUp(lines, 'Rounding')).toBe(paise(rounding));
  expect(total?.amount).toBe(paise(toPay));
});

describe('whatever is billed', () => {
  const line = fc.record({
    amount: fc.integer({ min: 0, max: 100_000_000_000 }),
    rate: fc.constantFrom(...rates.map(Number)),
  });
  const terms: fc.Arbitrary<BillTerms> = fc.record({ included: fc.boolean(), within: fc.boolean() });

  propertyTest(
    'the parts add up to the whole, to the paisa',
    [fc.array(line, { minLength: 1, maxLength: 20 }), terms],
    (lines, how) => {
      const { lines: taxed, byRate, total, rounding } = makeBill(lines, how);
      for (const each of taxed) expect(each.taxable + each.central + each.state + each.integrated).toBe(each.total);
      expect(byRate.reduce((sum, each) => sum + each.total, 0)).toBe(total);
      if (how.included) expect(total).toBe(lines.reduce((sum, { amount }) => sum + amount, 0));
      expect((total + rounding) % 100).toBe(0);
      expect(Math.abs(rounding)).toBeLessThanOrEqual(50);
      expect(Number.isSafeInteger(total)).toBe(true);
    },
  );

  propertyTest(
    'CGST and SGST are alike, differ from IGST by a paisa at most, and a higher rate is never less',
    [line, fc.boolean(), fc.constantFrom(...rates.map(Number))],
    ({ amount, rate }, included, other) => {
      const inside = taxedLine({ amount, rate }, { included, within: true });
      const outside = taxedLine({ amount, rate }, { included, within: false });
      expect(inside.central).toBe(inside.state);
      expect(Math.abs(2 * inside.central - outside.integrated)).toBeLessThanOrEqual(1);
      const higher = taxedLine({ amount, rate: Math.max(rate, other) }, { included, within: false });
      expect(higher.integrated).toBeGreaterThanOrEqual(outside.integrated);
    },
  );

  propertyTest(
    'tax that is added can be taken out again, but for a paisa of each tax',
    [line, fc.boolean()],
    ({ amount, rate }, within) => {
      const { total, taxable } = taxedLine({ amount, rate }, { included: false, within });
      const back = taxedLine({ amount: total, rate }, { included: true, within });
      expect(Math.abs(back.taxable - taxable)).toBeLessThanOrEqual(2);
    },
  );
});

describe('a rate', () => {
  const given = { prices: 'without', place: 'here', round: 'no', amount: '1,000', day: TODAY };

  test.each(notInForce)('refuses on %s the rate %s%%', (day, rate) => {
    expect(answer({ ...given, day, rate })).toHaveProperty('none');
  });

  test('offers exactly the rates of the register', () => {
    const known = law.flatMap(({ facts }) => (facts as { rates: { rate: number }[] } | null)?.rates ?? []);
    expect(new Set(known.map(({ rate }) => rate))).toEqual(new Set(rates.map(Number).filter((rate) => rate > 0)));
  });

  test('says for whom it is', () => {
    expect(makeSheet({ ...given, rate: '12' }).notes.join()).toContain('bricks');
    expect(makeSheet({ ...given, rate: '12', day: '2025-09-21' }).notes.join()).not.toContain('bricks');
    expect(makeSheet({ ...given, rate: '28', day: '2026-01-31' }).notes.join()).toContain('tobacco');
  });
});

describe('more lines', () => {
  const given = { prices: 'without', place: 'here', round: 'no', amount: '1,000', rate: '18', day: TODAY };

  test('have a row each', () => {
    expect(makeSheet({ ...given, more: '1,200 5\n200 0' }).table?.rows).toEqual([
      [paise(1_000), paise(90), paise(90), paise(1_180)],
      [paise(1_200), paise(30), paise(30), paise(1_260)],
      [paise(200), 0, 0, paise(200)],
    ]);
    expect(makeSheet(given).table).toBeUndefined();
  });

  test.each(['1,200 5%', 'Rice 1,200 @ 5%', 'அரிசி ₹1,200 5', 'Rice Rs. 1,200 @5%', '௧,௨௦௦ ௫'])(
    'are read without names of goods: %s',
    (more) => {
      expect(makeSheet({ ...given, more }).table?.rows[1]).toEqual([paise(1_200), paise(30), paise(30), paise(1_260)]);
    },
  );

  test.each([
    ['an amount without its rate', '1,200'],
    ['three numbers', '1,200 5 7'],
    ['words', 'cotton five'],
    ['a number in the name', 'Rice 25 kg 1,200 5'],
    ['less than nothing', 'Rice -1,200 5'],
    ['a rate that is none', '1,200 17'],
    ['too many', '100 5\n'.repeat(101)],
  ])('%s is refused at its field', (_, more) => {
    const result = answer({ ...given, more });
    expect('mistakes' in result && result.mistakes.more).toMatch(/\w/);
  });
});
