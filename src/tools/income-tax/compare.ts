/** A year's tax by both regimes, and where the old one begins to cost less. Money in paise. */
import type { IncomeTaxFacts } from './facts.ts';
import { incomeTaxedBelow, type Tax, taxOn } from './tax.ts';
import { type Regime, type TotalIncome, totalIncome, type YearOfIncome } from './total-income.ts';

/** Income and tax by one regime. */
export interface ByRegime {
  readonly income: TotalIncome;
  readonly tax: Tax;
}

/** The old regime costs less from `needed` on; `given` is what it takes off now. Both beside the standard deduction. */
export interface Switch {
  readonly needed: number;
  readonly given: number;
}

const switchOf = (year: YearOfIncome, old: TotalIncome, newTax: number, law: IncomeTaxFacts): Switch | null => {
  if (newTax === 0) return null;
  const plain = { ...year, exemptAllowances: 0, professionalTax: 0, interestOwn: 0 };
  const { salary, house, business, other } = totalIncome(plain, 'old', law.income);
  const whole = salary + Math.max(0, house) + business + other;
  const limit = incomeTaxedBelow(newTax, law.old[year.age]);
  return { needed: Math.max(0, whole - limit), given: whole - (old.total - old.rounding) };
};

/** @returns with `switch` as `null` where the new regime costs nothing */
export const compare = (
  year: YearOfIncome,
  law: IncomeTaxFacts,
): Readonly<Record<Regime, ByRegime>> & { readonly switch: Switch | null } => {
  const by = (regime: Regime): ByRegime => {
    const income = totalIncome(year, regime, law.income);
    return { income, tax: taxOn(income.total, regime === 'new' ? law.new : law.old[year.age]) };
  };
  const both = { new: by('new'), old: by('old') };
  return { ...both, switch: switchOf(year, both.old.income, both.new.tax.total, law) };
};
