/** The income tax of a resident for a year: pure, by the law of the register, in paise and percent. */
import { partOf, sumOf } from '../money.ts';
import type { Age, Band, IncomeTaxFacts, Regime, RegimeLaw } from './facts.ts';
import type { amountFields } from './fields.ts';

const RUPEE = 100;

/**
 * Paise are ignored, a half or more goes up: Income-tax Act, 1961, ss. 288A and 288B; Income-tax Act, 2025, s. 516.
 * @param unit paise: ten rupees, by those sections
 */
export const toNearest = (amount: number, unit: number): number => {
  const rupees = amount - (amount % RUPEE);
  const over = rupees % unit;
  return over >= unit / 2 ? rupees - over + unit : rupees - over;
};

export const bandTaxes = (income: number, bands: readonly Band[]) =>
  bands
    .filter(({ above }) => income > above)
    .map((band, index) => {
      const part = Math.min(income, bands[index + 1]?.above ?? income) - band.above;
      return { ...band, part, tax: partOf(part, band.rate, 'paisa') };
    });

const onBands = (income: number, bands: readonly Band[]): number =>
  sumOf(bandTaxes(income, bands).map(({ tax }) => tax));

/**
 * Tax and surcharge just above a limit are at most those at the limit, with what the income has more than it (First
 * Schedule of the yearly Finance Acts).
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

export const taxOn = (income: number, law: RegimeLaw) => {
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

/** The largest total income whose tax is below an amount above zero: tax never falls when income rises. */
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

/** Paise; 0 for an amount that was not given. */
export type YearOfIncome = Readonly<Record<keyof typeof amountFields, number>> & {
  readonly age: Age;
  readonly parentsFrom60: boolean;
};

type IncomeLaw = IncomeTaxFacts['income'];

/** In the order in which they are taken. */
export const deductionNames = ['savings', 'ownNps', 'employerNps', 'health', 'interest', 'otherDeductions'] as const;
type Deductions = Readonly<Record<(typeof deductionNames)[number], number>>;

const seniorOrNot = (age: Age) => (age === 'below60' ? 'below60' : 'from60');

const salaryOf = (year: YearOfIncome, regime: Regime, law: IncomeLaw): number => {
  const exempt = regime === 'old' ? year.exemptAllowances + year.professionalTax : 0;
  return Math.max(0, year.salary - exempt - law.standardDeduction[regime]);
};

/**
 * Of the rent a fixed part is left for repairs, then the loan's interest is taken off. By the new regime a loss is not
 * set against other income and the interest of the own house does not count; by the old one up to a limit, and at most
 * what other income there is.
 */
const houseOf = (year: YearOfIncome, regime: Regime, law: IncomeLaw, otherIncome: number): number => {
  const left = year.rent - year.municipalTax;
  const fromLet = left - partOf(left, law.houseRepairs, 'paisa') - year.interestLet;
  if (regime === 'new') return Math.max(0, fromLet);
  return Math.max(-law.houseLoss, -otherIncome, fromLet - Math.min(year.interestOwn, law.houseLoss));
};

const deductionsOf = (year: YearOfIncome, regime: Regime, law: IncomeLaw): Deductions => {
  const employerNps = Math.min(year.employerNps, partOf(year.basicPay, law.employerNps[regime], 'paisa'));
  if (regime === 'new') return { savings: 0, ownNps: 0, employerNps, health: 0, interest: 0, otherDeductions: 0 };
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
    otherDeductions: year.otherDeductions,
  };
};

/** Its parts, less the deductions, add up to the total; a negative house is a loss that other income bears. */
export const totalIncome = (year: YearOfIncome, regime: Regime, law: IncomeLaw) => {
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
    deductions: Object.fromEntries(taken) as Deductions,
    rounding: total - left,
    total,
  };
};
