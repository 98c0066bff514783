/** Pure: by the law of the register, in paise and percent. */
import type { Day } from '../../../content/due-dates/rule.ts';
import { dayIn } from '../../dates/months.ts';
import { countsUntil } from '../../dates/working-day.ts';
import { addUp, calculatePart } from '../money.ts';
import { monthsTouched } from '../quarter.ts';
import type { TaxYear } from '../tax-years.ts';
import type { AdvanceTaxFacts } from './facts.ts';

type AdvanceLaw = AdvanceTaxFacts['law'];

const full = (amount: number, unit: number): number => Math.max(0, amount - (amount % unit));

/**
 * Returns the instalments, and the interest for each that is short (s. 234C of the Act of 1961, s. 425 of that of
 * 2025).
 * @param tax of the year, less TDS and TCS
 * @param paid in the part of the year that ends with each of the four days
 * @param presumptive whether all is due on the last day
 */
export const listInstalments = (
  year: TaxYear,
  tax: number,
  paid: readonly number[],
  presumptive: boolean,
  law: AdvanceLaw,
) => {
  const first = Number(year.slice(0, 4));
  const all = law.instalments.map(({ day, month, share, enough, interest: rate }, index) => {
    const on = dayIn(month < 4 ? first + 1 : first, month, day);
    const soFar = addUp(paid.slice(0, index + 1));
    const inTime = soFar * 100 >= tax * enough;
    const short = inTime ? 0 : full(calculatePart(tax, share, 'paisa') - soFar, law.fullOnly);
    return {
      on,
      until: countsUntil(on, true),
      share,
      // Each instalment includes the earlier ones: the sum is the total due by its day.
      sum: calculatePart(tax, share, 'rupee-up'),
      paid: soFar,
      short,
      rate,
      interest: calculatePart(short, rate, 'paisa'),
    };
  });
  return presumptive ? all.slice(-1) : all;
};

export type Instalment = ReturnType<typeof listInstalments>[number];

/** Returns `null` where there is none. */
export const monthlyInterest = (amount: number, rate: number, from: Day, to: Day, law: AdvanceLaw) => {
  const on = full(amount, law.fullOnly);
  if (on === 0 || to < from) return null;
  const months = monthsTouched(from, to);
  return { on, months, interest: calculatePart(on, rate * months, 'paisa') };
};
