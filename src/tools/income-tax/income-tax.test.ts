import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { always } from '../../../tests/support/always.ts';
import { overTime } from '../law-reader.ts';
import { paise } from '../money.ts';
import { english, englishTools } from '../testing/english.ts';
import { type Age, type IncomeTaxFacts, incomeTaxFacts } from './facts.ts';
import { compare } from './income-tax.ts';
import { incomeTaxedBelow, taxOn, toNearest, totalIncome, type YearOfIncome } from './tax.ts';

const all = overTime(english, incomeTaxFacts);
const { tool } = englishTools['income-tax'];

const lawOn = (day: string): IncomeTaxFacts => {
  const found = all.findLast(({ from }) => from <= day)?.facts;
  if (!found) throw new Error(`The register has no law for ${day}`);
  return found;
};
const law = lawOn('2026-03-31');

/**
 * Worked by hand. New regime: section 202(1), Income-tax Act, 2025 (115BAC(1A) for 2025-26): 5 % from 4 lakh, 10 % from
 * 8, 15 % from 12, 20 % from 16, 25 % from 20, 30 % from 24; rebate section 156 (87A); surcharge and its marginal relief
 * First Schedule of the Finance Act; cess 4 %; rounding section 516 (288A, 288B). Rupees.
 */
const newRegime: readonly (readonly [string, income: number, tax: number])[] = [
  ['up to 4 lakh nothing', 400_000, 0],
  ['at the limit of the rebate', 1_200_000, 0],
  ['ten rupees above it: tax of ten rupees, cess 0.40', 1_200_010, 10],
  ['10,000 above it, s. 156(2)', 1_210_000, 10_400],
  ['70,000 above it: 70,500 by the slabs, relief leaves 70,000', 1_270_000, 72_800],
  ['just above the relief: 60,000 + 15 % of 70,590 = 70,588.50', 1_270_590, 73_410],
  ['beyond the relief: 60,000 + 11,250', 1_275_000, 74_100],
  ['16 lakh: 20,000 + 40,000 + 60,000', 1_600_000, 124_800],
  ['20 lakh: 1,20,000 + 80,000', 2_000_000, 208_000],
  ['24 lakh: 2,00,000 + 1,00,000', 2_400_000, 312_000],
  ['50 lakh, no surcharge yet: 3,00,000 + 7,80,000', 5_000_000, 1_123_200],
  ['ten rupees above 50 lakh: 10,80,010 after relief', 5_000_010, 1_123_210],
  ['10,000 above 50 lakh: 10,90,000 after relief', 5_010_000, 1_133_600],
  ['1 crore: 25,80,000 and 10 %', 10_000_000, 2_951_520],
  ['1 lakh above 1 crore: 28,38,000 + 1,00,000', 10_100_000, 3_055_520],
  ['2 crore: 55,80,000 and 15 %', 20_000_000, 6_673_680],
  ['1 lakh above 2 crore: 64,17,000 + 1,00,000', 20_100_000, 6_777_680],
  ['6 crore: 1,75,80,000 and 25 %, no 37 %', 60_000_000, 22_854_000],
];

/**
 * Worked by hand. Old regime: First Schedule, Part I, of the Finance Act: 5 % from 2.5 lakh (3 from the age of 60, nothing
 * to 5 from 80), 20 % from 5, 30 % from 10; rebate section 156(1) (87A) without relief. Rupees.
 */
const oldRegime: readonly (readonly [string, age: Age, income: number, tax: number])[] = [
  ['up to 2.5 lakh nothing', 'below60', 250_000, 0],
  ['at the limit of the rebate', 'below60', 500_000, 0],
  ['ten rupees above it, no relief: 12,502 and cess', 'below60', 500_010, 13_000],
  ['10 lakh: 12,500 + 1,00,000', 'below60', 1_000_000, 117_000],
  ['10 lakh from 60: 10,000 + 1,00,000', 'from60', 1_000_000, 114_400],
  ['10 lakh from 80: 1,00,000', 'from80', 1_000_000, 104_000],
  ['5 lakh from 80', 'from80', 500_000, 0],
  ['ten rupees above 5 lakh from 80: 2 rupees', 'from80', 500_010, 0],
  ['3 lakh from 60', 'from60', 300_000, 0],
  ['11.5 lakh, as https://thetaxsearch.com/calculators/income-tax', 'below60', 1_150_000, 163_800],
  ['15 lakh: 1,12,500 + 1,50,000', 'below60', 1_500_000, 273_000],
  ['50 lakh: 13,12,500', 'below60', 5_000_000, 1_365_000],
  ['1 lakh above 50 lakh: 13,12,500 + 1,00,000', 'below60', 5_100_000, 1_469_000],
  ['5 crore: 1,48,12,500 and 25 %', 'below60', 50_000_000, 19_256_250],
  ['10 lakh above 5 crore: 1,85,15,625 + 10,00,000, not 37 %', 'below60', 51_000_000, 20_296_250],
];

describe('the tax on a total income', () => {
  test.each(newRegime)('new regime, %s', (_, income, tax) => {
    expect(taxOn(paise(income), law.new).total).toBe(paise(tax));
    expect(taxOn(paise(income), lawOn('2027-03-31').new).total).toBe(paise(tax));
  });

  test.each(oldRegime)('old regime, %s', (_, age, income, tax) => {
    expect(taxOn(paise(income), law.old[age]).total).toBe(paise(tax));
  });

  test.each([
    [1_200_004.99, 1_200_000],
    [1_200_005, 1_200_010],
    [1_200_014.99, 1_200_010],
  ])('%s is rounded to %s (s. 516; 288A)', (amount, rounded) => {
    expect(toNearest(paise(amount), law.new.roundTo)).toBe(paise(rounded));
  });
});

const none = (...names: (keyof Omit<YearOfIncome, 'age' | 'parentsFrom60'>)[]) =>
  Object.fromEntries(names.map((name) => [name, 0])) as Omit<YearOfIncome, 'age' | 'parentsFrom60'>;
const nothing: YearOfIncome = {
  age: 'below60',
  parentsFrom60: false,
  ...none('salary', 'exemptAllowances', 'professionalTax', 'rent', 'municipalTax', 'interestLet', 'interestOwn'),
  ...none('business', 'savingsInterest', 'depositInterest', 'otherIncome', 'savings', 'ownNps', 'employerNps'),
  ...none('basicPay', 'healthOwn', 'healthParents', 'otherDeductions'),
};

/** A year given in rupees. */
const yearOf = (given: Partial<YearOfIncome>): YearOfIncome => ({
  ...nothing,
  ...Object.fromEntries(Object.entries(given).map(([name, of]) => [name, typeof of === 'number' ? paise(of) : of])),
});

/** Worked by hand from the sections named; income and tax by the new regime, then by the old one. Rupees. */
const years: readonly (readonly [Partial<YearOfIncome>, readonly number[]])[] = [
  // Salary of 12.75 lakh, s. 19 and 156.
  [{ salary: 1_275_000 }, [1_200_000, 0, 1_225_000, 187_200]],
  // One rupee less.
  [{ salary: 1_274_999 }, [1_200_000, 0, 1_225_000, 187_200]],
  // Five rupees more: rounded up to 12,00,010.
  [{ salary: 1_275_005 }, [1_200_010, 10, 1_225_010, 187_200]],
  // Salary of 13 lakh: tax of the 25,000 above.
  [{ salary: 1_300_000 }, [1_225_000, 26_000, 1_250_000, 195_000]],
  // Less salary than the standard deduction.
  [{ salary: 60_000 }, [0, 0, 10_000, 0]],
  // Every deduction above its limit: s. 22(2), 123, 124(3), 126.
  [
    {
      salary: 2_000_000,
      exemptAllowances: 300_000,
      professionalTax: 2_500,
      interestOwn: 250_000,
      savings: 180_000,
      ownNps: 60_000,
      healthOwn: 30_000,
      healthParents: 60_000,
      parentsFrom60: true,
    },
    [1_925_000, 192_400, 1_172_500, 170_820],
  ],
  // A let house with a loss, s. 22 and 109(1)(b): 2,45,000 less 3,00,000.
  [{ salary: 1_000_000, rent: 360_000, municipalTax: 10_000, interestLet: 300_000 }, [925_000, 0, 895_000, 95_160]],
  // A loss of 4,32,000, of which 2 lakh count.
  [{ salary: 1_500_000, rent: 240_000, interestLet: 600_000 }, [1_425_000, 97_500, 1_250_000, 195_000]],
  // A let house with a gain and an own one with a loan.
  [{ salary: 1_000_000, rent: 200_000, interestOwn: 200_000 }, [1_065_000, 0, 890_000, 94_120]],
  // A pensioner of 65: s. 153 takes 50,000 of any interest, s. 126 up to 50,000.
  [
    { salary: 600_000, savingsInterest: 20_000, depositInterest: 100_000, healthOwn: 40_000, age: 'from60' },
    [645_000, 0, 580_000, 27_040],
  ],
  // Interest alone at 82.
  [{ depositInterest: 900_000, age: 'from80' }, [900_000, 0, 850_000, 72_800]],
  // Below 60 only 10,000 of the savings account.
  [{ business: 800_000, savingsInterest: 15_000, depositInterest: 20_000 }, [835_000, 0, 825_000, 80_600]],
  // A business of 30 lakh.
  [{ business: 3_000_000, savings: 150_000 }, [3_000_000, 499_200, 2_850_000, 694_200]],
  // A business of 70 lakh, surcharge of 10 %.
  [{ business: 7_000_000 }, [7_000_000, 1_921_920, 7_000_000, 2_187_900]],
  // NPS of the employer, s. 124: 14 % of 8 lakh in the new regime, 10 % in the old.
  [{ salary: 1_800_000, employerNps: 120_000, basicPay: 800_000 }, [1_613_000, 127_500, 1_670_000, 326_040]],
  // More deductions than income.
  [{ salary: 300_000, savings: 150_000, otherDeductions: 500_000 }, [225_000, 0, 0, 0]],
  // The own house alone, nothing to set its interest against.
  [{ interestOwn: 200_000 }, [0, 0, 0, 0]],
];

describe('a year', () => {
  test.each(years)('of %j', (given, expected) => {
    const result = compare(yearOf(given), law);
    const found = [result.new, result.old].flatMap(({ income, tax }) => [income.total, tax.total]);
    expect(found).toEqual(expected.map(paise));
  });

  test('the old regime wins from the deductions on that the hand gives', () => {
    // 19,50,000 less 12,41,650: the largest income whose tax (1,92,394.80) rounds below 1,92,400.
    expect(compare(yearOf(years[5]?.[0] ?? {}), law).switch).toEqual({ needed: paise(708_350), given: paise(777_500) });
  });

  test('no deduction beats a tax of nothing', () => {
    expect(compare(yearOf({ salary: 1_275_000 }), law).switch).toBeNull();
  });

  test('the law of an earlier year is not in the register', () => {
    expect(() => lawOn('2025-03-31')).toThrow('no law');
  });
});

const salaried = { year: '2026-27', age: 'below60', salaried: 'yes', house: 'none', deductions: 'no' } as const;
const answer = (typed: Readonly<Record<string, string>>) => tool.answer({ ...salaried, ...typed }, '2026-11-23', all);

const deducted = { deductions: 'yes', savings: '1,50,000', 'own-nps': '50,000', 'health-own': '25,000' };

describe('what a visitor reads', () => {
  test.each([
    [{ salary: '12,75,000' }, 'The new regime is ₹1,87,200 cheaper', 0],
    [{ salary: '13 lakh' }, 'The new regime is ₹1,69,000 cheaper', 0],
    [{ salary: '5,50,000' }, 'No tax in either regime', null],
    // 19,50,000 - 7,25,000 = 12,25,000: 1,80,000 and cess 1,87,200, against 1,92,400.
    [{ salary: '20L', exempt: '5,00,000', ...deducted }, 'The old regime is ₹5,200 cheaper', 1],
  ])('%j: %s', (typed, headline, best) => {
    expect(answer(typed)).toMatchObject({ sheet: { headline, comparison: { best } } });
  });

  test('the rows of a regime add up to its income and its tax', () => {
    const house = { house: 'own', 'interest-own': '2 lakh' };
    const result = answer({ salary: '1.01 crore', ...house, deductions: 'yes', savings: '1,75,005.50' });
    const rows = 'sheet' in result ? (result.sheet.comparison?.rows ?? []) : [];
    const end = rows.findIndex(({ kind }) => kind === 'subtotal');
    for (const column of [0, 1]) {
      const sum = (part: typeof rows) => part.reduce((all, { amounts }) => all + (amounts[column] ?? 0), 0);
      expect(sum(rows.slice(0, end))).toBe(rows[end]?.amounts[column]);
      expect(sum(rows.slice(end + 1, -1))).toBe(rows.at(-1)?.amounts[column]);
    }
  });

  test('the slabs are worked out one by one', () => {
    const result = answer({ salary: '13,00,000' });
    expect('sheet' in result && result.sheet.lists).toEqual([
      {
        title: 'Slabs of the new regime',
        items: [
          '₹4,00,000 above ₹4,00,000 × 5% = ₹20,000',
          '₹4,00,000 above ₹8,00,000 × 10% = ₹40,000',
          '₹25,000 above ₹12,00,000 × 15% = ₹3,750',
        ],
      },
      {
        title: 'Slabs of the old regime',
        items: [
          '₹2,50,000 above ₹2,50,000 × 5% = ₹12,500',
          '₹5,00,000 above ₹5,00,000 × 20% = ₹1,00,000',
          '₹2,50,000 above ₹10,00,000 × 30% = ₹75,000',
        ],
      },
    ]);
  });

  test('what is missing for the old regime is told', () => {
    // 19,50,000 less 12,41,650, as above, and nothing taken off.
    const result = answer({ salary: '20,00,000' });
    expect('sheet' in result && result.sheet.notes.join(' ')).toContain('You would need ₹7,08,350 more in deductions');
  });

  test('answers of a question that is not asked do not count', () => {
    expect(answer({ salary: '20,00,000', savings: '1,50,000', 'interest-own': '2,00,000' })).toEqual(
      answer({ salary: '20,00,000' }),
    );
  });

  test.each([
    [{ salaried: 'no' }, 'business'],
    [{ salary: '10 lakh', house: 'let', rent: '10,000', 'municipal-tax': '10,001' }, 'municipal-tax'],
    [{ salary: '10 lakh', 'employer-nps': '50,000' }, 'basic-pay'],
    [{ salary: '10 lakh', 'employer-nps': '50,000', 'basic-pay': '10,00,001' }, 'basic-pay'],
    [{ salary: '' }, 'salary'],
  ])('%j is asked again', (typed, field) => {
    expect(answer(typed)).toMatchObject({ mistakes: { [field]: expect.any(String) } });
  });
});

const ages = fc.constantFrom<Age>('below60', 'from60', 'from80');
const tens = (most: number) => fc.integer({ min: 0, max: most / 10 }).map((each) => paise(each * 10));
const money = fc.integer({ min: 0, max: 300_000_000 });
const someYear: fc.Arbitrary<YearOfIncome> = fc
  .record({
    ...Object.fromEntries(Object.keys(nothing).map((name) => [name, money])),
    age: ages,
    parentsFrom60: fc.boolean(),
  })
  .map((given) => {
    const year = given as unknown as YearOfIncome;
    return { ...year, municipalTax: Math.min(year.municipalTax, year.rent) };
  });

describe('always', () => {
  always(
    'the tax does not fall when the income rises',
    [tens(80_000_000), tens(1_000_000), ages],
    (income, more, age) => {
      for (const regime of [law.new, law.old[age]])
        expect(taxOn(income + more, regime).total).toBeGreaterThanOrEqual(taxOn(income, regime).total);
    },
    { numRuns: 1_000 },
  );

  always(
    'the parts of a tax and of an income add up, in whole paise',
    [someYear, fc.constantFrom('new' as const, 'old' as const)],
    (year, regime) => {
      const { salary, house, business, other, deductions, rounding, total } = totalIncome(year, regime, law.income);
      const off = Object.values(deductions).reduce((sum, each) => sum + each, 0);
      expect(salary + house + business + other - off + rounding).toBe(total);
      const tax = taxOn(total, regime === 'new' ? law.new : law.old[year.age]);
      expect(
        tax.onBands - tax.rebate - tax.rebateRelief + tax.surcharge - tax.surchargeRelief + tax.cess + tax.rounding,
      ).toBe(tax.total);
      for (const part of [...Object.values(tax), total, off]) expect(Number.isSafeInteger(part)).toBe(true);
      expect(Math.min(total, tax.total, ...Object.values(deductions))).toBeGreaterThanOrEqual(0);
    },
  );

  always('the largest income taxed below an amount is the largest', [tens(30_000_000), ages], (amount, age) => {
    const regime = law.old[age];
    const below = amount + paise(10);
    const income = incomeTaxedBelow(below, regime);
    expect(taxOn(income, regime).total).toBeLessThan(below);
    expect(taxOn(income + regime.roundTo, regime).total).toBeGreaterThanOrEqual(below);
  });

  always(
    'the old regime costs less exactly from the deductions that are named, to the rounding of the income',
    [someYear],
    (year) => {
      const result = compare(year, law);
      const wins = result.old.tax.total < result.new.tax.total;
      if (result.switch) {
        const { needed, given } = result.switch;
        if (given >= needed) expect(wins).toBe(true);
        if (given <= needed - paise(10)) expect(wins).toBe(false);
      } else {
        expect([result.new.tax.total, wins]).toEqual([0, false]);
      }
    },
  );
});
