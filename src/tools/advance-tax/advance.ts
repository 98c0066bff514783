/** Pure: by the law of the register, in paise and percent. */
import type { Day } from '../../../content/due-dates/rule.ts';
import { dayIn } from '../../dates/months.ts';
import { countsUntil } from '../../dates/working-day.ts';
import { partOf } from '../money.ts';
import { monthsTouched } from '../quarter.ts';
import { afterYear, type TaxYear } from '../tax-years.ts';

export interface AdvanceLaw {
  /** Payable from this tax of the year on, after TDS. */
  readonly threshold: number;
  readonly instalments: readonly {
    readonly day: number;
    readonly month: number;
    /** Of the year's tax, with all that is due earlier. */
    readonly share: number;
    /** The share from which on nothing is charged. */
    readonly enough: number;
    readonly interest: number;
  }[];
  /** Of the year's tax, by 31 March. */
  readonly enough: number;
  /** A month, for too little advance tax. */
  readonly interest: number;
  /** A month, for a late return. */
  readonly lateInterest: number;
  /** Interest is charged on full multiples of it. */
  readonly fullOnly: number;
  readonly roundTo: number;
}

export interface Instalment {
  /** The day by the law; a payment counts as in time until `until`. */
  readonly on: Day;
  readonly until: Day;
  readonly share: number;
  /** To pay by then in all. */
  readonly sum: number;
  /** Paid by then in all. */
  readonly paid: number;
  /** On which interest is charged. */
  readonly short: number;
  readonly rate: number;
  readonly interest: number;
}

const full = (amount: number, unit: number): number => Math.max(0, amount - (amount % unit));

/**
 * The instalments, and the interest for each that is short (s. 234C of the Act of 1961, s. 425 of that of 2025).
 * @param tax of the year, less TDS and TCS
 * @param paid in the part of the year that ends with each of the four days
 * @param presumptive whether all is due on the last day
 */
export const instalmentsOf = (
  year: TaxYear,
  tax: number,
  paid: readonly number[],
  presumptive: boolean,
  law: AdvanceLaw,
): Instalment[] => {
  const first = Number(year.slice(0, 4));
  const all = law.instalments.map(({ day, month, share, enough, interest: rate }, index) => {
    const on = dayIn(month < 4 ? first + 1 : first, month, day);
    const soFar = paid.slice(0, index + 1).reduce((sum, each) => sum + each, 0);
    const inTime = soFar * 100 >= tax * enough;
    const short = inTime ? 0 : full(partOf(tax, share, 'paisa') - soFar, law.fullOnly);
    return {
      on,
      until: countsUntil(on, true),
      share,
      sum: partOf(tax, share, 'rupee-up'),
      paid: soFar,
      short,
      rate,
      interest: partOf(short, rate, 'paisa'),
    };
  });
  return presumptive ? all.slice(-1) : all;
};

export interface MonthlyInterest {
  readonly on: number;
  readonly months: number;
  readonly interest: number;
}

const monthly = (amount: number, rate: number, from: Day, to: Day, law: AdvanceLaw): MonthlyInterest | null => {
  const on = full(amount, law.fullOnly);
  if (on === 0 || to < from) return null;
  const months = monthsTouched(from, to);
  return { on, months, interest: partOf(on, rate * months, 'paisa') };
};

/** From 1 April until the rest is paid (s. 234B; s. 424). @param advance all that was paid until 31 March */
export const interestForTooLittle = (
  year: TaxYear,
  tax: number,
  advance: number,
  restPaid: Day,
  law: AdvanceLaw,
): MonthlyInterest | null =>
  advance * 100 >= tax * law.enough ? null : monthly(tax - advance, law.interest, afterYear(year), restPaid, law);

/**
 * S. 234A; s. 423. What was paid by the due date is free of it (CBDT Circular 2/2015).
 * @param left the tax that was not paid by then
 * @param after the day after the due date
 */
export const interestForLateReturn = (left: number, after: Day, filed: Day, law: AdvanceLaw): MonthlyInterest | null =>
  monthly(left, law.lateInterest, after, filed, law);
