import { addDays } from '../../dates/days.ts';
import type { Answers, Mistakes } from '../field.ts';
import { amountInWords } from '../money.ts';
import { afterYear } from '../tax-years.ts';
import type { ToolTexts, WordsOf } from '../texts.ts';
import { defineTool, type List, type Outcome, type Tool } from '../tool.ts';
import type { IncomeTaxFacts, Regime, RegimeLaw } from './facts.ts';
import { amountFields, incomeTaxFields } from './fields.ts';
import { bandTaxes, deductionNames, incomeTaxedBelow, taxOn, totalIncome, type YearOfIncome } from './tax.ts';

const byRegime = (year: YearOfIncome, regime: Regime, law: IncomeTaxFacts) => {
  const income = totalIncome(year, regime, law.income);
  return { income, tax: taxOn(income.total, regime === 'new' ? law.new : law.old[year.age]) };
};

type ByRegime = ReturnType<typeof byRegime>;

/** The old regime costs less from deductions of `needed` on, now they are `given`: both without the standard one. */
const switchOf = (year: YearOfIncome, { income }: ByRegime, newTax: number, law: IncomeTaxFacts) => {
  if (newTax === 0) return null;
  const plain = { ...year, exemptAllowances: 0, professionalTax: 0, interestOwn: 0 };
  const { salary, house, business, other } = totalIncome(plain, 'old', law.income);
  const whole = salary + Math.max(0, house) + business + other;
  const limit = incomeTaxedBelow(newTax, law.old[year.age]);
  return { needed: Math.max(0, whole - limit), given: whole - (income.total - income.rounding) };
};

/** `switch` is `null` where the new regime costs nothing. */
export const compare = (year: YearOfIncome, law: IncomeTaxFacts) => {
  const both = { new: byRegime(year, 'new', law), old: byRegime(year, 'old', law) };
  return { ...both, switch: switchOf(year, both.old, both.new.tax.total, law) };
};

type IncomeTaxWords = WordsOf<'incomeTaxWords'>;
type Case = Answers<ReturnType<typeof incomeTaxFields>>;

const check = (words: IncomeTaxWords, given: Case): Mistakes => {
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
  // Built from the keys of the type.
  ...(Object.fromEntries(Object.entries(amountFields).map(([name, field]) => [name, given[field] ?? 0])) as Readonly<
    Record<keyof typeof amountFields, number>
  >),
  age: given.age,
  parentsFrom60: given['parents-from60'] === 'yes',
});

type Row = readonly [label: string, of: (by: ByRegime) => number];

const incomeRows = ({ rows: texts }: IncomeTaxWords, salaryLabel: string): readonly Row[] => [
  [salaryLabel, ({ income }) => income.salary],
  [texts.house, ({ income }) => income.house],
  [texts.business, ({ income }) => income.business],
  [texts.other, ({ income }) => income.other],
  ...deductionNames.map((name): Row => [texts[name], ({ income }) => 0 - income.deductions[name]]),
  [texts.incomeRounding, ({ income }) => income.rounding],
];
const taxRows = ({ rows: texts }: IncomeTaxWords): readonly Row[] => [
  [texts.onBands, ({ tax }) => tax.onBands],
  [texts.rebate, ({ tax }) => 0 - tax.rebate],
  [texts.rebateRelief, ({ tax }) => 0 - tax.rebateRelief],
  [texts.surcharge, ({ tax }) => tax.surcharge],
  [texts.surchargeRelief, ({ tax }) => 0 - tax.surchargeRelief],
  [texts.cess, ({ tax }) => tax.cess],
  [texts.taxRounding, ({ tax }) => tax.rounding],
];

const headlineOf = (words: IncomeTaxWords, byNew: number, byOld: number): string => {
  if (byNew === byOld) return byNew === 0 ? words.bothNothing : words.bothAlike;
  return byNew < byOld
    ? words.newCostsLess(amountInWords(byOld - byNew))
    : words.oldCostsLess(amountInWords(byNew - byOld));
};

const slabs = (words: IncomeTaxWords, title: string, { income }: ByRegime, { bands }: RegimeLaw): List[] => {
  const items = bandTaxes(income.total, bands)
    .filter(({ rate }) => rate > 0)
    .map(({ above, part, rate, tax }) =>
      words.slab(amountInWords(part), amountInWords(above), rate, amountInWords(tax)),
    );
  return items.length > 0 ? [{ title, items }] : [];
};

const switchNotes = (words: IncomeTaxWords, at: ReturnType<typeof switchOf>): string[] => {
  if (!at) return [words.nothingBeats];
  const short = at.needed - at.given;
  return [
    words.switchAt(amountInWords(at.needed), amountInWords(at.given)),
    ...(short > 0 ? [words.missing(amountInWords(short))] : []),
  ];
};

const incomeTaxOf = (words: IncomeTaxWords, given: Case, law: IncomeTaxFacts): Outcome => {
  const { rows: texts } = words;
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
      headline: headlineOf(words, byNew, byOld),
      urgent: false,
      lines: [],
      comparison: {
        title: words.table,
        columns: [words.regimes.new, words.regimes.old],
        best: byNew === byOld ? null : byNew < byOld ? 0 : 1,
        rows: [
          ...lines(incomeRows(words, exempt ? texts.salaryOld : texts.salary)),
          line('subtotal', [texts.income, ({ income }) => income.total]),
          ...lines(taxRows(words)),
          line('total', [texts.tax, ({ tax }) => tax.total]),
        ],
      },
      notes: [
        ...switchNotes(words, result.switch),
        given.business ? words.businessChoice : words.choice,
        ...(year.interestLet > 0 && result.new.income.house === 0 ? [words.houseLossLost] : []),
      ],
      lists: [
        ...slabs(words, words.slabs.new, result.new, law.new),
        ...slabs(words, words.slabs.old, result.old, law.old[year.age]),
      ],
    },
  };
};

/** Returns the tool in the language of its texts. */
export const createIncomeTax = (texts: ToolTexts<'incomeTaxWords'>): Tool =>
  defineTool<ReturnType<typeof incomeTaxFields>, IncomeTaxFacts>(texts, {
    slug: 'income-tax',
    fields: incomeTaxFields(texts),
    check: (given) => check(texts.words, given),
    factsOn: ({ year }) => addDays(afterYear(year), -1),
    work: (given, law) => incomeTaxOf(texts.words, given, law),
  });
