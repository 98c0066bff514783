import { numberOf, type Value } from '../../../content/register/values.ts';
import { incomeTaxWords as words } from '../../../content/tools/income-tax.ts';
import { addDays } from '../../dates/days.ts';
import type { Answers } from '../field.ts';
import { type FactsOf, lawReader, type ReadFacts } from '../law-reader.ts';
import { amountInWords, paise } from '../money.ts';
import { afterYear } from '../tax-years.ts';
import { defineTool, type List, type Outcome } from '../tool.ts';
import { incomeTaxFields } from './fields.ts';
import {
  type Age,
  type Band,
  bandTaxes,
  deductionNames,
  incomeTaxedBelow,
  type Regime,
  type RegimeLaw,
  type Tax,
  type TotalIncome,
  taxOn,
  totalIncome,
  type YearOfIncome,
} from './tax.ts';

/** In the register a band holds up to a limit; here it begins above one. */
const bandsOf = (value: Value | undefined): readonly Band[] =>
  value?.kind === 'bands'
    ? value.bands.map((band, index) => ({
        above: paise(value.bands[index - 1]?.upTo?.amount ?? 0),
        rate: numberOf(band.value) ?? 0,
      }))
    : [];

export const incomeTaxFacts = ((factValue) => {
  const { value, number, money, all } = lawReader(factValue);
  const regime = (of: Regime, bands: Value | undefined): RegimeLaw => ({
    bands: bandsOf(bands),
    rebate: {
      incomeUpTo: money(`tax.rebate-${of}`, 'income'),
      most: money(`tax.rebate-${of}`, 'most'),
      relief: of === 'new',
    },
    surcharge: bandsOf(value(`tax.surcharge-${of}`)),
    cess: number('tax.cess'),
    roundTo: money('tax.rounding'),
  });
  const oldRegime = (age: Age): RegimeLaw => regime('old', value('tax.slabs-old', age));
  return all({
    income: {
      standardDeduction: { new: money('tax.standard-deduction', 'new'), old: money('tax.standard-deduction', 'old') },
      houseRepairs: number('tax.house-repairs'),
      houseLoss: money('tax.house-loss'),
      savings: money('tax.savings'),
      ownNps: money('tax.nps-own'),
      employerNps: { new: number('tax.nps-employer', 'new'), old: number('tax.nps-employer', 'old') },
      health: { below60: money('tax.health', 'below60'), from60: money('tax.health', 'from60') },
      interest: { below60: money('tax.interest', 'below60'), from60: money('tax.interest', 'from60') },
      roundTo: money('tax.rounding'),
    },
    new: regime('new', value('tax.slabs-new')),
    old: { below60: oldRegime('below60'), from60: oldRegime('from60'), from80: oldRegime('from80') },
  });
}) satisfies ReadFacts<unknown>;

export type IncomeTaxFacts = FactsOf<typeof incomeTaxFacts>;

export interface ByRegime {
  readonly income: TotalIncome;
  readonly tax: Tax;
}

/**
 * The old regime costs less from deductions of `needed` on; now they are `given`. Both without the standard deduction.
 */
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

/** `switch` is `null` where the new regime costs nothing. */
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

type Case = Answers<typeof incomeTaxFields>;

const check = (given: Case): Readonly<Record<string, string>> => {
  const { salary, business, rent, 'municipal-tax': municipalTax, 'employer-nps': nps, 'basic-pay': basicPay } = given;
  const interest = [given['savings-interest'], given['deposit-interest']];
  return {
    ...([salary, business, rent, ...interest, given['other-income']].every((each) => !each)
      ? { business: words.nothingEarned }
      : {}),
    ...((municipalTax ?? 0) > (rent ?? 0) ? { 'municipal-tax': words.municipalAboveRent } : {}),
    ...(nps && !basicPay ? { 'basic-pay': words.basicPayMissing } : {}),
    ...((basicPay ?? 0) > (salary ?? 0) ? { 'basic-pay': words.basicAboveSalary } : {}),
  };
};

const yearOf = (given: Case): YearOfIncome => ({
  age: given.age,
  salary: given.salary ?? 0,
  exemptAllowances: given.exempt ?? 0,
  professionalTax: given['professional-tax'] ?? 0,
  rent: given.rent ?? 0,
  municipalTax: given['municipal-tax'] ?? 0,
  interestLet: given['interest-let'] ?? 0,
  interestOwn: given['interest-own'] ?? 0,
  business: given.business ?? 0,
  savingsInterest: given['savings-interest'] ?? 0,
  depositInterest: given['deposit-interest'] ?? 0,
  otherIncome: given['other-income'] ?? 0,
  savings: given.savings ?? 0,
  ownNps: given['own-nps'] ?? 0,
  employerNps: given['employer-nps'] ?? 0,
  basicPay: given['basic-pay'] ?? 0,
  healthOwn: given['health-own'] ?? 0,
  healthParents: given['health-parents'] ?? 0,
  parentsFrom60: given['parents-from60'] === 'yes',
  otherDeductions: given['other-deductions'] ?? 0,
});

type Row = readonly [label: string, of: (by: ByRegime) => number];

const { rows: texts } = words;

const deductionLabels = {
  savings: texts.savings,
  ownNps: texts.ownNps,
  employerNps: texts.employerNps,
  health: texts.health,
  interest: texts.interest,
  other: texts.otherDeductions,
} as const satisfies Record<(typeof deductionNames)[number], string>;

const incomeRows = (salaryLabel: string): readonly Row[] => [
  [salaryLabel, ({ income }) => income.salary],
  [texts.house, ({ income }) => income.house],
  [texts.business, ({ income }) => income.business],
  [texts.other, ({ income }) => income.other],
  ...deductionNames.map((name): Row => [deductionLabels[name], ({ income }) => 0 - income.deductions[name]]),
  [texts.incomeRounding, ({ income }) => income.rounding],
];
const taxRows: readonly Row[] = [
  [texts.onBands, ({ tax }) => tax.onBands],
  [texts.rebate, ({ tax }) => 0 - tax.rebate],
  [texts.rebateRelief, ({ tax }) => 0 - tax.rebateRelief],
  [texts.surcharge, ({ tax }) => tax.surcharge],
  [texts.surchargeRelief, ({ tax }) => 0 - tax.surchargeRelief],
  [texts.cess, ({ tax }) => tax.cess],
  [texts.taxRounding, ({ tax }) => tax.rounding],
];

const headlineOf = (byNew: number, byOld: number): string => {
  if (byNew === byOld) return byNew === 0 ? words.bothNothing : words.bothAlike;
  return byNew < byOld
    ? words.newCostsLess(amountInWords(byOld - byNew))
    : words.oldCostsLess(amountInWords(byNew - byOld));
};

const slabs = (title: string, { income }: ByRegime, { bands }: RegimeLaw): List[] => {
  const items = bandTaxes(income.total, bands)
    .filter(({ rate }) => rate > 0)
    .map(({ above, part, rate, tax }) =>
      words.slab(amountInWords(part), amountInWords(above), rate, amountInWords(tax)),
    );
  return items.length > 0 ? [{ title, items }] : [];
};

const switchNotes = (at: Switch | null): string[] => {
  if (!at) return [words.nothingBeats];
  const short = at.needed - at.given;
  return [
    words.switchAt(amountInWords(at.needed), amountInWords(at.given)),
    ...(short > 0 ? [words.missing(amountInWords(short))] : []),
  ];
};

const incomeTaxOf = (given: Case, law: IncomeTaxFacts): Outcome => {
  const year = yearOf(given);
  const result = compare(year, law);
  const both = [result.new, result.old] as const;
  const [byNew, byOld] = [result.new.tax.total, result.old.tax.total];
  const exempt = year.exemptAllowances + year.professionalTax > 0;
  const line = (kind: 'line' | 'subtotal' | 'total', [label, of]: Row) => ({ label, kind, amounts: both.map(of) });
  const lines = (rows: readonly Row[]) =>
    rows.map((row) => line('line', row)).filter(({ amounts }) => amounts.some((amount) => amount !== 0));
  return {
    sheet: {
      subject: words.years[given.year],
      headline: headlineOf(byNew, byOld),
      urgent: false,
      lines: [],
      comparison: {
        title: words.table,
        columns: [words.regimes.new, words.regimes.old],
        best: byNew === byOld ? null : byNew < byOld ? 0 : 1,
        rows: [
          ...lines(incomeRows(exempt ? texts.salaryOld : texts.salary)),
          line('subtotal', [texts.income, ({ income }) => income.total]),
          ...lines(taxRows),
          line('total', [texts.tax, ({ tax }) => tax.total]),
        ],
      },
      notes: [
        ...switchNotes(result.switch),
        given.business ? words.businessChoice : words.choice,
        ...(year.interestLet > 0 && result.new.income.house === 0 ? [words.houseLossLost] : []),
      ],
      lists: [...slabs(words.slabs.new, result.new, law.new), ...slabs(words.slabs.old, result.old, law.old[year.age])],
    },
  };
};

export const incomeTax = defineTool<typeof incomeTaxFields, IncomeTaxFacts>({
  slug: 'income-tax',
  fields: incomeTaxFields,
  check,
  factsOn: ({ year }) => addDays(afterYear(year), -1),
  work: incomeTaxOf,
});
