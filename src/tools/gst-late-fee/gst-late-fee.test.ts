import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inWords } from '../../../content/dates.ts';
import { gstLateFeeWords as words } from '../../../content/tools/gst-late-fee/en.ts';
import { always } from '../../../tests/support/always.ts';
import { addDays } from '../../dates/days.ts';
import { paise } from '../money.ts';
import { englishTools } from '../testing/english.ts';
import { sheetIn } from '../testing/sheet-in.ts';
import type { Sheet } from '../tool.ts';

const { tool, law } = englishTools['gst-late-fee'];
type Given = Readonly<Record<string, string>>;

const answer = (given: Given) => tool.answer(given, '2026-11-23', law);
const sheetOf = (given: Given): Sheet => sheetIn(answer({ form: 'gstr-3b', turnover: '1 crore', ...given }));

const LEMONN = 'https://lemonn.co.in/blog/glossary/gst-late-fee';
const TEACHOO =
  'https://www.teachoo.com/12080/3362/Is-Interest--Late-fees-Payable-for-IGST-/category/Chapter-11-GST-Interest-and-Late-Fees-Calculation/';
const TAXGURU = 'https://taxguru.in/goods-and-service-tax/interest-late-filing-gstr-3b.html';

/**
 * Worked by hand from the Central Goods and Services Tax Act, 2017, its rules and notifications; or a case of others, with
 * its address. Rupees: the late fee, then the interest where tax is given.
 */
const cases: readonly (readonly [source: string, given: Given, days: number, ...amounts: number[]])[] = [
  // The due day.
  ['rule 61(1)(i): a day before', { month: '2026-09', filed: '2026-10-19' }, 0],
  ['rule 61(1)(i): on the 20th', { month: '2026-09', filed: '2026-10-20' }, 0],
  ['rule 61(1)(i): a day after', { month: '2026-09', filed: '2026-10-21', tax: '48,000' }, 1, 50, 24],
  ['rule 59(1): GSTR-1 on the 11th', { form: 'gstr-1', month: '2026-09', filed: '2026-10-11' }, 0],
  ['rule 59(1): five days after', { form: 'gstr-1', month: '2026-09', filed: '2026-10-16' }, 5, 250],
  ['Notification 17/2025-CT: within', { month: '2025-09', filed: '2025-10-24', tax: '1 lakh' }, 0],
  ['Notification 17/2025-CT: on its day', { month: '2025-09', filed: '2025-10-25', tax: '1 lakh' }, 0],
  ['Notification 17/2025-CT: after', { month: '2025-09', filed: '2025-10-26', tax: '1 lakh' }, 1, 50, 49],
  ['Notification 1/2025-CT: on its day', { form: 'gstr-1', month: '2024-12', filed: '2025-01-13' }, 0],
  ['Notification 1/2025-CT: after', { form: 'gstr-1', month: '2024-12', filed: '2025-01-14' }, 1, 50],
  ['Notification 2/2025-CT: on its day', { month: '2024-12', filed: '2025-01-22' }, 0],
  ['Notification 1/2026-CT: on its day', { month: '2026-03', filed: '2026-04-21' }, 0],
  ['Notification 1/2026-CT: after', { month: '2026-03', filed: '2026-04-22' }, 1, 50],
  ['Notification 9/2024-CT: on its day', { form: 'gstr-1', month: '2024-03', filed: '2024-04-12' }, 0],
  // The fee and its caps (Notifications 19/2021-CT and 20/2021-CT with their twins of the state).
  ['19/2021-CT: a day below the cap', { month: '2026-06', filed: '2026-08-28' }, 39, 1_950],
  ['19/2021-CT: at the cap', { month: '2026-06', filed: '2026-08-29' }, 40, 2_000],
  ['19/2021-CT: "up to 1.5 crores"', { month: '2026-06', filed: '2026-08-30', turnover: '1.5 cr' }, 41, 2_000],
  ['19/2021-CT: "more than 1.5"', { month: '2026-06', filed: '2026-08-30', turnover: '1,50,00,001' }, 41, 2_050],
  ['19/2021-CT: at the second cap', { month: '2026-06', filed: '2026-10-28', turnover: '5 crore' }, 100, 5_000],
  ['19/2021-CT: "up to 5 crores"', { month: '2026-06', filed: '2026-10-29', turnover: '5 crore' }, 101, 5_000],
  ['19/2021-CT: above 5', { month: '2026-06', filed: '2026-10-29', turnover: '5,00,00,001' }, 101, 5_050],
  ['s. 47(1): at 5,000 under each act', { month: '2026-04', filed: '2026-12-06', turnover: '50 cr' }, 200, 10_000],
  ['s. 47(1): and never more', { month: '2026-04', filed: '2026-12-07', turnover: '50 cr' }, 201, 10_000],
  ['20/2021-CT: GSTR-1 capped', { form: 'gstr-1', month: '2026-06', filed: '2026-11-11' }, 123, 2_000],
  ['no tax payable: a day below', { form: 'gstr-3b-nil', month: '2026-09', filed: '2026-11-13' }, 24, 480],
  ['no tax payable: at its cap', { form: 'gstr-3b-nil', month: '2026-09', filed: '2026-11-14' }, 25, 500],
  ['no tax payable: beyond', { form: 'gstr-3b-nil', month: '2026-09', filed: '2026-11-15' }, 26, 500],
  ['no outward supplies', { form: 'gstr-1-nil', month: '2026-06', filed: '2026-11-23' }, 135, 500],
  // Interest (s. 50(1), Notification 13/2017-CT), rounded as s. 170 says.
  ['s. 50(1): 33 days', { month: '2026-09', filed: '2026-11-22', tax: '48,000' }, 33, 1_650, 781],
  ['s. 50(1): beyond the cap of the fee', { month: '2026-06', filed: '2026-11-22', tax: '1 lakh' }, 125, 2_000, 6_164],
  ['s. 170: fifty paise count', { month: '2026-09', filed: '2026-11-14', tax: '365' }, 25, 1_250, 5],
  ['s. 170: less does not', { month: '2026-09', filed: '2026-11-14', tax: '364.99' }, 25, 1_250, 4],
  ['365 days in a leap year too', { month: '2024-01', filed: '2024-03-20', tax: '73,000' }, 29, 1_450, 1_044],
  // Cash in the ledger (rule 88B(1), proviso; Notification 12/2024-CT, in force from 10 July 2024).
  [TAXGURU, { month: '2026-05', filed: '2026-06-28', tax: '1 lakh', ledger: '1 lakh' }, 8, 400, 0],
  ['a part of it', { month: '2026-05', filed: '2026-06-28', tax: '1 lakh', ledger: '40,000' }, 8, 400, 237],
  ['more than the tax', { month: '2026-05', filed: '2026-06-28', tax: '1 lakh', ledger: '1.5 lakh' }, 8, 400, 0],
  ['the day before', { month: '2024-05', filed: '2024-07-09', tax: '1 lakh', ledger: '1 lakh' }, 19, 950, 937],
  ['the day itself', { month: '2024-05', filed: '2024-07-10', tax: '1 lakh', ledger: '1 lakh' }, 20, 1_000, 0],
  // Three years (s. 37(5) and 39(11)).
  ['s. 37(5): the last day', { form: 'gstr-1', month: '2023-12', filed: '2027-01-11' }, 1_096, 2_000],
  ['s. 39(11): November 2023', { month: '2023-11', filed: '2026-11-26', tax: '1 lakh' }, 1_072, 2_000, 52_866],
  ['s. 39(11): its last day', { month: '2023-11', filed: '2026-12-20' }, 1_096, 2_000],
  ['s. 37(5): November 2023', { form: 'gstr-1', month: '2023-11', filed: '2026-12-11' }, 1_096, 2_000],
  // Others.
  [LEMONN, { month: '2025-04', filed: '2025-05-25' }, 5, 250],
  [LEMONN, { month: '2025-04', filed: '2025-05-30', tax: '10,000' }, 10, 500, 49],
  [TEACHOO, { month: '2025-04', filed: '2025-05-26', tax: '14,000' }, 6, 300, 41],
];

describe('a return', () => {
  test.each(cases.map(([source, given, ...says]) => [source, given, says] as const))('%s: %o', (_, given, says) => {
    const [days, ...amounts] = says;
    const { headline, lines, total } = sheetOf(given);
    expect(headline).toBe(days === 0 ? words.onTime : words.late(days));
    expect(lines.slice(0, 2).map(({ amount }) => amount)).toEqual(amounts.map(paise));
    const added = lines.filter(({ subtotal }) => !subtotal).reduce((sum, { amount }) => sum + amount, 0);
    expect(total?.amount ?? 0).toBe(added);
  });

  test('that can no longer be filed', () => {
    const { headline, lines } = sheetOf({ form: 'gstr-1', month: '2023-12', filed: '2027-01-12' });
    expect(headline).toBe(words.barred);
    expect(lines).toEqual([]);
  });

  test.each([
    ['gstr-1', '2026-12-11', '2026-12-12'],
    ['gstr-3b', '2026-12-20', '2026-12-21'],
  ])('%s of November 2023 can be filed until %s and not on %s', (form, last, after) => {
    const warning = words.lastDay(inWords(last));
    expect(sheetOf({ form, month: '2023-11', filed: '2026-11-26' }).notes).toContain(warning);
    expect(sheetOf({ form, month: '2023-11', filed: last }).notes).toContain(warning);
    expect(sheetOf({ form, month: '2023-11', filed: after }).headline).toBe(words.barred);
  });

  test('warns of its last day in the last of the three years', () => {
    const notes = (filed: string) => sheetOf({ form: 'gstr-1', month: '2024-05', filed }).notes;
    const warning = words.lastDay(inWords('2027-06-11'));
    expect(notes('2026-06-11')).not.toContain(warning);
    expect(notes('2026-06-12')).toContain(warning);
  });

  test('of November 2023 names the districts with a later day, for GSTR-3B alone', () => {
    const notes = (given: Given) => sheetOf({ month: '2023-11', filed: '2026-11-26', ...given }).notes;
    expect(notes({})).toContain(words.laterInDistricts);
    expect(notes({ form: 'gstr-1' })).not.toContain(words.laterInDistricts);
    expect(notes({ month: '2023-12' })).not.toContain(words.laterInDistricts);
  });

  test('says what there is to know', () => {
    const notes = (given: Given) => sheetOf({ month: '2025-09', filed: '2025-10-26', ...given }).notes;
    expect(notes({})).toEqual([
      words.due(inWords('2025-10-25')),
      words.moved(inWords('2025-10-20')),
      words.eachDay('₹50'),
      words.noInterest,
    ]);
    expect(notes({ tax: '0' })).not.toContain(words.noInterest);
    const early = { month: '2024-05', filed: '2024-07-09', tax: '500', ledger: '500' };
    expect(notes(early)).toContain(words.ledgerSince(inWords('2024-07-10')));
  });

  const sum = (given: Given): number => {
    const { total, lines } = sheetOf(given);
    return (total?.amount ?? 0) - (lines[3]?.amount ?? 0);
  };
  const given = fc.record({
    form: fc.constantFrom('gstr-3b', 'gstr-3b-nil', 'gstr-1', 'gstr-1-nil'),
    month: fc.constantFrom('2024-01', '2024-12', '2025-09', '2026-02'),
    turnover: fc.constantFrom('1 crore', '2 crore', '6 crore'),
  });
  const rupees = fc.integer({ min: 0, max: 10_000_000 });
  // Later than that the first of these months can be filed no more.
  always(
    'costs no less the later it is filed and the more tax there is, and no more with cash in the ledger',
    [given, fc.integer({ min: 0, max: 300 }), rupees, rupees],
    (each, late, tax, more) => {
      const filed = addDays('2026-03-15', late);
      const of = (other: Given) => sum({ ...each, filed, tax: String(tax), ...other });
      expect(of({ filed: addDays(filed, 1) })).toBeGreaterThanOrEqual(of({}));
      expect(of({ tax: String(tax + more) })).toBeGreaterThanOrEqual(of({}));
      expect(of({ ledger: String(more) })).toBeLessThanOrEqual(of({}));
    },
    { numRuns: 60 },
  );
});

test.each([
  ['a month that is not over', { month: '2026-11' }, 'month'],
  ['a month before the tool begins', { month: '2021-05' }, 'month'],
  ['the last month that can no longer be filed', { month: '2023-10' }, 'month'],
  ['a filing day of the year before', { month: '2026-10', filed: '2025-11-26' }, 'filed'],
  ['a filing day in the month itself', { month: '2026-09', filed: '2026-09-15' }, 'filed'],
  ['the last day of the month', { month: '2026-09', filed: '2026-09-30' }, 'filed'],
  ['a filing day before the month of GSTR-1 ends', { form: 'gstr-1', month: '2026-10', filed: '2026-10-10' }, 'filed'],
  ['a day far ahead', { filed: '2036-11-22' }, 'filed'],
  ['an amount that is none', { tax: '-5' }, 'tax'],
  ['an amount beyond belief', { tax: '200 crore' }, 'tax'],
  ['no turnover', { turnover: '' }, 'turnover'],
  ['nothing at all', { form: '' }, 'form'],
  ['an answer that is not offered', { form: 'gstr-9' }, 'form'],
])('%s is refused at its field', (_, typed, field) => {
  const september = { form: 'gstr-3b', month: '2026-09', filed: '2026-11-22', turnover: '1 crore', tax: '48,000' };
  const result = answer({ ...september, ...typed });
  expect('mistakes' in result && result.mistakes[field]).toMatch(/\w/);
});
