/** The income tax of a resident for a year by one regime: pure, by the law of the register. Money in paise. */
import { partOf } from '../money.ts';

/** The part of an income above a limit is taxed at a rate, percent, up to the limit of the next band. */
export interface Band {
  readonly above: number;
  readonly rate: number;
}

/** What decides the tax on a total income in one regime. */
export interface RegimeLaw {
  /** The lowest first. */
  readonly bands: readonly Band[];
  /** Taken off the tax where the income is at most `incomeUpTo`. */
  readonly rebate: {
    readonly incomeUpTo: number;
    readonly most: number;
    /** Whether the tax just above that income is at most what lies above it. */
    readonly relief: boolean;
  };
  /** On the tax, percent, where the income is above a limit; the lowest first. */
  readonly surcharge: readonly Band[];
  /** Percent of tax and surcharge. */
  readonly cess: number;
  /** To the multiple of which income and tax are rounded. */
  readonly roundTo: number;
}

/** How the tax on a total income comes about: its parts add up to the total. */
export interface Tax {
  readonly onBands: number;
  /** Taken off. */
  readonly rebate: number;
  /** What marginal relief takes off above the rebate's limit. */
  readonly rebateRelief: number;
  readonly surcharge: number;
  /** What marginal relief takes off above a limit of the surcharge. */
  readonly surchargeRelief: number;
  readonly cess: number;
  /** What rounding adds; negative where it takes off. */
  readonly rounding: number;
  readonly total: number;
}

const RUPEE = 100;

/**
 * An amount to the nearest multiple: paise are ignored, a half or more goes up.
 * Income-tax Act, 1961, ss. 288A and 288B; Income-tax Act, 2025, s. 516.
 * @param unit paise: ten rupees, by those sections
 */
export const toNearest = (amount: number, unit: number): number => {
  const rupees = amount - (amount % RUPEE);
  const over = rupees % unit;
  return over >= unit / 2 ? rupees - over + unit : rupees - over;
};

/** The part of an income that lies in a band, and its tax. */
export interface BandTax extends Band {
  readonly part: number;
  readonly tax: number;
}

/** The bands that an income reaches into. */
export const bandTaxes = (income: number, bands: readonly Band[]): BandTax[] =>
  bands
    .filter(({ above }) => income > above)
    .map((band, index) => {
      const part = Math.min(income, bands[index + 1]?.above ?? income) - band.above;
      return { ...band, part, tax: partOf(part, band.rate, 'paisa') };
    });

const onBands = (income: number, bands: readonly Band[]): number =>
  bandTaxes(income, bands).reduce((sum, { tax }) => sum + tax, 0);

/**
 * The surcharge on a tax, and its relief: tax and surcharge just above a limit are at most those at the limit, with what
 * the income has more than it (First Schedule of the yearly Finance Acts).
 */
const surchargeOf = (income: number, tax: number, { bands, surcharge }: RegimeLaw) => {
  const at = surcharge.findLastIndex(({ above }) => income > above);
  const step = surcharge[at];
  if (!step) return { surcharge: 0, relief: 0 };
  const whole = partOf(tax, step.rate, 'paisa');
  const taxAtLimit = onBands(step.above, bands);
  const atLimit = taxAtLimit + partOf(taxAtLimit, surcharge[at - 1]?.rate ?? 0, 'paisa');
  return { surcharge: whole, relief: Math.max(0, tax + whole - (atLimit + income - step.above)) };
};

/**
 * The tax of a resident on a total income without gains that have rates of their own.
 * @param income total income, paise, rounded
 */
export const taxOn = (income: number, law: RegimeLaw): Tax => {
  const bare = onBands(income, law.bands);
  const { incomeUpTo, most, relief } = law.rebate;
  const rebate = income <= incomeUpTo ? Math.min(bare, most) : 0;
  const rebateRelief = relief && income > incomeUpTo ? Math.max(0, bare - (income - incomeUpTo)) : 0;
  const tax = bare - rebate - rebateRelief;
  const over = surchargeOf(income, tax, law);
  const beforeCess = tax + over.surcharge - over.relief;
  const cess = partOf(beforeCess, law.cess, 'paisa');
  const total = toNearest(beforeCess + cess, law.roundTo);
  return {
    onBands: bare,
    rebate,
    rebateRelief,
    surcharge: over.surcharge,
    surchargeRelief: over.relief,
    cess,
    rounding: total - beforeCess - cess,
    total,
  };
};

/**
 * The largest total income whose tax is below an amount: tax never falls when income rises.
 * @param below a tax, paise, above zero
 * @returns paise, a multiple of `law.roundTo`
 */
export const incomeTaxedBelow = (below: number, law: RegimeLaw): number => {
  let [low, high] = [0, 1];
  while (taxOn(high * law.roundTo, law).total < below) high *= 2;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (taxOn(middle * law.roundTo, law).total < below) low = middle;
    else high = middle;
  }
  return low * law.roundTo;
};
