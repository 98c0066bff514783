/** A resident's total income by each regime, without capital gains. Money in paise. */
import { partOf } from '../money.ts';
import { toNearest } from './tax.ts';

export type Regime = 'new' | 'old';
export type Age = 'below60' | 'from60' | 'from80';

/** What a person earned and spent in a year. */
export interface YearOfIncome {
  readonly age: Age;
  /** Before any deduction; the exempt part of allowances and the employer's contribution to NPS are in it. */
  readonly salary: number;
  /** Exempt by the old regime alone: house rent and travel allowance. */
  readonly exemptAllowances: number;
  readonly professionalTax: number;
  readonly rent: number;
  /** At most the rent. */
  readonly municipalTax: number;
  /** Of a loan for the house that is let. */
  readonly interestLet: number;
  /** Of a loan for the house that he lives in. */
  readonly interestOwn: number;
  readonly business: number;
  readonly savingsInterest: number;
  readonly depositInterest: number;
  readonly otherIncome: number;
  /** Provident fund, life insurance, tuition fees, principal of the home loan and the like. */
  readonly savings: number;
  readonly ownNps: number;
  readonly employerNps: number;
  /** Basic pay and dearness allowance. */
  readonly basicPay: number;
  readonly healthOwn: number;
  readonly healthParents: number;
  readonly parentsFrom60: boolean;
  /** What else the old regime takes off, as the law allows it. */
  readonly otherDeductions: number;
}

/** The limits of a year. */
export interface IncomeLaw {
  readonly standardDeduction: Readonly<Record<Regime, number>>;
  /** Percent of the rent left after municipal tax. */
  readonly houseRepairs: number;
  /** The most interest for the own house, and the most loss from houses that other income bears; old regime. */
  readonly houseLoss: number;
  readonly savings: number;
  readonly ownNps: number;
  /** Percent of basic pay. */
  readonly employerNps: Readonly<Record<Regime, number>>;
  readonly health: Readonly<Record<'below60' | 'from60', number>>;
  /** Of interest, by age. */
  readonly interest: Readonly<Record<'below60' | 'from60', number>>;
  readonly roundTo: number;
}

/** The deductions in the order in which they are taken. */
export const deductionNames = ['savings', 'ownNps', 'employerNps', 'health', 'interest', 'other'] as const;
export type DeductionName = (typeof deductionNames)[number];

/** How a total income comes about: its parts, less the deductions, add up to the total. */
export interface TotalIncome {
  readonly salary: number;
  /** Negative for a loss that other income bears. */
  readonly house: number;
  readonly business: number;
  readonly other: number;
  /** What is taken off in fact: together at most the income. */
  readonly deductions: Readonly<Record<DeductionName, number>>;
  /** What rounding adds; negative where it takes off. */
  readonly rounding: number;
  readonly total: number;
}

const seniorOrNot = (age: Age) => (age === 'below60' ? 'below60' : 'from60');

const salaryOf = (year: YearOfIncome, regime: Regime, law: IncomeLaw): number => {
  const exempt = regime === 'old' ? year.exemptAllowances + year.professionalTax : 0;
  return Math.max(0, year.salary - exempt - law.standardDeduction[regime]);
};

/**
 * Income from houses: of the rent a fixed part is left for repairs, then the loan's interest is taken off. By the new
 * regime a loss is not set against other income and the interest of the own house does not count; by the old one up to
 * a limit, and at most what other income there is.
 */
const houseOf = (year: YearOfIncome, regime: Regime, law: IncomeLaw, otherIncome: number): number => {
  const left = year.rent - year.municipalTax;
  const fromLet = left - partOf(left, law.houseRepairs, 'paisa') - year.interestLet;
  if (regime === 'new') return Math.max(0, fromLet);
  return Math.max(-law.houseLoss, -otherIncome, fromLet - Math.min(year.interestOwn, law.houseLoss));
};

const deductionsOf = (year: YearOfIncome, regime: Regime, law: IncomeLaw): Record<DeductionName, number> => {
  const employerNps = Math.min(year.employerNps, partOf(year.basicPay, law.employerNps[regime], 'paisa'));
  if (regime === 'new') return { savings: 0, ownNps: 0, employerNps, health: 0, interest: 0, other: 0 };
  const age = seniorOrNot(year.age);
  const interest = year.savingsInterest + (age === 'from60' ? year.depositInterest : 0);
  return {
    savings: Math.min(year.savings, law.savings),
    ownNps: Math.min(year.ownNps, law.ownNps),
    employerNps,
    health:
      Math.min(year.healthOwn, law.health[age]) +
      Math.min(year.healthParents, law.health[year.parentsFrom60 ? 'from60' : 'below60']),
    interest: Math.min(interest, law.interest[age]),
    other: year.otherDeductions,
  };
};

/** The total income by a regime. */
export const totalIncome = (year: YearOfIncome, regime: Regime, law: IncomeLaw): TotalIncome => {
  const salary = salaryOf(year, regime, law);
  const other = year.savingsInterest + year.depositInterest + year.otherIncome;
  const house = houseOf(year, regime, law, salary + year.business + other);
  const allowed = deductionsOf(year, regime, law);
  let left = salary + house + year.business + other;
  const taken = deductionNames.map((name) => {
    const amount = Math.min(left, allowed[name]);
    left -= amount;
    return [name, amount] as const;
  });
  const total = toNearest(left, law.roundTo);
  return {
    salary,
    house,
    business: year.business,
    other,
    deductions: Object.fromEntries(taken) as Record<DeductionName, number>,
    rounding: total - left,
    total,
  };
};
