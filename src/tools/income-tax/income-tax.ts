import { addDays } from '../../dates/days.ts';
import { countsUntil } from '../../dates/working-day.ts';
import type { Answers, Mistakes, Typed } from '../field.ts';
import { addUp, amountInWords, calculatePart } from '../money.ts';
import { afterYear } from '../tax-years.ts';
import type { ToolTexts } from '../texts.ts';
import { defineTool, type List, type Result, type Tool } from '../tool.ts';
import type { IncomeTaxFacts, Regime, RegimeLaw } from './facts.ts';
import { amountFields, incomeTaxFields } from './fields.ts';
import { calculateGain, calculateRentAllowance } from './gains.ts';
import {
  bandTaxes,
  deductionNames,
  gainsIn,
  incomeTaxedBelow,
  settle,
  taxOn,
  totalIncome,
  type YearOfIncome,
} from './tax.ts';
import { listUses } from './uses.ts';

const regimes = ['new', 'old'] as const satisfies readonly Regime[];

const pickLaw = (regime: Regime, { age }: Pick<YearOfIncome, 'age'>, law: IncomeTaxFacts): RegimeLaw =>
  regime === 'new' ? law.new : law.old[age];

const byRegime = (year: YearOfIncome, regime: Regime, law: IncomeTaxFacts) => {
  const income = totalIncome(year, regime, law.income);
  return { income, tax: taxOn(income.slab, pickLaw(regime, year, law), year.special) };
};

type ByRegime = ReturnType<typeof byRegime>;

/**
 * The old regime costs less from deductions of `needed` on, now they are `given`: both without the standard one. `null`
 * where the new regime costs nothing, and with income that has rates of its own.
 */
const describeSwitch = (year: YearOfIncome, { income }: ByRegime, newTax: number, law: IncomeTaxFacts) => {
  if (newTax === 0 || gainsIn(year.special) + year.special.farm > 0) return null;
  const plain = { ...year, exemptAllowances: 0, professionalTax: 0, interestOwn: 0 };
  const { salary, house, business, other, shortHouse } = totalIncome(plain, 'old', law.income);
  const whole = salary + Math.max(0, house) + business + other + shortHouse;
  const limit = incomeTaxedBelow(newTax, law.old[year.age]);
  return { needed: Math.max(0, whole - limit), given: whole - (income.total - income.rounding) };
};

export const compare = (year: YearOfIncome, law: IncomeTaxFacts) => {
  const both = { new: byRegime(year, 'new', law), old: byRegime(year, 'old', law) };
  return { ...both, switch: describeSwitch(year, both.old, both.new.tax.total, law) };
};

type Texts = ToolTexts<'incomeTaxWords', 'incomeTaxResult'>;
type IncomeTaxWords = Texts['words'];
type Case = Answers<ReturnType<typeof incomeTaxFields>>;

const rentIn = ({ hra, city, 'rent-paid': rent, 'basic-pay': basicPay }: Case) =>
  hra !== null && city !== null ? { hra, rent: rent ?? 0, basicPay: basicPay ?? 0, city } : null;

const saleIn = ({ bought, 'sold-on': sold, price, cost, 'sale-costs': costs }: Case) =>
  bought !== null && sold !== null ? { bought, sold, price: price ?? 0, costs: costs ?? 0, cost: cost ?? 0 } : null;

/** Asks again for answers that are impossible. */
const check = ({ words, inWords }: Texts, given: Case): Mistakes => {
  const {
    salary,
    rent,
    hra,
    exempt,
    'municipal-tax': municipalTax,
    'employer-nps': nps,
    'basic-pay': basicPay,
  } = given;
  const earned = [salary, given.business, rent, given['savings-interest'], given['deposit-interest']];
  const others = [given['other-income'], given.farm, given['shares-short'], given['shares-long'], given.price];
  const isAbove = (part: number | null, whole: number | null): part is number => (part ?? 0) > (whole ?? 0);
  const allowances = (hra ?? 0) + (exempt ?? 0);
  const sale = saleIn(given);
  const isInYear = (day: string): boolean => day >= `${given.year.slice(0, 4)}-04-01` && day < afterYear(given.year);
  return {
    ...([...earned, ...others].every((each) => !each) ? { business: words.nothingEarned } : {}),
    ...(isAbove(municipalTax, rent) ? { 'municipal-tax': words.municipalAboveRent(amountInWords(municipalTax)) } : {}),
    ...((nps || hra) && !basicPay ? { 'basic-pay': words.basicPayMissing } : {}),
    ...(isAbove(basicPay, salary) ? { 'basic-pay': words.basicAboveSalary(amountInWords(basicPay)) } : {}),
    ...(isAbove(nps, salary) ? { 'employer-nps': words.npsAboveSalary(amountInWords(nps)) } : {}),
    ...(isAbove(allowances, salary)
      ? { [isAbove(hra, salary) ? 'hra' : 'exempt']: words.allowanceAboveSalary(amountInWords(allowances)) }
      : {}),
    ...(sale && !isInYear(sale.sold)
      ? { 'sold-on': words.soldOutside(inWords(sale.sold), words.years[given.year]) }
      : {}),
    ...(sale && sale.bought > sale.sold ? { bought: words.boughtAfter(inWords(sale.bought)) } : {}),
    ...(sale && sale.cost + sale.costs > sale.price ? { cost: words.soldAtLoss(amountInWords(sale.cost)) } : {}),
  };
};

/** Returns the gain on a house or land, and what is exempt of a house rent allowance; `null` where there is none. */
const calculateParts = (given: Case, { income }: IncomeTaxFacts) => {
  const [rent, sale] = [rentIn(given), saleIn(given)];
  return {
    rent: rent && { ...rent, parts: calculateRentAllowance(rent, income) },
    sale: sale && { ...sale, ...calculateGain(sale, income) },
  };
};

type Working = ReturnType<typeof calculateParts>;

const makeYear = (given: Case, { rent, sale }: Working): YearOfIncome => {
  // Built from the keys of the type.
  const amounts = Object.fromEntries(
    Object.entries(amountFields).map(([name, field]) => [name, given[field] ?? 0]),
  ) as Readonly<Record<keyof typeof amountFields, number>>;
  return {
    ...amounts,
    exemptAllowances: amounts.exemptAllowances + (rent?.parts.exempt ?? 0),
    age: given.age,
    parentsFrom60: given['parents-from60'] === 'yes',
    shortHouse: sale && !sale.isLong ? sale.gain : 0,
    special: {
      short: given['shares-short'] ?? 0,
      long: given['shares-long'] ?? 0,
      house: sale?.isLong ? sale.gain : 0,
      indexed: sale?.indexed ?? null,
      farm: given.farm ?? 0,
    },
  };
};

type Row = readonly [label: string, of: (by: ByRegime) => number];

/** Begins with what the visitor has typed, and takes from it step by step what each regime takes off. */
const incomeRows = ({ rows: texts }: IncomeTaxWords, year: YearOfIncome): readonly Row[] => [
  [texts.salary, () => year.salary],
  [texts.exempt, ({ income }) => 0 - income.offSalary.exempt],
  [texts.standard, ({ income }) => 0 - income.offSalary.standard],
  [texts.professionalTax, ({ income }) => 0 - income.offSalary.professionalTax],
  [texts.rent, () => year.rent],
  [texts.municipalTax, () => 0 - year.municipalTax],
  [texts.repairs, ({ income }) => 0 - income.offHouse.repairs],
  [texts.interestLet, () => 0 - year.interestLet],
  [texts.interestOwn, ({ income }) => 0 - income.offHouse.interestOwn],
  [texts.lossLeftOut, ({ income }) => income.offHouse.lossLeftOut],
  [texts.business, ({ income }) => income.business],
  [texts.savingsInterest, () => year.savingsInterest],
  [texts.depositInterest, () => year.depositInterest],
  [texts.other, () => year.otherIncome],
  [texts.shortHouse, ({ income }) => income.shortHouse],
  ...deductionNames.map((name): Row => [texts[name], ({ income }) => 0 - income.deductions[name]]),
  [texts.short, ({ income }) => income.gains.short],
  [texts.long, ({ income }) => income.gains.long],
  [texts.saleGain, ({ income }) => income.gains.house],
  [texts.incomeRounding, ({ income }) => income.rounding],
];
const taxRows = ({ rows: texts }: IncomeTaxWords): readonly Row[] => [
  [texts.onBands, ({ tax }) => tax.onBands],
  [texts.onShort, ({ tax }) => tax.gains.short],
  [texts.onLong, ({ tax }) => tax.gains.long],
  [texts.onSale, ({ tax }) => tax.gains.house],
  [texts.rebate, ({ tax }) => 0 - tax.rebate],
  [texts.rebateRelief, ({ tax }) => 0 - tax.rebateRelief],
  [texts.surcharge, ({ tax }) => tax.surcharge],
  [texts.surchargeRelief, ({ tax }) => 0 - tax.surchargeRelief],
  [texts.cess, ({ tax }) => tax.cess],
  [texts.taxRounding, ({ tax }) => tax.rounding],
];

const writeHeadline = (words: IncomeTaxWords, byNew: number, byOld: number): string => {
  if (byNew === byOld) return byNew === 0 ? words.bothNothing : words.bothAlike;
  return byNew < byOld
    ? words.newCostsLess(amountInWords(byOld - byNew))
    : words.oldCostsLess(amountInWords(byNew - byOld));
};

const writeBalance = ({ balance: texts }: IncomeTaxWords, { toPay, refund }: ReturnType<typeof settle>): string => {
  if (refund > 0) return texts.refund(amountInWords(refund));
  return toPay > 0 ? texts.toPay(amountInWords(toPay)) : texts.nothing;
};

/**
 * Returns the last day of a return in which the old regime could be chosen, once it has passed; without a business the
 * choice is made in the return, with one in Form 10-IEA by the same day (s. 202(4); s. 115BAC(6)).
 */
const findPassedDay = ({ year, business }: Case, { returns }: IncomeTaxFacts, today: string): string | null => {
  const { rule, moved } = returns[year][business ? 'business' : 'individual'];
  const until = countsUntil(moved ?? rule, true);
  return until < today ? until : null;
};

/** Says on what the old regime depends after the due date, and what somebody pays who did not choose it in time. */
const writeCondition = (
  { words, inWords }: Texts,
  { business }: Case,
  passed: string,
  byNew: number,
  { toPay, refund }: ReturnType<typeof settle>,
): string[] => {
  const { chosen } = words;
  const [day, tax] = [inWords(passed), amountInWords(byNew)];
  const isPartPaid = toPay > 0 && toPay < byNew;
  return [
    business ? chosen.byForm(day) : chosen.inReturn(day),
    refund > 0
      ? chosen.otherwiseRefund(tax, amountInWords(refund))
      : isPartPaid
        ? chosen.otherwiseToPay(tax, amountInWords(toPay))
        : chosen.otherwise(tax),
  ];
};

const taxOnSlabs = (income: number, { bands }: RegimeLaw): string =>
  amountInWords(addUp(bandTaxes(income, bands).map(({ tax }) => tax)));

/** Explains the tax by slabs; if farm income counts, as the difference of two taxes. */
const slabs = (
  words: IncomeTaxWords,
  regime: Regime,
  { income, tax }: ByRegime,
  law: RegimeLaw,
  farm: number,
): List[] => {
  if (farm > law.farm && income.slab > law.farmFree) {
    const [together, apart] = [income.slab + farm, law.farmFree + farm];
    const items = [
      words.farm.together(amountInWords(together), taxOnSlabs(together, law)),
      words.farm.apart(amountInWords(apart), taxOnSlabs(apart, law)),
      words.farm.left(amountInWords(tax.onBands)),
      ...(regime === 'new' ? [words.farm.usually(amountInWords(law.farmFree))] : []),
    ];
    return [{ title: words.farm[regime], items, isWorking: true }];
  }
  const items = bandTaxes(income.slab, law.bands)
    .filter(({ rate }) => rate > 0)
    .map((band) => words.slab(amountInWords(band.part), amountInWords(band.above), band.rate, amountInWords(band.tax)));
  return items.length > 0 ? [{ title: words.slabs[regime], items, isWorking: true }] : [];
};

const rentList = (words: IncomeTaxWords, { rent }: Working, { rentAllowance }: IncomeTaxFacts['income']): List[] => {
  if (!rent) return [];
  const { rent: texts } = words;
  const { parts } = rent;
  return [
    {
      title: texts.title,
      items: [
        texts.hra(amountInWords(parts.hra)),
        texts.rent(amountInWords(rent.rent), rentAllowance.ownShare, amountInWords(parts.rent)),
        texts.pay(rentAllowance[rent.city], amountInWords(parts.pay)),
        texts.exempt(amountInWords(parts.exempt)),
      ],
      isWorking: true,
    },
  ];
};

/** The index of this year is not settled. */
const USUAL_INDEX_FROM = '2026-04-01';

const saleList = ({ words, inWords }: Texts, { sale }: Working, law: IncomeTaxFacts): List[] => {
  if (!sale) return [];
  const { sale: texts } = words;
  const { gains } = law.new;
  const rate = (gain: number, percent: number): string =>
    texts.rate(amountInWords(gain), percent, amountInWords(calculatePart(gain, percent, 'paisa')));
  const { gain, indexed, indexedCost, index, cost } = sale;
  const withIndex =
    indexed === null || indexedCost === null
      ? []
      : [
          texts.indexed(amountInWords(cost), index.to, index.from, amountInWords(indexedCost)),
          rate(indexed, gains.indexed),
          texts.lower(inWords(law.income.house.indexedIfBoughtBefore)),
          ...(sale.sold >= USUAL_INDEX_FROM ? [texts.usualIndex(index.to)] : []),
        ];
  return [
    {
      title: texts.title,
      items: [
        texts.gain(amountInWords(sale.price), amountInWords(sale.costs), amountInWords(cost), amountInWords(gain)),
        ...(sale.isLong ? [rate(gain, gains.house), ...withIndex] : [texts.short]),
      ],
      isWorking: true,
    },
  ];
};

const switchNotes = (words: IncomeTaxWords, at: ReturnType<typeof describeSwitch>, newTax: number): string[] => {
  if (newTax === 0) return [words.nothingBeats];
  if (!at) return [];
  if (at.given === 0) return [words.switchAtAll(amountInWords(at.needed))];
  return [words.switchAt(amountInWords(at.needed), amountInWords(at.given))];
};

/** Says what the form takes as not there unless it is told otherwise. */
const assumptionNotes = ({ assumed, assumedParts }: IncomeTaxWords, given: Case): string[] => {
  const isNo = (answer: string | null): boolean => answer === null || answer === 'no' || answer === 'none';
  const parts = [
    ...(given.salary !== null && isNo(given.rents) ? [assumedParts.hra] : []),
    ...(isNo(given.house) ? [assumedParts.house] : []),
    ...(isNo(given.sold) ? [assumedParts.sold] : []),
    ...(isNo(given.deductions) ? [assumedParts.deductions] : []),
  ];
  return parts.length > 0 ? [assumed(parts.join(', '))] : [];
};

/** True if a part of the free limit is left for gains. */
const usesLimit = ({ income }: ByRegime, { special }: YearOfIncome, { free }: RegimeLaw): boolean =>
  gainsIn(special) > 0 && income.slab < free;

/** True if gains changed whether a rebate is given, on which published explanations differ. */
const isRebateUsual = (result: ReturnType<typeof compare>, { special }: YearOfIncome, law: IncomeTaxFacts): boolean => {
  const { income } = result.new;
  const { incomeUpTo } = law.new.rebate;
  return (
    gainsIn(special) > 0 && ((income.slab <= incomeUpTo && income.total > incomeUpTo) || result.old.tax.rebate > 0)
  );
};

const typeRupees = (amount: number): string => String(Math.round(amount / 100));

/** Returns the answers of the tool for advance tax that a case gives: the tax of the cheaper regime, and the TDS. */
const writeForAdvanceTax = ({ year }: Case, tax: number, tds: number): Typed => ({
  year,
  tax: typeRupees(tax),
  ...(tds > 0 && { tds: typeRupees(tds) }),
});

const calculateIncomeTax = (texts: Texts, given: Case, law: IncomeTaxFacts, today: string): Result => {
  const { words } = texts;
  const { rows } = words;
  const most = law.income.professionalTax;
  const professionalTax = given['professional-tax'] ?? 0;
  if (professionalTax > most) {
    const mistake = words.professionalTaxMost(amountInWords(professionalTax), amountInWords(most));
    return { mistakes: { 'professional-tax': mistake } };
  }
  const working = calculateParts(given, law);
  const year = makeYear(given, working);
  const result = compare(year, law);
  const shown = regimes.filter((regime) => result[regime].tax.doubt === null);
  const [first] = shown;
  const doubt = result.new.tax.doubt ?? result.old.tax.doubt;
  if (!first) return { none: doubt ? words.doubts[doubt] : '' };
  const [byNew, byOld] = [result.new.tax.total, result.old.tax.total];
  const isBoth = shown.length > 1;
  const cheapest = isBoth && byOld < byNew ? 'old' : first;
  const isAlike = isBoth && byNew === byOld;
  const paid = { tds: given.tds ?? 0, tax: given['tax-paid'] ?? 0 };
  const allPaid = paid.tds + paid.tax;
  const settled = ({ tax }: ByRegime) => settle(tax.total, allPaid, law.new);
  const isRefund = shown.every((regime) => settled(result[regime]).refund > 0);
  const isDue = shown.every((regime) => settled(result[regime]).refund === 0);
  const paidRows: readonly Row[] = [
    [rows.tds, () => 0 - paid.tds],
    [rows.taxPaid, () => 0 - paid.tax],
    [rows.balanceRounding, (by) => settled(by).toPay - settled(by).refund - (by.tax.total - allPaid)],
  ];
  const line = (kind: 'line' | 'subtotal' | 'total', [label, of]: Row) => ({
    label,
    kind,
    amounts: shown.map((regime) => of(result[regime])),
  });
  const lines = (all: readonly Row[]) =>
    all.map((row) => line('line', row)).filter(({ amounts }) => amounts.some((amount) => amount !== 0));
  const headline = isBoth ? writeHeadline(words, byNew, byOld) : words.onlyOne[first];
  const passed = isBoth && cheapest === 'old' ? findPassedDay(given, law, today) : null;
  const balance = allPaid > 0 ? [writeBalance(words, settled(result[cheapest]))] : [];
  const beside = passed === null ? balance : writeCondition(texts, given, passed, byNew, settled(result.new));
  return {
    sheet: {
      subject: words.years[given.year],
      uses: listUses(given, {
        hasSurcharge: shown.some((regime) => result[regime].tax.surcharge > 0),
        sale: working.sale,
      }),
      headline,
      figure: { label: isAlike ? rows.tax : words.taxIn[cheapest], amount: result[cheapest].tax.total },
      isVerdict: true,
      ...(beside.length > 0 && { beside }),
      urgent: passed !== null,
      lines: [],
      comparison: {
        title: words.table,
        columns: shown.map((regime) => words.regimes[regime]),
        best: isBoth && !isAlike ? shown.indexOf(cheapest) : null,
        rows: [
          ...lines(incomeRows(words, year)),
          line('subtotal', [rows.income, ({ income }) => income.total]),
          ...lines(taxRows(words)),
          line('total', [rows.tax, ({ tax }) => tax.total]),
          ...(allPaid > 0
            ? [
                ...lines(paidRows),
                ...(isRefund ? [] : [line('total', [rows.toPay, (by) => settled(by).toPay])]),
                ...(isDue ? [] : [line('total', [rows.refund, (by) => settled(by).refund])]),
              ]
            : []),
        ],
      },
      notes: [
        ...(doubt ? [words.doubts[doubt]] : []),
        ...(isBoth ? switchNotes(words, result.switch, byNew) : []),
        ...assumptionNotes(words, given),
        given.business ? words.businessChoice : words.choice,
        ...(shown.some((regime) => result[regime].income.offHouse.lossLeftOut > 0) ? [words.houseLossLost] : []),
        ...(allPaid > 0 ? [words.balance.note] : []),
        ...(shown.some((regime) => usesLimit(result[regime], year, pickLaw(regime, year, law)))
          ? [words.unusedLimit]
          : []),
        ...(isRebateUsual(result, year, law) ? [words.rebateUsual(amountInWords(law.new.rebate.incomeUpTo))] : []),
      ],
      lists: [
        ...rentList(words, working, law.income),
        ...saleList(texts, working, law),
        ...shown.flatMap((regime) =>
          slabs(words, regime, result[regime], pickLaw(regime, year, law), year.special.farm),
        ),
      ],
      ...(result[cheapest].tax.total > paid.tds && {
        forOther: writeForAdvanceTax(given, result[cheapest].tax.total, paid.tds),
      }),
    },
  };
};

/** Returns the tool in the language of its texts. */
export const createIncomeTax = (texts: Texts): Tool =>
  defineTool<ReturnType<typeof incomeTaxFields>, IncomeTaxFacts>(texts, {
    slug: 'income-tax',
    fields: incomeTaxFields(texts),
    check: (given) => check(texts, given),
    factsOn: ({ year }) => addDays(afterYear(year), -1),
    work: (given, law, today) => calculateIncomeTax(texts, given, law, today),
  });
