import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tdsLateFeeWords as words } from '../../../content/tools/tds-late-fee/en.ts';
import { propertyTest } from '../../../tests/support/property-test.ts';
import { addDays } from '../../dates/days.ts';
import { paise } from '../money.ts';
import { englishTools } from '../testing/english.ts';
import { sheetIn } from '../testing/sheet-in.ts';
import type { Sheet } from '../tool.ts';

const { tool, law } = englishTools['tds-late-fee'];
type Given = Readonly<Record<string, string>>;

const answer = (given: Given) => tool.answer({ what: 'residents', ...given }, '2027-03-23', law);
const makeSheet = (given: Given): Sheet => sheetIn(answer(given));

const CNBC =
  'https://www.cnbctv18.com/personal-finance/tds-return-filing-delay-may-lead-to-rs-1-lakh-penalty-rs-200-late-fee-per-day-14240342.htm/amp';
const CAPAGE = 'https://capage.in/file-the-tds-statement-for-quarter-3-of-financial-year-2022-23-today-is-due-date/';
const TAXEON = 'http://taxeon.in/article3';
const MANAGEMENT = 'https://incometaxmanagement.in/?p=2656';
const CCI = 'https://www.caclubindia.com/experts/regarding-late-filing-of-form-26qb-2951064.asp';
const RULE = 'rule 219, Income-tax Rules, 2026';

const challan = (given: Given): Given => ({ what: 'challan', tax: '60,000', ...given });

/**
 * The cases are worked by hand from section 427 of the Income-tax Act, 2025 (234E of that of 1961) and the rules; or a case of others,
 * with its address. Rupees.
 */
const cases: readonly (readonly [source: string, given: Given, days: number, ...fee: number[]])[] = [
  [`${RULE}: a day before`, { quarter: '2026-06', done: '2026-07-30', tax: '50,000' }, 0],
  [`${RULE}: on 31 July`, { quarter: '2026-04', done: '2026-07-31', tax: '50,000' }, 0],
  [`${RULE}: a day after`, { quarter: '2026-05', done: '2026-08-01', tax: '50,000' }, 1, 200],
  ['rule 31A: 31 May after the last quarter', { quarter: '2025-03', done: '2025-06-01', tax: '50,000' }, 1, 200],
  // General Clauses Act, s. 10, CBDT Circular 639: 31 May 2026 and 31 January 2027 are Sundays.
  ['s. 10: on a Sunday', { quarter: '2026-03', done: '2026-05-31', tax: '50,000' }, 0],
  ['s. 10: on the Monday after it', { quarter: '2026-03', done: '2026-06-01', tax: '50,000' }, 0],
  ['s. 427: after that from the Sunday', { quarter: '2026-03', done: '2026-06-02', tax: '50,000' }, 2, 400],
  ['s. 10: salaries', { what: 'salaries', quarter: '2026-03', done: '2026-06-01', tax: '50,000' }, 0],
  ['s. 10: Sunday, 31 January', { quarter: '2026-12', done: '2027-02-01', tax: '50,000' }, 0],
  ['s. 10: after it', { quarter: '2026-12', done: '2027-02-02', tax: '50,000' }, 2, 400],
  ['rule 31A: 31 January', { quarter: '2025-12', done: '2026-02-01', tax: '50,000' }, 1, 200],
  ['s. 427: a day below the tax', { quarter: '2026-06', done: '2026-08-24', tax: '5,000' }, 24, 4_800],
  ['s. 427: as much as the tax', { quarter: '2026-06', done: '2026-08-25', tax: '5,000' }, 25, 5_000],
  ['s. 427: never more', { quarter: '2026-06', done: '2026-08-26', tax: '5,000' }, 26, 5_000],
  ['s. 427: no tax, no fee', { quarter: '2026-06', done: '2026-08-26', tax: '0' }, 26, 0],
  ['rule 31AA: TCS until March 2026', { what: 'tcs', quarter: '2026-03', done: '2026-05-16', tax: '9,000' }, 1, 200],
  ['rule 31AA: on its day', { what: 'tcs', quarter: '2026-03', done: '2026-05-15', tax: '9,000' }, 0],
  [`${RULE}: TCS since April 2026`, { what: 'tcs', quarter: '2026-04', done: '2026-07-31', tax: '9,000' }, 0],
  [`${RULE}: TCS, a day after`, { what: 'tcs', quarter: '2026-04', done: '2026-08-01', tax: '9,000' }, 1, 200],
  ['rule 31A: salaries, not moved', { what: 'salaries', quarter: '2022-09', done: '2022-11-01', tax: '9,000' }, 1, 200],
  ['Circular 21/2022: residents', { quarter: '2022-09', done: '2022-11-30', tax: '9,000' }, 0],
  ['Circular 21/2022: a day after', { quarter: '2022-09', done: '2022-12-01', tax: '9,000' }, 1, 200],
  ['rule 31A: abroad', { what: 'abroad', quarter: '2022-09', done: '2022-11-01', tax: '9,000' }, 1, 200],
  ['rule 31A: salaries, not moved', { what: 'salaries', quarter: '2023-06', done: '2023-08-01', tax: '9,000' }, 1, 200],
  ['Circular 9/2023: residents', { quarter: '2023-06', done: '2023-09-30', tax: '9,000' }, 0],
  ['Circular 9/2023: abroad', { what: 'abroad', quarter: '2023-06', done: '2023-10-01', tax: '9,000' }, 1, 200],
  ['Circular 9/2023: TCS', { what: 'tcs', quarter: '2023-06', done: '2023-09-30', tax: '9,000' }, 0],
  ['a leap year', { quarter: '2023-12', done: '2024-03-01', tax: '50,000' }, 30, 6_000],
  [CAPAGE, { quarter: '2022-06', done: '2023-04-04', tax: '8,40,000' }, 247, 49_400],
  [CNBC, { quarter: '2022-05', done: '2022-11-17', tax: '5,000' }, 109, 5_000],
  [TAXEON, { quarter: '2024-06', done: '2024-08-08', tax: '1,00,000' }, 8, 1_600],
  [TAXEON, { quarter: '2024-06', done: '2024-08-08', tax: '1,000' }, 8, 1_000],
  [MANAGEMENT, { quarter: '2025-06', done: '2025-11-17', tax: '10,000' }, 109, 10_000],
  // Form 141, before 26QB, 26QC and 26QD: 30 days after the end of the month (rule 219(5); 30(2A) to (2C) of 1962).
  ['rule 219(5): a day before', challan({ month: '2026-09', done: '2026-10-29' }), 0],
  ['rule 219(5): on the 30th day', challan({ month: '2026-09', done: '2026-10-30' }), 0],
  ['rule 219(5): a day after', challan({ month: '2026-09', done: '2026-10-31' }), 1, 200],
  ['rule 219(5): in the month itself', challan({ month: '2027-03', done: '2027-03-20' }), 0],
  ['rule 30(2A): in a leap year', challan({ month: '2024-01', done: '2024-03-01' }), 0],
  ['rule 30(2A): a day after', challan({ month: '2024-01', done: '2024-03-02' }), 1, 200],
  // 30 August 2026 is a Sunday.
  ['s. 10: on the Monday', challan({ month: '2026-07', done: '2026-08-31' }), 0],
  ['s. 10: after it', challan({ month: '2026-07', done: '2026-09-01' }), 2, 400],
  ['s. 427: a day below the tax', challan({ month: '2026-09', done: '2026-11-23', tax: '5,000' }), 24, 4_800],
  ['s. 427: as much as the tax', challan({ month: '2026-09', done: '2026-11-24', tax: '5,000' }), 25, 5_000],
  ['s. 427: never more', challan({ month: '2026-09', done: '2026-11-25', tax: '5,000' }), 26, 5_000],
  // "If TDS was deducted in May, the last date for filing Form 26QB is 30th June."
  [CCI, challan({ month: '2025-05', done: '2025-06-30' }), 0],
  [MANAGEMENT, { quarter: '2025-12', done: '2026-02-15', tax: '50,000' }, 15, 3_000],
];

describe('a statement', () => {
  test.each(cases.map(([source, given, ...says]) => [source, given, says] as const))(
    'costs for %s: %o',
    (_, given, says) => {
      const [days, fee] = says;
      const { headline, lines, total } = makeSheet(given);
      expect(headline).toBe(days === 0 ? words.onTime : words.late(days));
      expect(total?.amount).toBe(fee === undefined ? undefined : paise(fee));
      expect(lines.map(({ amount }) => amount)).toEqual(total ? [total.amount] : []);
    },
  );

  const what = fc.constantFrom('salaries', 'residents', 'abroad', 'tcs');
  const quarter = fc.constantFrom('2022-04', '2023-08', '2024-12', '2025-12');
  propertyTest(
    'costs no less the later it is, and never more than the tax',
    [what, quarter, fc.integer({ min: 0, max: 600 }), fc.nat(100_000_000)],
    (kind, month, late, tax) => {
      const of = (days: number) =>
        makeSheet({ what: kind, quarter: month, done: addDays('2026-03-15', days), tax: String(tax) }).total?.amount ??
        0;
      expect(of(late + 1)).toBeGreaterThanOrEqual(of(late));
      expect(of(late)).toBeLessThanOrEqual(paise(tax));
    },
  );
});

/** Section 427: 200 a day, and never more than the tax. The form of September 2026 is due on 30 October. */
test.each([
  [
    '2026-11-22',
    '5,000',
    'Each further day adds a late fee of ₹200, for 2 more days. Then the late fee stops at ₹5,000.',
  ],
  ['2026-11-23', '5,000', 'One further day adds a late fee of ₹200. Then the late fee stops at ₹5,000.'],
  ['2026-11-24', '5,000', 'The late fee has reached its maximum of ₹5,000. Further days do not add to it.'],
  ['2026-11-25', '5,000', 'The late fee has reached its maximum of ₹5,000. Further days do not add to it.'],
  ['2026-11-24', '5,100', 'One further day adds a late fee of ₹100. Then the late fee stops at ₹5,100.'],
])('says when the fee stops, filed on %s with tax of %s', (done, tax, note) => {
  expect(makeSheet(challan({ month: '2026-09', done, tax })).notes.at(-1)).toBe(note);
});

test('has no word of a fee without tax', () => {
  const { notes } = makeSheet(challan({ month: '2026-09', done: '2026-11-24', tax: '0' }));
  expect(notes).toEqual([words.usually, words.besides]);
});

test("has the form's name of its time", () => {
  const { subject, notes } = makeSheet(challan({ month: '2026-04', done: '2026-06-15' }));
  expect(subject).toBe('Form 141, April 2026');
  expect(notes).toEqual(expect.arrayContaining([words.usually, words.besides]));
  expect(makeSheet(challan({ month: '2026-03', done: '2026-06-15' })).subject).toBe(
    'Form 26QB, 26QC or 26QD, March 2026',
  );
});

test('counts a Sunday until the next day', () => {
  const note = words.holiday('31 May 2026', '1 June 2026');
  for (const done of ['2026-06-01', '2026-06-02'])
    expect(makeSheet({ quarter: '2026-03', done, tax: '50,000' }).notes).toContain(note);
  expect(makeSheet({ quarter: '2026-06', done: '2026-08-20', tax: '50,000' }).notes).not.toContain(note);
});

test.each([
  ['2026-09', '2025-11-23', true],
  ['2026-06', '2026-06-30', true],
  ['2026-06', '2026-07-01', false],
])('refuses %s filed on %s: %s', (quarter, done, refused) => {
  const result = answer({ quarter, done, tax: '50,000' });
  expect('mistakes' in result && result.mistakes.done !== undefined).toBe(refused);
});

test.each([
  ['a statement without its quarter', { quarter: '' }, 'quarter'],
  ['a quarter that is not over', { quarter: '2027-01' }, 'quarter'],
  ['a month before the tool begins', { quarter: '2022-03' }, 'quarter'],
  ['a day far ahead', { done: '2036-01-01' }, 'done'],
  ['no tax', { tax: '' }, 'tax'],
  ['an amount beyond belief', { tax: '200 crore' }, 'tax'],
  ['nothing at all', { what: '' }, 'what'],
  ['a challan without its month', challan({}), 'month'],
  ['a month that lies ahead', challan({ month: '2027-04' }), 'month'],
  ['a form before the deduction', challan({ month: '2026-09', done: '2026-08-31' }), 'done'],
])('%s is refused at its field', (_, typed, field) => {
  const result = answer({ quarter: '2026-06', done: '2026-08-20', tax: '50,000', ...typed });
  expect('mistakes' in result && result.mistakes[field]).toMatch(/\w/);
});
