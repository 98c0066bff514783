/** The income tax of a year by one regime: pure, by a law that the register gives. Money in paise. */
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
  /** Taken off the tax of a resident whose income is at most `incomeUpTo`. */
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
}

/** How the tax on a total income comes about. */
export interface Tax {
  readonly onBands: number;
  readonly rebate: number;
  /** What marginal relief takes off above the rebate's limit. */
  readonly rebateRelief: number;
  readonly surcharge: number;
  readonly surchargeRelief: number;
  readonly cess: number;
  /** Rounded to ten rupees. */
  readonly total: number;
}

const TEN_RUPEES = 1_000;
const RUPEE = 100;

/**
 * An amount to the nearest ten rupees: paise are ignored, five rupees or more go up.
 * Income-tax Act, 1961, ss. 288A and 288B; Income-tax Act, 2025, s. 516.
 */
export const toTenRupees = (amount: number): number => {
  const rupees = amount - (amount % RUPEE);
  const over = rupees % TEN_RUPEES;
  return over >= TEN_RUPEES / 2 ? rupees - over + TEN_RUPEES : rupees - over;
};

const onBands = (income: number, bands: readonly Band[]): number =>
  bands.reduce((sum, { above, rate }, index) => {
    const end = bands[index + 1]?.above ?? Number.POSITIVE_INFINITY;
    return sum + partOf(Math.max(0, Math.min(income, end) - above), rate, 'paisa');
  }, 0);

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
 * The tax on a total income without gains that have rates of their own.
 * @param income total income, paise, rounded to ten rupees
 * @param resident only a resident has the rebate (s. 87A of the Act of 1961, s. 156 of that of 2025)
 */
export const taxOn = (income: number, resident: boolean, law: RegimeLaw): Tax => {
  const bare = onBands(income, law.bands);
  const { incomeUpTo, most, relief } = law.rebate;
  const rebate = resident && income <= incomeUpTo ? Math.min(bare, most) : 0;
  const rebateRelief = resident && relief && income > incomeUpTo ? Math.max(0, bare - (income - incomeUpTo)) : 0;
  const tax = bare - rebate - rebateRelief;
  const over = surchargeOf(income, tax, law);
  const beforeCess = tax + over.surcharge - over.relief;
  const cess = partOf(beforeCess, law.cess, 'paisa');
  return {
    onBands: bare,
    rebate,
    rebateRelief,
    surcharge: over.surcharge,
    surchargeRelief: over.relief,
    cess,
    total: toTenRupees(beforeCess + cess),
  };
};
