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
