import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inWords } from '../../../content/dates.ts';
import { gstLateFeeWords } from '../../../content/tools/gst-late-fee/en.ts';
import { gstLateFeeResult } from '../../../content/tools/gst-late-fee-result/en.ts';
import { propertyTest } from '../../../tests/support/property-test.ts';
import { addDays } from '../../dates/days.ts';
import { paise } from '../money.ts';
import { englishTools } from '../testing/english.ts';
import { sheetIn } from '../testing/sheet-in.ts';
import type { Sheet } from '../tool.ts';

const { tool, law } = englishTools['gst-late-fee'];
const words = { ...gstLateFeeWords, ...gstLateFeeResult };
type Given = Readonly<Record<string, string>>;

const answer = (given: Given) => tool.answer({ filer: 'monthly', ...given }, '2026-11-23', law);
const makeSheet = (given: Given): Sheet => sheetIn(answer({ form: 'gstr-3b', turnover: '1 crore', ...given }));

/** Returns the late fee under both Acts, which is half and half, then the other lines before the first sum. */
const readAmounts = ({ lines: all }: Sheet): readonly number[] => {
  const lines = all.filter(({ label }) => label !== words.taxItself);
  const [central, state, ...others] = lines;
  const halves = [words.centralFee, words.stateFee];
  if (!central || central.label !== halves[0]) return lines.slice(0, 1).map(({ amount }) => amount);
  expect(state).toEqual({ ...central, label: halves[1] });
  const more = others.filter(({ label }) => label === words.interest);
  return [2 * central.amount, ...more.map(({ amount }) => amount)];
};

const LEMONN = 'https://lemonn.co.in/blog/glossary/gst-late-fee';
const TEACHOO =
  'https://www.teachoo.com/12080/3362/Is-Interest--Late-fees-Payable-for-IGST-/category/Chapter-11-GST-Interest-and-Late-Fees-Calculation/';
const TAXGURU = 'https://taxguru.in/goods-and-service-tax/interest-late-filing-gstr-3b.html';

/**
 * The cases are worked by hand from the Central Goods and Services Tax Act, 2017, its rules and notifications; or a case of others, with
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

const quarter = (given: Given): Given => ({ filer: 'quarterly', quarterly: 'gstr-3b', month: '2026-09', ...given });
const composition = (given: Given): Given => ({ filer: 'composition', year: '2025-26', month: '2026-09', ...given });
const annual = (given: Given): Given => ({ filer: 'annual', year: '2025-26', yearTurnover: '3 crore', ...given });

const PRADEEP = 'https://pradeepcandcompany.blogspot.com/2023/05/rationalisation-of-late-fee-for-gstr-9.html';

/** The cases are worked by hand in the same way: returns of quarters and years, and what is paid without a return. */
const longerCases: typeof cases = [
  // Quarterly returns (rules 59(1) and 61(1)(ii), Tamil Nadu in the first row of its table), of any month of the quarter.
  ['rule 61(1)(ii): on the 22nd', quarter({ filed: '2026-10-22' }), 0],
  ['the first month of the quarter is as good', quarter({ month: '2026-07', filed: '2026-10-22' }), 0],
  ['rule 61(1)(ii): a day after', quarter({ filed: '2026-10-23', tax: '50,000' }), 1, 50, 25],
  ['rule 59(1): on the 13th', quarter({ quarterly: 'gstr-1', filed: '2026-10-13' }), 0],
  ['rule 59(1): a day after', quarter({ quarterly: 'gstr-1', filed: '2026-10-14' }), 1, 50],
  ['20/2021-CT: no sales', quarter({ quarterly: 'gstr-1-nil', filed: '2026-10-14' }), 1, 20],
  ['19/2021-CT: a day below the cap', quarter({ filed: '2026-11-30' }), 39, 1_950],
  ['19/2021-CT: one cap for the quarter', quarter({ filed: '2026-12-01' }), 40, 2_000],
  ['19/2021-CT: and never more', quarter({ filed: '2026-12-02', turnover: '1.5 crore' }), 41, 2_000],
  ['19/2021-CT: "more than 1.5"', quarter({ filed: '2026-12-02', turnover: '1,50,00,001' }), 41, 2_050],
  ['19/2021-CT: up to 5 crores', quarter({ month: '2026-06', filed: '2026-10-30', turnover: '5 crore' }), 100, 5_000],
  ['19/2021-CT: its cap', quarter({ month: '2026-06', filed: '2026-10-31', turnover: '5 crore' }), 101, 5_000],
  ['no tax payable: a day below', quarter({ quarterly: 'gstr-3b-nil', filed: '2026-11-15' }), 24, 480],
  ['no tax payable: at its cap', quarter({ quarterly: 'gstr-3b-nil', filed: '2026-11-16' }), 25, 500],
  ['no tax payable: beyond', quarter({ quarterly: 'gstr-3b-nil', filed: '2026-11-17' }), 26, 500],
  ['rule 88B(1): PMT-06', quarter({ filed: '2026-11-11', tax: '90,000', ledger: '60,000' }), 20, 1_000, 296],
  ['1/2025-CT: on its day', quarter({ quarterly: 'gstr-1', month: '2024-11', filed: '2025-01-15' }), 0],
  ['1/2025-CT: after', quarter({ quarterly: 'gstr-1', month: '2024-11', filed: '2025-01-16' }), 1, 50],
  ['2/2025-CT: on its day', quarter({ month: '2024-12', filed: '2025-01-24' }), 0],
  ['17/2025-CT: after', quarter({ month: '2025-09', filed: '2025-10-26' }), 1, 50],
  ['s. 39(11): the last day', quarter({ month: '2023-10', filed: '2027-01-22' }), 1_096, 2_000],

  // PMT-06 (s. 39(7), second proviso; 85/2020-CT) and CMP-08 (rule 62(1)(i)): interest alone; 36,500 × 18% ÷ 365 = 18 a day.
  ['PMT-06: on the 25th', quarter({ quarterly: 'pmt-06', month: '2026-10', filed: '2026-11-25', tax: '36,500' }), 0],
  ['PMT-06: after', quarter({ quarterly: 'pmt-06', month: '2026-10', filed: '2026-11-26', tax: '36,500' }), 1, 18],
  ['PMT-06: days', quarter({ quarterly: 'pmt-06', month: '2026-07', filed: '2026-11-25', tax: '36,500' }), 92, 1_656],
  ['CMP-08: on the 18th', composition({ composition: 'cmp-08', filed: '2026-10-18', tax: '36,500' }), 0],
  ['CMP-08: a day after', composition({ composition: 'cmp-08', filed: '2026-10-19', tax: '36,500' }), 1, 18],

  // GSTR-4 (rule 62(1) with its proviso; 73/2017-CT and 21/2021-CT: 25 or 10 a day, 1,000 or 250 under each Act).
  ['rule 62(1): on 30 June', composition({ composition: 'gstr-4', filed: '2026-06-30' }), 0],
  ['rule 62(1): a day after', composition({ composition: 'gstr-4', filed: '2026-07-01' }), 1, 50],
  ['12/2024-CT: 30 April before', composition({ composition: 'gstr-4', year: '2023-24', filed: '2024-05-01' }), 1, 50],
  ['12/2024-CT: 30 June since', composition({ composition: 'gstr-4', year: '2024-25', filed: '2025-06-30' }), 0],
  ['21/2021-CT: a day below', composition({ composition: 'gstr-4', filed: '2026-08-08' }), 39, 1_950],
  ['21/2021-CT: at the cap', composition({ composition: 'gstr-4', filed: '2026-08-09' }), 40, 2_000],
  ['21/2021-CT: and never more', composition({ composition: 'gstr-4', filed: '2026-08-10' }), 41, 2_000],
  ['73/2017-CT: no tax', composition({ composition: 'gstr-4-nil', filed: '2026-07-24' }), 24, 480],
  ['21/2021-CT: no tax, capped', composition({ composition: 'gstr-4-nil', filed: '2026-07-25' }), 25, 500],
  ['21/2021-CT: no tax, beyond', composition({ composition: 'gstr-4-nil', filed: '2026-07-26' }), 26, 500],

  // GSTR-9 and 9C (s. 44 and 47(2), rule 80; 7/2023-CT: 25, 50 or 100 a day, 0.02 or 0.25 % of the State's turnover each).
  ['rule 80(1): on 31 December', annual({ filed: '2026-12-31' }), 0],
  ['7/2023-CT: a day after', annual({ filed: '2027-01-01' }), 1, 50],
  ['15/2025-CT: above 2 crores', annual({ filed: '2027-01-01', yearTurnover: '2,00,00,001' }), 1, 50],
  ['7/2023-CT: up to 5 crores', annual({ filed: '2027-01-01', yearTurnover: '5 crore' }), 1, 50],
  ['7/2023-CT: above 5 crores', annual({ filed: '2027-01-01', yearTurnover: '5,00,00,001' }), 1, 100],
  ['7/2023-CT: up to 20 crores', annual({ filed: '2027-01-01', yearTurnover: '20 crore' }), 1, 100],
  ['s. 47(2): above 20 crores', annual({ filed: '2027-01-01', yearTurnover: '20,00,00,001' }), 1, 200],
  ['7/2023-CT: a day below the cap', annual({ filed: '2027-08-27' }), 239, 11_950],
  ['7/2023-CT: 0.04 % of 3 crores', annual({ filed: '2027-08-28' }), 240, 12_000],
  ['7/2023-CT: and never more', annual({ filed: '2027-08-29' }), 241, 12_000],
  [
    '7/2023-CT: 0.04 % of the State alone',
    annual({ filed: '2027-02-10', yearTurnover: '8 crore', stateTurnover: '1 crore' }),
    41,
    4_000,
  ],
  [
    's. 47(2): a day below 0.5 % of the State',
    annual({ filed: '2027-09-06', yearTurnover: '21 crore', stateTurnover: '1 crore' }),
    249,
    49_800,
  ],
  [
    's. 47(2): at 0.5 % of the State',
    annual({ filed: '2027-09-08', yearTurnover: '21 crore', stateTurnover: '1 crore' }),
    251,
    50_000,
  ],
  // 0.02 % of 1,00,02,500 is 2,000.50: fifty paise count as a rupee under each Act (s. 170).
  [
    's. 170: each half is rounded',
    annual({ filed: '2027-06-30', yearTurnover: '6 crore', stateTurnover: '1,00,02,500' }),
    181,
    4_002,
  ],
  ['7/2023-CT: from 2022-23 on', annual({ year: '2022-23', filed: '2024-01-10' }), 10, 500],
  ['s. 44(2): the last day', annual({ year: '2022-23', filed: '2026-12-31' }), 1_096, 12_000],
  // "Rs. 25/day ... (under CGST) + Rs. 25/day ... (under SGST)", "Rs. 50/day" above 5 crores.
  [PRADEEP, annual({ year: '2023-24', filed: '2025-01-10' }), 10, 500],
  [PRADEEP, annual({ year: '2023-24', filed: '2025-01-10', yearTurnover: '12 crore' }), 10, 1_000],
];

describe('a return', () => {
  test.each([...cases, ...longerCases].map(([source, given, ...says]) => [source, given, says] as const))(
    'costs for %s: %o',
    (_, given, says) => {
      const [days, ...amounts] = says;
      const { headline, lines, total } = makeSheet(given);
      expect(headline).toBe(days === 0 ? words.onTime : words.late(days));
      expect(readAmounts(makeSheet(given))).toEqual(amounts.map(paise));
      const added = lines.filter(({ subtotal }) => !subtotal).reduce((sum, { amount }) => sum + amount, 0);
      expect(total?.amount ?? 0).toBe(added);
    },
  );

  test('closes after its last day', () => {
    const { headline, lines } = makeSheet({ form: 'gstr-1', month: '2023-12', filed: '2027-01-12' });
    expect(headline).toBe(words.barred);
    expect(lines).toEqual([]);
  });

  test.each([
    ['gstr-1', '2026-12-11', '2026-12-12'],
    ['gstr-3b', '2026-12-20', '2026-12-21'],
  ])('closes for %s of November 2023: %s, not %s', (form, last, after) => {
    const warning = words.lastDay(inWords(last));
    expect(makeSheet({ form, month: '2023-11', filed: '2026-11-26' }).notes).toContain(warning);
    expect(makeSheet({ form, month: '2023-11', filed: last }).notes).toContain(warning);
    expect(makeSheet({ form, month: '2023-11', filed: after }).headline).toBe(words.barred);
  });

  test('closes three years after its year', () => {
    const due = { year: '2022-23', filed: '2026-12-31' };
    expect(makeSheet(annual(due)).notes).toContain(words.lastDay(inWords('2026-12-31')));
    expect(makeSheet(annual({ ...due, filed: '2027-01-01' })).headline).toBe(words.barred);
  });

  test('is not required of a small turnover', () => {
    const { headline, lines, notes } = makeSheet(annual({ filed: '2027-03-01', yearTurnover: '2 crore' }));
    expect(headline).toBe(words.notRequired);
    expect(lines).toEqual([]);
    expect(notes).toContain(words.exempt('₹2,00,00,000'));
    const before = makeSheet(annual({ year: '2023-24', filed: '2025-03-01', yearTurnover: '2 crore' }));
    expect(before.headline).toBe(words.notRequired);
    // The limit of 2022-23 is not in the register.
    const unknown = makeSheet(annual({ year: '2022-23', filed: '2025-03-01', yearTurnover: '2 crore' }));
    expect(unknown.notes).toContain(words.exemptUnknown('2022-23'));
  });

  test('has one fee with a GSTR-9C', () => {
    const notes = (given: Given) => makeSheet(annual({ filed: '2027-01-05', ...given })).notes;
    const both = words.bothForms('₹5,00,00,000');
    expect(notes({ yearTurnover: '5 crore' })).not.toContain(both);
    expect(notes({ yearTurnover: '5,00,00,001' })).toContain(both);
    const inTime = makeSheet(annual({ filed: '2026-12-31', yearTurnover: '6 crore' }));
    expect(inTime.notes).toEqual([words.bothInTime(inWords('2026-12-31'))]);
    const waiver = words.waived(inWords('2025-03-31'));
    const waived = { year: '2022-23', yearTurnover: '6 crore' };
    expect(notes({ ...waived, filed: '2025-03-31' })).toContain(waiver);
    expect(notes({ ...waived, filed: '2025-04-01' })).not.toContain(waiver);
  });

  test('closes without a fee where optional', () => {
    const iff = (filed: string) => makeSheet(quarter({ quarterly: 'iff', month: '2026-10', filed }));
    expect(iff('2026-11-13').headline).toBe(words.onTime);
    expect(iff('2026-11-14')).toMatchObject({ headline: words.closed, lines: [] });
    expect(iff('2026-11-14').notes).toContain(words.iffClosed);
  });

  test("names the tax of a quarter's first months", () => {
    expect(makeSheet(quarter({ filed: '2026-11-11', tax: '90,000' })).notes).toContain(words.firstTwoMonths);
    expect(makeSheet({ month: '2026-09', filed: '2026-11-11', tax: '90,000' }).notes).not.toContain(
      words.firstTwoMonths,
    );
  });

  test('has no late fee for tax alone', () => {
    const paid = { filed: '2026-11-11', tax: '36,500' };
    expect(makeSheet(composition({ composition: 'cmp-08', ...paid })).notes).toContain(words.withoutFee['cmp-08']);
    const challan = makeSheet(quarter({ quarterly: 'pmt-06', month: '2026-08', ...paid }));
    expect(challan.notes).toContain(words.withoutFee['pmt-06']);
  });

  test('warns of its last day in the last year', () => {
    const notes = (filed: string) => makeSheet({ form: 'gstr-1', month: '2024-05', filed }).notes;
    const warning = words.lastDay(inWords('2027-06-11'));
    expect(notes('2026-06-11')).not.toContain(warning);
    expect(notes('2026-06-12')).toContain(warning);
  });

  /** Section 50: 48,000 at 18 % is 8,640 a year of 365 days, 23.67 a day. On 22 November 33 days of 40 are used. */
  const sevenMore = words.eachDayFor('₹50', 7, '₹2,000', false);
  test.each<readonly [string, Given, readonly string[]]>([
    ['fee and interest', { tax: '48,000' }, [sevenMore, words.eachDayInterest('₹23.67')]],
    ['no interest on cash in the ledger', { tax: '48,000', ledger: '48,000' }, [sevenMore]],
    ['interest on the rest', { tax: '48,000', ledger: '11,500' }, [sevenMore, words.eachDayInterest('₹18')]],
    ['the fee alone', {}, [sevenMore]],
    ['interest after the cap', { tax: '48,000', filed: '2026-12-31' }, [words.eachDayInterest('₹23.67')]],
  ])('says what a further day costs: %s', (_, given, expected) => {
    const { notes } = makeSheet({ month: '2026-09', filed: '2026-11-22', turnover: '80 lakh', ...given });
    expect(notes.filter((each) => each.startsWith('Each further day'))).toEqual(expected);
  });

  test.each([
    [{ filer: 'monthly' }, 'month'],
    [{ filer: 'quarterly', quarterly: 'iff' }, 'month'],
    [{ filer: 'quarterly', quarterly: 'gstr-1' }, 'quarter'],
    // The answer to a question of another filer stays in the form.
    [{ filer: 'composition', quarterly: 'iff' }, 'quarter'],
  ] as const)('asks %j for its %s', (typed, kind) => {
    expect(tool.fields.month?.hintFor?.(typed)).toBe(words.fields.monthHints[kind]);
  });

  const most = (sum: string) => `The late fee has reached its maximum of ${sum}. Further days do not add to it.`;
  /** Worked by hand: the days that are left until the most of 2,000 (40 days of 50), 500 (25 of 20), 10,000 or a share of turnover. */
  test.each<readonly [string, Given, string]>([
    [
      'two days before the most',
      { month: '2026-06', filed: '2026-08-27' },
      'Each further day adds a late fee of ₹50, for 2 more days. Then the late fee stops at ₹2,000.',
    ],
    [
      'a day before it',
      { month: '2026-06', filed: '2026-08-28' },
      'One further day adds a late fee of ₹50. Then the late fee stops at ₹2,000.',
    ],
    ['at it', { month: '2026-06', filed: '2026-08-29' }, most('₹2,000')],
    ['a day after it', { month: '2026-06', filed: '2026-08-30' }, most('₹2,000')],
    [
      'on the first day, 199 before the most of 10,000',
      { month: '2026-09', filed: '2026-10-21', turnover: '6 crore' },
      'Each further day adds a late fee of ₹50, for 199 more days. Then the late fee stops at ₹10,000.',
    ],
    [
      'a nil return a day before it',
      { form: 'gstr-3b-nil', month: '2026-06', filed: '2026-08-13' },
      'One further day adds a late fee of ₹20. Then the late fee stops at ₹500.',
    ],
    ['a nil return at it', { form: 'gstr-3b-nil', month: '2026-06', filed: '2026-08-14' }, most('₹500')],
    // Half of 0.04 % of 2,52,500 is 50.50, rounded to 51 under each Act.
    [
      'a share of turnover, with a whole day and a part left',
      annual({ filed: '2027-01-01', yearTurnover: '3 crore', stateTurnover: '2,52,500' }),
      'One further day adds a late fee of ₹50. On the day after that, the late fee reaches its maximum of ₹102.',
    ],
    [
      'with a part left',
      annual({ filed: '2027-01-02', yearTurnover: '3 crore', stateTurnover: '2,52,500' }),
      'One further day adds a late fee of ₹2. Then the late fee stops at ₹102.',
    ],
    ['at it', annual({ filed: '2027-01-03', yearTurnover: '3 crore', stateTurnover: '2,52,500' }), most('₹102')],
  ])('says when the fee stops: %s', (_, given, note) => {
    expect(makeSheet(given).notes.filter((each) => /further day|maximum/i.test(each))).toEqual([note]);
  });

  test('names districts with a later day for November 2023', () => {
    const notes = (given: Given) => makeSheet({ month: '2023-11', filed: '2026-11-26', ...given }).notes;
    expect(notes({})).toContain(words.laterInDistricts);
    expect(notes({ form: 'gstr-1' })).not.toContain(words.laterInDistricts);
    expect(notes({ month: '2023-12' })).not.toContain(words.laterInDistricts);
  });

  test('says what there is to know', () => {
    const notes = (given: Given) => makeSheet({ month: '2025-09', filed: '2025-10-26', ...given }).notes;
    expect(notes({})).toEqual([
      words.moved(inWords('2025-10-20')),
      words.eachDayFor('₹50', 39, '₹2,000', false),
      words.noInterest,
    ]);
    expect(makeSheet({ month: '2025-09', filed: '2025-10-26' }).beside).toEqual([
      words.late(1),
      words.due(inWords('2025-10-25')),
    ]);
    expect(notes({ tax: '0' })).not.toContain(words.noInterest);
    const early = { month: '2024-05', filed: '2024-07-09', tax: '500', ledger: '500' };
    expect(notes(early)).toContain(words.ledgerSince(inWords('2024-07-10')));
  });

  /** 33 days at ₹50, and 48,000 at 18 % for 33 of 365 days. */
  test.each<readonly [string, Given, number]>([
    ['fee and interest', { month: '2026-09', filed: '2026-11-22', tax: '48,000' }, 2_431],
    ['the fee alone', { month: '2026-09', filed: '2026-11-22' }, 1_650],
    ['interest alone', composition({ composition: 'cmp-08', filed: '2026-10-19', tax: '36,500' }), 18],
  ])('opens with what the delay costs: %s', (_, late, amount) => {
    expect(makeSheet(late).figure?.amount).toBe(paise(amount));
  });

  const sum = (given: Given): number => {
    const { total, lines } = makeSheet(given);
    return (total?.amount ?? 0) - (lines.find(({ label }) => label === words.taxItself)?.amount ?? 0);
  };
  const given = fc.record({
    filer: fc.constant('monthly'),
    form: fc.constantFrom('gstr-3b', 'gstr-3b-nil', 'gstr-1', 'gstr-1-nil'),
    month: fc.constantFrom('2024-01', '2024-12', '2025-09', '2026-02'),
    turnover: fc.constantFrom('1 crore', '2 crore', '6 crore'),
  });
  const rupees = fc.integer({ min: 0, max: 10_000_000 });
  // Later than that the first of these months can be filed no more.
  propertyTest(
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
  ['neither monthly nor quarterly', { filer: '' }, 'filer'],
  ['a quarter that is not over', quarter({ month: '2026-10' }), 'month'],
  ['a quarter before the tool begins', quarter({ month: '2023-09' }), 'month'],
  ['a filing day in the quarter itself', quarter({ month: '2026-07', filed: '2026-09-30' }), 'filed'],
  ['a quarterly return above the limit', quarter({ turnover: '5,00,00,001' }), 'turnover'],
  ['the IFF of a third month', quarter({ quarterly: 'iff', month: '2026-09' }), 'month'],
  ['PMT-06 of a third month', quarter({ quarterly: 'pmt-06', month: '2026-09' }), 'month'],
  ['PMT-06 without its tax', quarter({ quarterly: 'pmt-06', month: '2026-08', tax: '' }), 'tax'],
  ['CMP-08 without its tax', composition({ composition: 'cmp-08', tax: '' }), 'tax'],
  ['a quarterly filer without a return', quarter({ quarterly: '' }), 'quarterly'],
  ['a composition dealer without a form', composition({ composition: '' }), 'composition'],
  ['a year that is not chosen', annual({ year: '' }), 'year'],
  ['an annual return without turnover', annual({ yearTurnover: '' }), 'yearTurnover'],
  ['more in the State than in all', annual({ stateTurnover: '3,00,00,001' }), 'stateTurnover'],
  ['an annual return filed in its year', annual({ filed: '2026-03-31' }), 'filed'],
])('%s is refused at its field', (_, typed, field) => {
  const september = { form: 'gstr-3b', month: '2026-09', filed: '2026-11-22', turnover: '1 crore', tax: '48,000' };
  const result = answer({ ...september, ...typed });
  expect('mistakes' in result && result.mistakes[field]).toMatch(/\w/);
});
