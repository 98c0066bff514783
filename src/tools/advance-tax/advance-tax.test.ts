import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { propertyTest } from '../../../tests/support/property-test.ts';
import { answeredLines } from '../case.ts';
import { caseFragment } from '../case-link.ts';
import { paise } from '../money.ts';
import { english, englishTools } from '../testing/english.ts';

const { tool, law } = englishTools['advance-tax'];
const { advanceTaxWords: words } = english;
type Given = Readonly<Record<string, string | number>>;

const answer = (given: Given, today: string) => {
  const typed = Object.entries(given).map(([name, value]) => [name, String(value)]);
  return tool.answer(Object.fromEntries(typed), today, law);
};

/** Returns the amounts of the lines that are added, in rupees, and the total. */
const sums = (given: Given, today: string): readonly (number | undefined)[] => {
  const result = answer(given, today);
  if (!('sheet' in result)) throw new Error(JSON.stringify(result));
  const { lines, total } = result.sheet;
  return [...lines.flatMap(({ amount, subtotal }) => (subtotal ? [] : [amount / 100])), total && total.amount / 100];
};

const year = { year: '2025-26', who: 'others', late: 'no' } as const;
const lakh = { ...year, tax: '1,00,000' } as const;
/** Instalments of such a year. */
const paid = (june: number, september: number, december: number, march: number) =>
  ({ ...lakh, june, september, december, march }) as const;
const paidInTime = paid(15_000, 30_000, 30_000, 25_000);
/** This day is after the year, and after every instalment. */
const LATER = '2026-11-23';

/**
 * The cases are worked by hand. Sections 234B and 234C of the Act of 1961 (424 and 425 of that of 2025): 3 % of what is short of 15, 45
 * and 75 %, 1 % of what is short in March; 1 % a month from April where less than 90 % was paid; on full hundreds (rule
 * 119A); what is to pay in all to ten rupees (288B). Rupees: interest by instalments, for too little, rest, rounding, total.
 */
const cases: readonly (readonly [string, Given, readonly number[]])[] = [
  ['nothing paid, 4 months', { ...lakh, rest: '2026-07-20' }, [450, 1_350, 2_250, 1_000, 4_000, 100_000, 109_050]],
  ['every instalment in time', paidInTime, [0, 0]],
  ['12 % by June and 36 % by September are enough', paid(12_000, 24_000, 39_000, 25_000), [0, 0]],
  ['a rupee below 12 %: 3,001 short of 15 %, 3 % of 3,000', paid(11_999, 24_001, 39_000, 25_000), [90, 0, 90]],
  ['a rupee below 36 %: 9,001 short of 45 %', paid(15_000, 20_999, 39_001, 25_000), [270, 0, 270]],
  ['a hundred below 75 %: rounding leaves three rupees out', paid(15_000, 30_000, 29_900, 25_100), [3, 0, -3, 0]],
  ['ninety-nine below 75 %: no full hundred', paid(15_000, 30_000, 29_901, 25_099), [0, 0]],
  ['the last thousand after 15 March', { ...paidInTime, march: 24_000, afterwards: 1_000 }, [10, 0, 10]],
  [
    '90 % by 31 March: none for too little',
    { ...paidInTime, march: 15_000, rest: '2026-07-31' },
    [100, 10_000, 10_100],
  ],
  [
    'a rupee below 90 %: 4 months on 10,000, rounded from 10,501',
    { ...paidInTime, march: 14_999, rest: '2026-07-31' },
    [100, 400, 10_001, -1, 10_500],
  ],
  ['the rest on 1 April: one month', { ...paidInTime, march: 0, rest: '2026-04-01' }, [250, 250, 25_000, 25_500]],
  ['on 30 April: still one', { ...paidInTime, march: 0, rest: '2026-04-30' }, [250, 250, 25_000, 25_500]],
  ['on 1 May: two', { ...paidInTime, march: 0, rest: '2026-05-01' }, [250, 500, 25_000, 25_750]],
  ['9,999 after TDS: no advance tax', { ...year, tax: 60_000, tds: 50_001, rest: '2026-04-10' }, [9_999, 1, 10_000]],
  [
    '10,000 after TDS: 1,500, 4,500, 7,500 and 10,000 short, rounded up from 10,605',
    { ...year, tax: 60_000, tds: 50_000, rest: '2026-04-10' },
    [45, 135, 225, 100, 100, 10_000, 5, 10_610],
  ],
  ['presumptive, all later: s. 234C(1)(b)', { ...lakh, who: 'presumptive', afterwards: 100_000 }, [1_000, 0, 1_000]],
  ['presumptive, all in March', { ...lakh, who: 'presumptive', march: 100_000 }, [0, 0]],
  ['presumptive, paid in June already', { ...lakh, who: 'presumptive', june: 100_000 }, [0, 0]],
  [
    '60 or older without a business: nothing but the tax, s. 207(2)',
    { ...year, who: 'senior', tax: 500_000, rest: '2026-07-31' },
    [500_000, 500_000],
  ],
  [
    'broken sums: 18,500, 55,500, 92,500, 1,23,400 and two months on 1,23,400',
    { ...year, tax: 123_456, rest: '2026-05-05' },
    [555, 1_665, 2_775, 1_234, 2_468, 123_456, -3, 132_150],
  ],
  ['more paid than due', { ...paidInTime, march: 35_000 }, [0, 0]],
];

test.each(cases)('counts a year that is over: %s', (_, given, expected) => {
  expect(sums(given, LATER)).toEqual(expected);
});

const small = { ...year, tax: 100_000, tds: 95_000, late: 'yes', whose: 'individual', income: '5,00,001' } as const;

/** Sections 234A and 234F (423 and 428(a)): 1 % a month from the day after the due date; 5,000, or 1,000 up to 5 lakh. */
const lateReturns: readonly (readonly [string, Given, readonly number[]])[] = [
  ['five days late: one month', { ...small, filed: '2026-08-05' }, [50, 5_000, 5_000, 10_050]],
  ['on the last day of that month', { ...small, filed: '2026-08-31' }, [50, 5_000, 5_000, 10_050]],
  ['a day later: two months', { ...small, filed: '2026-09-01' }, [100, 5_000, 5_000, 10_100]],
  ['with the rest paid on the due date', { ...small, filed: '2026-09-01', rest: '2026-07-31' }, [5_000, 5_000, 10_000]],
  ['with 5 lakh of income', { ...small, filed: '2026-08-05', income: '5,00,000' }, [50, 1_000, 5_000, 6_050]],
  ['of a business, due on 31 August', { ...small, whose: 'business', filed: '2026-09-01' }, [50, 5_000, 5_000, 10_050]],
  ['transfer pricing', { ...small, whose: 'transfer-pricing', filed: '2026-12-01' }, [50, 5_000, 5_000, 10_050]],
  ['on the last day of all: five months', { ...small, filed: '2026-12-31' }, [250, 5_000, 5_000, 10_250]],
  // S. 234F, s. 428: no fee where no return had to be filed; nobody pays tax up to 2,50,000.
  ['up to 2.5 lakh of income', { ...small, filed: '2026-08-05', income: '2,50,000' }, [50, 5_000, 5_050]],
  ['a rupee above it', { ...small, filed: '2026-08-05', income: '2,50,001' }, [50, 1_000, 5_000, 6_050]],
  // Circular 7/2026 moved 31 October to 21 November; from which of them interest counts is open: no sum for it.
  ['with audit after the moved day', { ...small, whose: 'audit', filed: '2026-11-22' }, [5_000, 5_000, 10_000]],
];

describe('a late return', () => {
  test.each(lateReturns)('%s', (_, given, expected) => {
    expect(sums(given, LATER)).toEqual(expected);
  });

  test.each([
    ['in time', { ...small, filed: '2026-07-31' }, '31 July 2026'],
    ['with audit on the moved day', { ...small, whose: 'audit', filed: '2026-11-21' }, '21 November 2026'],
    ['too late to be filed', { ...small, filed: '2027-01-01' }, '31 December 2026'],
  ])('%s is told so', (_, given, day) => {
    expect(answer(given, LATER)).toMatchObject({ none: expect.stringContaining(day) });
  });

  test('costs nothing without tax, but names the fee', () => {
    const result = answer({ ...small, tax: 0, tds: 0, income: '2,00,000', filed: '2026-08-05' }, LATER);
    expect(result).toMatchObject({
      sheet: { headline: words.nothingLeft, notes: expect.arrayContaining([words.feeIfMust('₹1,000')]) },
    });
  });

  test('says that interest counts full hundreds', () => {
    const notes = (given: Given) => {
      const result = answer(given, LATER);
      return 'sheet' in result ? result.sheet.notes : [];
    };
    expect(notes({ ...small, filed: '2026-08-05' })).toContain(words.hundreds);
    expect(notes({ ...small, filed: '2026-09-01', rest: '2026-07-31' })).not.toContain(words.hundreds);
  });

  test('says what is not settled', () => {
    const result = answer({ ...small, whose: 'audit', filed: '2026-11-22' }, LATER);
    expect('sheet' in result && result.sheet.notes.join(' ')).toContain('not settled');
  });

  test.each([
    [{ filed: '' }, 'filed'],
    [{ filed: '2026-03-31' }, 'filed'],
    [{ whose: '' }, 'whose'],
    [{ income: '' }, 'income'],
    [{ rest: '2026-03-31' }, 'rest'],
  ])('%j is asked again', (change, field) => {
    expect(answer({ ...small, filed: '2026-09-01', ...change }, LATER)).toMatchObject({
      mistakes: { [field]: expect.any(String) },
    });
  });
});

const running = { year: '2026-27', who: 'others', late: 'no', tax: 200_000 } as const;
const headline = (given: Given, today: string): string => {
  const result = answer(given, today);
  return 'sheet' in result ? result.sheet.headline : '';
};

describe('a year that runs', () => {
  test('leads with the next instalment', () => {
    const result = answer({ ...running, june: 30_000, late: '' }, LATER);
    expect(result).toMatchObject({
      sheet: {
        figure: { label: words.next, amount: paise(120_000) },
        beside: [words.by('15 December 2026'), '22 days left'],
      },
    });
  });

  test.each([
    ['2027-07-31', false],
    ['2027-08-01', true],
  ])('on %s asks whether its return is late: %s', (today, isAsked) => {
    const result = answer({ ...running, late: '' }, today);
    expect('mistakes' in result && 'late' in result.mistakes).toBe(isAsked);
  });

  test('leaves answers to questions not asked yet out of the case', () => {
    const typed = { year: '2026-27', who: 'others', tax: '2 lakh', late: 'yes', filed: '2026-10-01' };
    const given = { fields: tool.fields, typed, today: LATER };
    expect(answeredLines(english, given)).toHaveLength(3);
    expect(answeredLines(english, { ...given, today: '2027-08-01' })).toHaveLength(5);
    expect(caseFragment(tool.fields, typed, LATER)).toBe('#year=2026-27&who=others&tax=2+lakh');
  });

  test('names the next instalment of two lakh: 75 %', () => {
    const paid = { ...running, june: 30_000, september: 60_000 };
    expect(headline(paid, LATER)).toBe('Pay ₹60,000 by 15 December 2026');
    expect(sums(paid, LATER)).toEqual([undefined]);
  });

  test('lists what each instalment takes', () => {
    const result = answer({ ...running, june: 30_000, september: 60_000 }, LATER);
    const [list] = 'sheet' in result ? result.sheet.lists : [];
    const takes = list?.items.map((item) => item.slice(item.indexOf('). ') + 3));
    const { covered, stillToPay } = words;
    expect(takes).toEqual([covered, covered, stillToPay('₹60,000'), stillToPay('₹50,000')]);
    expect(list?.isPlan).toBe(true);
    const [, second, third] = list?.items ?? [];
    expect(second).toMatch(/^₹90,000 was due by 15 September 2026 /);
    expect(third).toMatch(/^₹1,50,000 is due by 15 December 2026 /);
  });

  test('charges what was short already', () => {
    expect(headline(running, LATER)).toBe('Pay ₹1,50,000 by 15 December 2026');
    expect(sums(running, LATER)).toEqual([900, 2_700, 3_600]);
  });

  test('has an instalment until its day is over', () => {
    expect(sums(running, '2026-12-15')).toEqual([900, 2_700, 3_600]);
    expect(sums(running, '2026-12-16')).toEqual([900, 2_700, 4_500, 8_100]);
  });

  test('takes Monday for a Sunday (CBDT Circular 676)', () => {
    const last = { ...lakh, june: 15_000, september: 30_000, december: 30_000 };
    expect(headline(last, '2026-03-16')).toBe('Pay ₹25,000 by 16 March 2026');
    expect(sums(last, '2026-03-16')).toEqual([undefined]);
    expect(sums(last, '2026-03-17')).toEqual([250, 250]);
  });

  test('asks one instalment of a presumptive income', () => {
    expect(headline({ ...running, who: 'presumptive' }, LATER)).toBe('Pay ₹2,00,000 by 15 March 2027');
  });

  test('asks nothing below the threshold', () => {
    expect(headline({ ...running, tax: 9_999 }, LATER)).toBe('No advance tax to pay');
    expect(headline({ ...running, tax: 10_000 }, LATER)).toBe('Pay ₹7,500 by 15 December 2026');
  });
});

const money = fc.integer({ min: 0, max: 400_000 });
propertyTest(
  'whoever pays more in time pays no more interest, and the lines add up',
  [money, money, money, money, money],
  (tax, june, september, december, more) => {
    const given = { ...year, tax, june, september, december, rest: '2026-08-31' };
    const some = answer(given, LATER);
    const other = answer({ ...given, june: june + more }, LATER);
    if (!('sheet' in some && 'sheet' in other)) throw new Error('A case has no sheet');
    const interest = ({ sheet }: typeof some): number =>
      sheet.lines.filter(({ label }) => label.startsWith('Interest for')).reduce((sum, { amount }) => sum + amount, 0);
    expect(interest(other)).toBeLessThanOrEqual(interest(some));
    const added = some.sheet.lines.reduce((sum, { amount, subtotal }) => (subtotal ? sum : sum + amount), 0);
    expect(some.sheet.total?.amount).toBe(added);
    expect((some.sheet.total?.amount ?? 0) % paise(10)).toBe(0);
  },
);
