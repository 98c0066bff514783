/** GST on the lines of a bill, to the paisa. */
import { partOf } from '../money.ts';

/** A line of a bill. */
export interface BillLine {
  /** Paise. */
  readonly amount: number;
  /** Percent, at most two decimals. */
  readonly rate: number;
}

/** How the bill is made out. */
export interface BillTerms {
  /** Whether the amounts hold the tax. */
  readonly included: boolean;
  /** Whether it is a supply within the State: half of the tax is central, half the State's. */
  readonly within: boolean;
}

/** A line with its tax, paise: taxable value and taxes add up to the total. */
export interface TaxedLine {
  readonly rate: number;
  readonly taxable: number;
  readonly central: number;
  readonly state: number;
  readonly integrated: number;
  readonly total: number;
}

/** Rates have at most two decimals, so a hundredth of a percent is a whole number. */
const HUNDREDTHS = 100;

/**
 * The tax of a line, each tax rounded to the paisa, a half upwards.
 *
 * Of an amount that holds the tax, each tax is amount × its rate ÷ (100 + the sum of the rates): Central Goods and
 * Services Tax Rules, 2017, rule 35. Central and State tax have half the rate each.
 */
export const taxedLine = ({ amount, rate }: BillLine, { included, within }: BillTerms): TaxedLine => {
  const share = Math.round(rate * HUNDREDTHS);
  const whole = (included ? 100 * HUNDREDTHS + share : 100 * HUNDREDTHS) * (within ? 2 : 1);
  const tax = partOf(amount, 100, 'paisa', { share, whole });
  const all = within ? 2 * tax : tax;
  const taxable = included ? amount - all : amount;
  return {
    rate,
    taxable,
    central: within ? tax : 0,
    state: within ? tax : 0,
    integrated: within ? 0 : tax,
    total: taxable + all,
  };
};

const sums = ['taxable', 'central', 'state', 'integrated', 'total'] as const;

const added = (lines: readonly TaxedLine[], rate: number): TaxedLine => {
  const sum = (name: (typeof sums)[number]): number => lines.reduce((all, line) => all + line[name], 0);
  return {
    rate,
    taxable: sum('taxable'),
    central: sum('central'),
    state: sum('state'),
    integrated: sum('integrated'),
    total: sum('total'),
  };
};

/** A bill with its tax. */
export interface Bill {
  readonly lines: readonly TaxedLine[];
  /** The sums of each rate, the lowest first. */
  readonly byRate: readonly TaxedLine[];
  /** Paise. */
  readonly total: number;
  /** What is added to come to whole rupees, or taken off where it is negative: fifty paise are a rupee. Paise. */
  readonly rounding: number;
}

/** The bill of some lines. */
export const billOf = (given: readonly BillLine[], terms: BillTerms): Bill => {
  const lines = given.map((line) => taxedLine(line, terms));
  const rates = [...new Set(lines.map(({ rate }) => rate))].toSorted((a, b) => a - b);
  const { total } = added(lines, 0);
  return {
    lines,
    byRate: rates.map((rate) =>
      added(
        lines.filter((line) => line.rate === rate),
        rate,
      ),
    ),
    total,
    rounding: partOf(total, 100, 'rupee') - total,
  };
};
