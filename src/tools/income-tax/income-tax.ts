/** A person's income tax for a year by both regimes, and which of them costs less. */
import { incomeTaxWords as words } from '../../../content/tools/income-tax.ts';
import { addDays } from '../../dates/days.ts';
import type { Answers } from '../field.ts';
import { amountInWords } from '../money.ts';
import { afterYear } from '../tax-years.ts';
import { defineTool, type List, type Outcome } from '../tool.ts';
import { type ByRegime, compare, type Switch } from './compare.ts';
import type { IncomeTaxFacts } from './facts.ts';
import { incomeTaxFields } from './fields.ts';
import { bandTaxes, type RegimeLaw } from './tax.ts';
import { deductionNames, type YearOfIncome } from './total-income.ts';

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

/** The rows that add up to the total income, then those that add up to the tax. */
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

/** How the tax by the slabs comes about. */
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
      lists: [
        ...slabs(words.used.slabsNew, result.new, law.new),
        ...slabs(words.used.slabsOld, result.old, law.old[year.age]),
      ],
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
