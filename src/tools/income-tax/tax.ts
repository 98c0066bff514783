/** The income tax of a resident for a year: pure, by the law of the register, in paise and percent. */
import { addUp, calculatePart } from '../money.ts';
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
      return { ...band, part, tax: calculatePart(part, band.rate, 'paisa') };
    });

const onBands = (income: number, bands: readonly Band[]): number =>
  addUp(bandTaxes(income, bands).map(({ tax }) => tax));

/** Holds the income of a year beside what the slabs charge, in paise. */
export interface Special {
  /** The gains on listed shares held up to a year, and longer. */
  readonly short: number;
  readonly long: number;
  /** The gain on a house or land held longer. */
  readonly house: number;
  /** The gain on the same house or land with indexation; `null` if indexation does not apply. */
  readonly indexed: number | null;
  readonly farm: number;
}

export const nothingSpecial: Special = { short: 0, long: 0, house: 0, indexed: null, farm: 0 };

export const gainsIn = ({ short, long, house }: Special): number => short + long + house;

/** The point on which the law does not say how the tax is worked out, so that none is stated. */
export type Doubt = 'limit' | 'surcharge' | 'farm';

/**
 * Takes the free limit that other income leaves unused off the gains of a resident (Income-tax Act, 2025, ss. 196(2),
 * 197(2), 198(3); 1961: 111A, 112, 112A). If it does not cover several gains, no text says which comes first.
 */
const onGains = (slab: number, special: Special, { free, gains }: RegimeLaw) => {
  const { short, long, house, indexed } = special;
  const unused = Math.max(0, free - Math.max(0, slab));
  const several = [short, long, house].filter((each) => each > 0).length > 1;
  const left = (gain: number): number => Math.max(0, gain - unused);
  const onHouse = calculatePart(left(house), gains.house, 'paisa');
  return {
    short: calculatePart(left(short), gains.short, 'paisa'),
    long: calculatePart(Math.max(0, left(long) - gains.free), gains.long, 'paisa'),
    // The tax at 12.5 % is at most the tax at 20 % with indexation: s. 197(3); 1961: s. 112, proviso.
    house: indexed === null ? onHouse : Math.min(onHouse, calculatePart(left(indexed), gains.indexed, 'paisa')),
    isOpen: several && unused > 0 && unused < gainsIn(special),
  };
};

/**
 * Applies the slabs; farm income lies below the other income, and its own tax is taken off (section 2 of the yearly
 * Finance Acts).
 */
const onSlabs = (slab: number, { farm }: Special, { bands, farm: above, farmFree }: RegimeLaw): number =>
  farm > above && slab > farmFree
    ? onBands(slab + farm, bands) - onBands(farm + farmFree, bands)
    : onBands(slab, bands);

/**
 * Tax and surcharge just above a limit are at most those at the limit, with what the income has more than it (First
 * Schedule of the yearly Finance Acts). With other income than that of the slabs no text says which of it lies above the
 * limit: there relief is possible only where the income is above it by less than the surcharge is, and then it is open.
 */
const calculateSurcharge = (income: number, tax: number, special: Special, { bands, surcharge, gains }: RegimeLaw) => {
  const at = surcharge.findLastIndex(({ above }) => income > above);
  const step = surcharge[at];
  if (!step) return { surcharge: 0, relief: 0, isOpen: false };
  const whole = calculatePart(tax, step.rate, 'paisa');
  const before = surcharge[at - 1]?.rate ?? 0;
  const over = income - step.above;
  if (gainsIn(special) + special.farm > 0) {
    const isNear = over < 2 * (whole - calculatePart(tax, before, 'paisa'));
    return { surcharge: whole, relief: 0, isOpen: isNear || (gainsIn(special) > 0 && step.rate > gains.surcharge) };
  }
  const taxAtLimit = onBands(step.above, bands);
  const atLimit = taxAtLimit + calculatePart(taxAtLimit, before, 'paisa');
  return { surcharge: whole, relief: Math.max(0, tax + whole - (atLimit + over)), isOpen: false };
};

/** @param slab what the slabs charge: the total income less the gains that have rates of their own */
export const taxOn = (slab: number, law: RegimeLaw, special: Special = nothingSpecial) => {
  const income = slab + gainsIn(special);
  const bare = onSlabs(slab, special, law);
  const { isOpen, ...gains } = onGains(slab, special, law);
  const before = bare + gains.short + gains.long + gains.house;
  const { incomeUpTo, most, relief } = law.rebate;
  // The new regime's rebate is at most the tax of the slabs (s. 156(3)); the old one's does not cover tax under s.
  // 112A.
  const against = relief ? bare : before - gains.long;
  const rebate = income <= incomeUpTo ? Math.min(against, most) : 0;
  const rebateRelief = relief && income > incomeUpTo ? Math.min(bare, Math.max(0, before - (income - incomeUpTo))) : 0;
  const tax = before - rebate - rebateRelief;
  const over = calculateSurcharge(income, tax, special, law);
  const beforeCess = tax + over.surcharge - over.relief;
  const cess = calculatePart(beforeCess, law.cess, 'paisa');
  const total = toNearest(beforeCess + cess, law.roundTo);
  const doubts: readonly (readonly [Doubt, boolean])[] = [
    ['farm', special.farm > law.farm && gainsIn(special) > 0],
    ['limit', isOpen],
    ['surcharge', over.isOpen],
  ];
  return {
    onBands: bare,
    gains,
    rebate,
    rebateRelief,
    surcharge: over.surcharge,
    surchargeRelief: over.relief,
    cess,
    rounding: total - beforeCess - cess,
    total,
    doubt: doubts.find(([, holds]) => holds)?.[0] ?? null,
  };
};

/** Returns the largest total income whose tax is below an amount above zero: tax never falls when income rises. */
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

/** The amount is in paise; 0 for an amount that was not given. */
export type YearOfIncome = Readonly<Record<keyof typeof amountFields, number>> & {
  readonly age: Age;
  readonly parentsFrom60: boolean;
  /** The gain on a house or land held up to two years. */
  readonly shortHouse: number;
  readonly special: Special;
};

type IncomeLaw = IncomeTaxFacts['income'];

/** The names of the deductions in the order in which they are taken. */
export const deductionNames = ['savings', 'ownNps', 'employerNps', 'health', 'interest', 'otherDeductions'] as const;
type Deductions = Readonly<Record<(typeof deductionNames)[number], number>>;

const seniorOrNot = (age: Age) => (age === 'below60' ? 'below60' : 'from60');

/** Returns what is taken off the salary, each at most what is left of it, in the order of the law. */
const calculateSalary = (year: YearOfIncome, regime: Regime, law: IncomeLaw) => {
  const isOld = regime === 'old';
  const exempt = Math.min(year.salary, isOld ? year.exemptAllowances : 0);
  const standard = Math.min(year.salary - exempt, law.standardDeduction[regime]);
  const professionalTax = Math.min(year.salary - exempt - standard, isOld ? year.professionalTax : 0);
  return { exempt, standard, professionalTax, left: year.salary - exempt - standard - professionalTax };
};

/**
 * Returns the income from houses: rent less a fixed share for repairs, less the loan's interest. In the new regime a
 * loss is not set against other income and the interest of the own house does not count; in the old one up to a limit,
 * and at most the other income.
 */
const calculateHouseIncome = (year: YearOfIncome, regime: Regime, law: IncomeLaw, otherIncome: number) => {
  const rentLeft = year.rent - year.municipalTax;
  const repairs = calculatePart(rentLeft, law.houseRepairs, 'paisa');
  const interestOwn = regime === 'new' ? 0 : Math.min(year.interestOwn, law.houseLoss);
  const whole = rentLeft - repairs - year.interestLet - interestOwn;
  const left = Math.max(whole, regime === 'new' ? 0 : Math.max(-law.houseLoss, -otherIncome));
  return { repairs, interestOwn, lossLeftOut: left - whole, left };
};

const calculateDeductions = (year: YearOfIncome, regime: Regime, law: IncomeLaw): Deductions => {
  const employerNps = Math.min(year.employerNps, calculatePart(year.basicPay, law.employerNps[regime], 'paisa'));
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
  const { left: salary, ...offSalary } = calculateSalary(year, regime, law);
  const other = year.savingsInterest + year.depositInterest + year.otherIncome;
  const { left: house, ...offHouse } = calculateHouseIncome(year, regime, law, salary + year.business + other);
  const allowed = calculateDeductions(year, regime, law);
  let left = salary + house + year.business + other + year.shortHouse;
  const taken = deductionNames.map((name) => {
    const amount = Math.min(left, allowed[name]);
    left -= amount;
    return [name, amount] as const;
  });
  // No deduction is taken off the gains that have rates of their own.
  const gains = gainsIn(year.special);
  const total = toNearest(left + gains, law.roundTo);
  return {
    salary,
    offSalary,
    house,
    offHouse,
    business: year.business,
    other,
    deductions: Object.fromEntries(taken) as Deductions,
    shortHouse: year.shortHouse,
    gains: year.special,
    rounding: total - left - gains,
    slab: total - gains,
    total,
  };
};

/** Returns what is still to pay of a tax, or is refunded, to the multiple of ten rupees of section 516 (1961: 288B). */
export const settle = (tax: number, paid: number, { roundTo }: RegimeLaw) => ({
  toPay: toNearest(Math.max(0, tax - paid), roundTo),
  refund: toNearest(Math.max(0, paid - tax), roundTo),
});
