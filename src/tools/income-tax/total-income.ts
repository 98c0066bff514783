/** A person's total income by each regime, without capital gains. Money in paise. */
import { partOf } from '../money.ts';
import { toTenRupees } from './tax.ts';

export type Regime = 'new' | 'old';
export type Age = 'below-60' | 'from-60' | 'from-80';

/** What a person earned and spent in a year. */
export interface YearOfIncome {
  readonly age: Age;
  /** Before any deduction; the exempt part of allowances is in it. */
  readonly salary: number;
  /** Exempt by the old regime alone: house rent and travel allowance. */
  readonly exemptAllowances: number;
  readonly professionalTax: number;
  readonly rent: number;
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
  /** Percent of salary. */
  readonly employerNps: Readonly<Record<Regime, number>>;
  readonly health: Readonly<Record<'below-60' | 'from-60', number>>;
  /** Of interest, by age. */
  readonly interest: Readonly<Record<'below-60' | 'from-60', number>>;
}

/** A deduction that the law knows by name. */
export type DeductionName = 'savings' | 'ownNps' | 'employerNps' | 'health' | 'interest' | 'other';

/** How a total income comes about. */
export interface TotalIncome {
  readonly salary: number;
  /** Negative for a loss that other income bears. */
  readonly house: number;
  readonly business: number;
  readonly other: number;
  readonly deductions: Readonly<Record<DeductionName, number>>;
  /** Rounded to ten rupees, not below zero. */
  readonly total: number;
}

const atMost = (amount: number, limit: number): number => Math.min(amount, limit);

const ofAge = (age: Age) => (age === 'below-60' ? 'below-60' : 'from-60');

const salaryOf = (year: YearOfIncome, regime: Regime, law: IncomeLaw): number => {
  const old = regime === 'old' ? year.exemptAllowances + year.professionalTax : 0;
  return Math.max(0, year.salary - old - atMost(year.salary, law.standardDeduction[regime]));
};

/**
 * Income from houses: of the rent a fixed part is left for repairs, then the loan's interest. By the new regime a loss is
 * not set against other income and the interest of the own house does not count; by the old one up to a limit.
 */
const houseOf = (year: YearOfIncome, regime: Regime, law: IncomeLaw): number => {
  const left = Math.max(0, year.rent - year.municipalTax);
  const let_ = left - partOf(left, law.houseRepairs, 'paisa') - year.interestLet;
  if (regime === 'new') return Math.max(0, let_);
  return Math.max(-law.houseLoss, let_ - atMost(year.interestOwn, law.houseLoss));
};

const interestOf = (year: YearOfIncome): number =>
  ofAge(year.age) === 'from-60' ? year.savingsInterest + year.depositInterest : year.savingsInterest;

const deductionsOf = (year: YearOfIncome, regime: Regime, law: IncomeLaw): Record<DeductionName, number> => {
  const employerNps = atMost(year.employerNps, partOf(year.salary, law.employerNps[regime], 'paisa'));
  if (regime === 'new') return { savings: 0, ownNps: 0, employerNps, health: 0, interest: 0, other: 0 };
  return {
    savings: atMost(year.savings, law.savings),
    ownNps: atMost(year.ownNps, law.ownNps),
    employerNps,
    health:
      atMost(year.healthOwn, law.health[ofAge(year.age)]) +
      atMost(year.healthParents, law.health[year.parentsFrom60 ? 'from-60' : 'below-60']),
    interest: atMost(interestOf(year), law.interest[ofAge(year.age)]),
    other: year.otherDeductions,
  };
};

/** The total income by a regime; deductions never bring it below zero. */
export const totalIncome = (year: YearOfIncome, regime: Regime, law: IncomeLaw): TotalIncome => {
  const salary = salaryOf(year, regime, law);
  const house = houseOf(year, regime, law);
  const other = year.savingsInterest + year.depositInterest + year.otherIncome;
  const deductions = deductionsOf(year, regime, law);
  const off = Object.values(deductions).reduce((sum, each) => sum + each, 0);
  const gross = salary + house + year.business + other;
  return { salary, house, business: year.business, other, deductions, total: toTenRupees(Math.max(0, gross - off)) };
};
