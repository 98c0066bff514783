import { addDays } from '../../dates/days.ts';
import { addMonths, dayIn, dayOf } from '../../dates/months.ts';
import { countsUntil } from '../../dates/working-day.ts';
import type { Answers, Mistakes } from '../field.ts';
import { amountInWords, paise, partOf, sumOf } from '../money.ts';
import { dueAfter, monthsTouched, quarterName, quarterOf } from '../quarter.ts';
import type { ToolTexts } from '../texts.ts';
import { defineTool, type Line, type Outcome, type Tool } from '../tool.ts';
import type { Limit, Rule, RuleName, TdsFacts } from './facts.ts';
import { tdsFields } from './fields.ts';

type Texts = ToolTexts<'tdsWords'>;
type TdsWords = Texts['words'];
type Case = Answers<ReturnType<typeof tdsFields>>;
type Payment = Case['what'];

const check = (words: TdsWords, { before, taxed, day, deducted, paid }: Case): Mistakes => ({
  ...((taxed ?? 0) > (before ?? 0) ? { taxed: words.mistakes.taxed } : {}),
  ...(deducted !== null && deducted < day ? { deducted: words.mistakes.deducted } : {}),
  ...(paid !== null && paid < (deducted ?? day) ? { paid: words.mistakes.paid } : {}),
});

/** Payments on which other private persons deduct: section 393(1) Sl. 6(ii) (194M) names work, professional fees and commission. */
const byPrivate: Readonly<Partial<Record<Payment, RuleName>>> = {
  contract: 'private',
  professional: 'private',
  commission: 'private',
  building: 'home',
};

/** `null` where this payer deducts nothing. */
const ruleNameOf = (
  what: Exclude<Payment, 'known'>,
  { payer, payee }: Pick<Case, 'payer' | 'payee'>,
): RuleName | null => {
  if (payer === 'small') return byPrivate[what] ?? null;
  if (what === 'contract') return payee === 'other' ? 'contract' : 'person';
  if (what === 'bank') return payee === 'senior' ? 'senior' : 'bank';
  return what;
};

/** Paise. */
type Sums = Readonly<Record<'amount' | 'before' | 'taxed' | 'stamp', number>>;

const baseOf = (
  limit: Limit,
  { amount, before, taxed, stamp }: Sums,
): { readonly base: number; readonly left?: number } => {
  const year = before + amount;
  switch (limit.of) {
    case 'year':
      return year > limit.most ? { base: year - taxed } : { base: 0, left: limit.most - year };
    case 'payment':
      if (year > limit.year) return { base: year - taxed };
      return { base: amount > limit.most ? amount : 0, left: limit.year - year };
    case 'month':
      return { base: amount > limit.most ? amount : 0 };
    case 'excess':
      return year > limit.most
        ? { base: Math.max(0, year - limit.most - taxed) }
        : { base: 0, left: limit.most - year };
    case 'price':
      return { base: Math.max(amount, stamp) >= limit.least ? Math.max(amount, stamp) : 0 };
    case 'none':
      return { base: amount };
  }
};

const limitInWords = (words: TdsWords, limit: Limit): string => {
  switch (limit.of) {
    case 'payment':
      return words.limits.payment(amountInWords(limit.most), amountInWords(limit.year));
    case 'price':
      return words.limits.price(amountInWords(limit.least));
    case 'none':
      return words.limits.none;
    default:
      return words.limits[limit.of](amountInWords(limit.most));
  }
};

interface Deduction {
  /** Paise, in whole rupees. */
  readonly tax: number;
  readonly working: string;
  readonly notes: readonly string[];
}

const nothing: Deduction = { tax: 0, working: '', notes: [] };

/** @param sums the rent of private persons is deducted once, for all months */
const deductionOf = (words: TdsWords, name: RuleName, rule: Rule, sums: Sums, pan: boolean): Deduction => {
  const { base: found, left } = baseOf(rule.limit, sums);
  const base = name === 'home' && found > 0 ? sums.before + sums.amount - sums.taxed : found;
  const rate = pan ? rule.rate : rule.noPan;
  const whole = partOf(base, rate, 'rupee');
  // Without PAN the tax on a private person's rent is at most the rent of the last month (Income-tax Act, 1961, s. 194-IB(4)).
  const tax = name === 'home' ? Math.min(whole, sums.amount) : whole;
  const working = words.working.tax(amountInWords(base), String(rate));
  return {
    tax,
    working: tax < whole ? words.working.capped(working, amountInWords(sums.amount)) : working,
    notes: [
      limitInWords(words, rule.limit),
      ...(base === 0 && left !== undefined ? [words.left(amountInWords(left))] : []),
      ...(rule.limit.of === 'month' && name !== 'home' && sums.before > 0 ? [words.monthly] : []),
      ...(partOf(base, rate, 'paisa') === whole ? [] : [words.rounded]),
      ...(!pan && base > 0 ? [words.noPan(String(rate))] : []),
      ...((name === 'contract' || name === 'person') && base > 0 ? [words.transporter] : []),
      ...(name === 'home' && base > 0 ? [words.home] : []),
      ...(name === 'property' && base > 0 ? [words.parts] : []),
    ],
  };
};

const MARCH = '03';

/** By the calendar (Income-tax Rules, 2026, rule 218; 1962, rule 30). @param day of payment or credit */
export const depositDue = (
  day: string,
  deducted: string,
  challan: boolean,
  { day: of, march, challanDays }: TdsFacts['deposit'],
): string => {
  const month = deducted.slice(0, 7);
  if (challan) return addDays(dayOf(month, 31), challanDays);
  const inApril = dayIn(Number(day.slice(0, 4)), march.month, march.day);
  if (day.slice(5, 7) === MARCH && deducted <= inApril) return inApril;
  return dayOf(addMonths(month, 1), of);
};

/** Returns the calendar year in which the financial year of a day ends. */
const yearOf = (day: string): number => Number(day.slice(0, 4)) + (day.slice(5, 7) > MARCH ? 1 : 0);

const isHome = (given: Case): boolean => given.payer === 'small' && given.what === 'building';

/** Returns the last day for the rent of the coming March; `null` where the rent is that of March. */
const findMarchDeposit = (deducted: string, due: string, deposit: TdsFacts['deposit']): string | null => {
  const last = depositDue(deducted, `${yearOf(deducted)}-${MARCH}-31`, true, deposit);
  return last === due ? null : last;
};

/** With the working day until which it counts. */
const inTimeBy = ({ words, inWords }: Texts, day: string): string => {
  const until = countsUntil(day, true);
  return until === day ? inWords(day) : words.moved(inWords(day), inWords(until));
};

const datesOf = (
  texts: Texts,
  rule: Rule | null,
  due: string,
  day: string,
  deducted: string,
  { statement }: TdsFacts,
): string[] => {
  const { words, inWords, monthInWords } = texts;
  const { due: days, moved, certificateDays } = statement;
  const deposit = words.deposit(inTimeBy(texts, due));
  if (!rule) return [deposit];
  // A certificate goes to the payee and not to an office, so a Sunday does not move its day.
  const certificate = (after: string): string =>
    words.certificate(rule.certificate, inWords(addDays(after, certificateDays)));
  if (rule.challan) return [words.challan(rule.form, inTimeBy(texts, due)), certificate(due)];
  if (yearOf(deducted) > yearOf(day)) return [deposit, words.laterYear];
  const quarter = quarterOf(deducted.slice(0, 7));
  const statementDue = moved[quarterName(quarter)] ?? dueAfter(quarter, days);
  return [
    deposit,
    words.statement(rule.form, monthInWords(quarter.first), monthInWords(quarter.last), inTimeBy(texts, statementDue)),
    certificate(statementDue),
  ];
};

const HUNDRED_RUPEES = paise(100);

/**
 * For every month of the calendar or part of one, as the department's system counts, on the whole hundreds of the tax
 * (Income-tax Rules, 1962, rule 119A, clauses b and c); rounded to the rupee, a half upwards.
 */
const interestLine = (words: TdsWords, label: string, tax: number, percent: number, months: number): Line => {
  const base = tax - (tax % HUNDRED_RUPEES);
  const said = base === tax ? amountInWords(tax) : words.working.hundreds(amountInWords(base), amountInWords(tax));
  return {
    label,
    working: words.working.interest(said, percent, months),
    amount: partOf(base, percent, 'rupee', { share: months, whole: 1 }),
  };
};

/**
 * For deduction after the day of payment, and for deposit after its last day; the second runs from the day of deduction
 * (Income-tax Act, 2025, s. 398(3)(a); 1961, s. 201(1A)).
 */
const interestOf = (
  words: TdsWords,
  tax: number,
  { day, deducted, paid }: { readonly day: string; readonly deducted: string; readonly paid: string | null },
  due: string,
  { interest }: TdsFacts,
): Line[] => [
  ...(deducted > day
    ? [interestLine(words, words.lines.deduction, tax, interest.deduction, monthsTouched(day, deducted))]
    : []),
  ...(paid !== null && paid > countsUntil(due, true)
    ? [interestLine(words, words.lines.deposit, tax, interest.deposit, monthsTouched(deducted, paid))]
    : []),
];

const sheetOf = (
  texts: Texts,
  given: Case,
  { tax, working, notes }: Deduction,
  rule: Rule | null,
  facts: TdsFacts,
  today: string,
): Outcome => {
  const { words, inWords } = texts;
  const { what, day, paid } = given;
  const deducted = given.deducted ?? day;
  const due = depositDue(day, deducted, rule?.challan ?? false, facts.deposit);
  const interest = tax > 0 ? interestOf(words, tax, { day, deducted, paid }, due, facts) : [];
  const sum = sumOf(interest.map(({ amount }) => amount));
  const march = rule && isHome(given) ? findMarchDeposit(deducted, due, facts.deposit) : null;
  const lastDeposit = countsUntil(march ?? due, true);
  const past = tax > 0 && paid === null && lastDeposit < today;
  const withoutInterest = interest.length > 0 ? words.lateForNothing : words.inTime;
  const interestAlone = sum > 0 ? words.lateBy(amountInWords(sum)) : withoutInterest;
  const alone = paid === null ? words.depositSum(amountInWords(tax)) : interestAlone;
  const headline = what === 'known' ? alone : words.deduct(amountInWords(tax));
  return {
    sheet: {
      subject: words.subject(words.payments[what], inWords(day)),
      headline: tax > 0 ? headline : words.nothing,
      urgent: sum > 0 || past,
      lines: tax > 0 ? [{ label: rule ? words.lines.tax : words.lines.known, working, amount: tax }, ...interest] : [],
      ...(interest.length > 0 ? { total: { label: words.lines.total, amount: tax + sum } } : {}),
      notes: [
        ...notes,
        ...(interest.length > 0 ? [words.months] : []),
        ...(tax > 0 && paid !== null && paid <= countsUntil(due, true) ? [`${words.inTime}.`] : []),
        ...(past ? [words.past(inWords(lastDeposit))] : []),
      ],
      lists: [
        ...(rule
          ? [
              {
                title: words.lists.section,
                items: [words.section(rule.section), ...(rule.code ? [words.code(rule.code)] : [])],
              },
            ]
          : []),
        ...(tax > 0 && march
          ? [{ title: words.lists.datesIfGoingOn, items: datesOf(texts, rule, march, day, deducted, facts) }]
          : []),
        ...(tax > 0
          ? [
              {
                title: march ? words.lists.datesIfEnding : words.lists.dates,
                items: datesOf(texts, rule, due, day, deducted, facts),
              },
            ]
          : []),
      ],
    },
  };
};

export const tdsOf = (texts: Texts, given: Case, facts: TdsFacts, today: string): Outcome => {
  const { words } = texts;
  if (given.what === 'known') return sheetOf(texts, given, { ...nothing, tax: given.amount }, null, facts, today);
  const name = ruleNameOf(given.what, given);
  const rule = name && facts.rules[name];
  if (!rule)
    return sheetOf(texts, given, { ...nothing, notes: [name ? words.unknown : words.notByThem] }, null, facts, today);
  const { amount, before, taxed, stamp } = given;
  const sums = { amount, before: before ?? 0, taxed: taxed ?? 0, stamp: stamp ?? 0 };
  return sheetOf(texts, given, deductionOf(words, name, rule, sums, given.pan === 'yes'), rule, facts, today);
};

/** Returns the tool in the language of its texts. */
export const createTds = (texts: ToolTexts<'tdsWords'>): Tool =>
  defineTool<ReturnType<typeof tdsFields>, TdsFacts>(texts, {
    slug: 'tds',
    fields: tdsFields(texts),
    check: (given) => check(texts.words, given),
    factsOn: ({ day }) => day,
    work: (given, facts, today) => tdsOf(texts, given, facts, today),
  });
