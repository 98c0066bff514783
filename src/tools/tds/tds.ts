import { addDays, daysBetween } from '../../dates/days.ts';
import { countsUntil } from '../../dates/working-day.ts';
import type { Answers, Mistakes } from '../field.ts';
import { addUp, amountInWords, calculatePart, paise } from '../money.ts';
import { dueAfter, findQuarter, monthsTouched, quarterName } from '../quarter.ts';
import type { ToolTexts } from '../texts.ts';
import { defineTool, type Line, type Outcome, type Tool } from '../tool.ts';
import { depositDue, findTaxYear, inTimeBy, isSunday, MARCH } from './days.ts';
import type { Limit, Rule, RuleName, TdsFacts } from './facts.ts';
import { tdsFields } from './fields.ts';
import { calculateTcs } from './tcs.ts';
import { listDeductionUses } from './uses.ts';

type Texts = ToolTexts<'tdsWords', 'tdsResult'>;
type TdsWords = Texts['words'];
type Case = Answers<ReturnType<typeof tdsFields>>;
type Payment = Case['what'];

const check = (words: TdsWords, { amount, before, taxed, part, day, deducted, paid }: Case): Mistakes => ({
  ...((part ?? 0) > amount ? { part: words.partTooMuch } : {}),
  ...((taxed ?? 0) > (before ?? 0) ? { taxed: words.mistakes.taxed } : {}),
  ...(deducted !== null && deducted < day ? { deducted: words.mistakes.deducted } : {}),
  ...(paid !== null && paid < (deducted ?? day) ? { paid: words.mistakes.paid } : {}),
});

/** Payments on which other private persons deduct: section 393(1) Sl. 6(ii) (194M) names work, professional fees and commission. */
const byPrivate: Readonly<Partial<Record<Payment, RuleName>>> = {
  contract: 'private',
  transport: 'private',
  professional: 'private',
  commission: 'private',
  building: 'home',
};

/** Returns `null` where this payer deducts nothing. */
const findRuleName = (
  what: Exclude<Payment, 'known' | 'tcs'>,
  { payer, payee }: Pick<Case, 'payer' | 'payee'>,
): RuleName | null => {
  if (payer === 'small') return byPrivate[what] ?? null;
  if (what === 'contract' || what === 'transport') return payee === 'other' ? 'contract' : 'person';
  if (what === 'bank') return payee === 'senior' ? 'senior' : 'bank';
  return what;
};

/** The amount is in paise. */
interface Sums {
  readonly amount: number;
  readonly before: number;
  readonly taxed: number;
  readonly stamp: number;
  /** The part of the amount that one of several buyers pays; `null` for a single buyer. */
  readonly part: number | null;
}

const findBase = (
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

/** Names the payments that crossed a limit; none where the limit is a price or there is no limit. */
const nameCrossed = ({ crossed }: TdsWords, limit: Limit, { amount, before }: Sums): string[] => {
  const year = before + amount;
  const together = (most: number): string =>
    crossed.together(amountInWords(before), amountInWords(amount), amountInWords(year), amountInWords(most));
  const alone = (most: number): string => crossed.alone(amountInWords(amount), amountInWords(most));
  switch (limit.of) {
    case 'year':
    case 'excess':
      return [before > 0 ? together(limit.most) : alone(limit.most)];
    case 'payment':
      return [year > limit.year && before > 0 ? together(limit.year) : alone(limit.most)];
    case 'month':
      return [alone(limit.most)];
    case 'price':
    case 'none':
      return [];
  }
};

interface Deduction {
  /** The amounts are in paise, in whole rupees. */
  readonly tax: number;
  readonly working: string;
  readonly notes: readonly string[];
}

const nothing: Deduction = { tax: 0, working: '', notes: [] };

/** @param sums the rent of private persons is deducted once, for all months */
const calculateDeduction = (words: TdsWords, name: RuleName, rule: Rule, sums: Sums, pan: boolean): Deduction => {
  const { base: found, left } = findBase(rule.limit, sums);
  const base = name === 'home' && found > 0 ? sums.before + sums.amount - sums.taxed : found;
  const rate = pan ? rule.rate : rule.noPan;
  const share = sums.part === null ? undefined : { share: sums.part, whole: sums.amount };
  const whole = calculatePart(base, rate, 'rupee', share);
  // The tax on a private person's rent without PAN is at most the rent of the last month (Income-tax Act, 1961, s.
  // 194-IB(4)).
  const tax = name === 'home' ? Math.min(whole, sums.amount) : whole;
  const ofAll = words.working.tax(amountInWords(base), String(rate));
  const working = share ? words.partWorking(ofAll, amountInWords(share.share), amountInWords(share.whole)) : ofAll;
  return {
    tax,
    working: tax < whole ? words.working.capped(working, amountInWords(sums.amount)) : working,
    notes: [
      limitInWords(words, rule.limit),
      ...(base > 0 ? nameCrossed(words, rule.limit, sums) : []),
      ...(base === 0 && left !== undefined ? [words.left(amountInWords(left))] : []),
      ...(rule.limit.of === 'month' && name !== 'home' && sums.before > 0 ? [words.monthly] : []),
      ...(calculatePart(base, rate, 'paisa', share) === whole ? [] : [words.rounded]),
      ...(!pan && base > 0 ? [words.noPan(String(rate))] : []),
      ...(name === 'home' && base > 0 ? [words.home] : []),
      ...(name === 'property' && base > 0 ? [words.price, words.parts] : []),
      ...(share && base > 0 ? [words.together, words.eachBuyer] : []),
    ],
  };
};

const listDates = (
  texts: Texts,
  rule: Rule | null,
  due: string,
  day: string,
  deducted: string,
  { statement }: TdsFacts,
  today: string,
): string[] => {
  const { words, inWords, monthInWords } = texts;
  const { due: days, moved, certificateDays } = statement;
  const last = inTimeBy(texts, due);
  const isPast = countsUntil(due, true) < today;
  const deposit = isPast ? words.depositPast(last) : words.deposit(last);
  if (!rule) return [deposit];
  // A certificate goes to the payee and not to an office, so a Sunday does not move its day.
  const certificate = (after: string): string => {
    const on = addDays(after, certificateDays);
    if (on < today) return words.certificatePast(rule.certificate, inWords(on));
    return words.certificate(rule.certificate, isSunday(on) ? words.onSunday(inWords(on)) : inWords(on));
  };
  if (rule.challan)
    return [isPast ? words.challanPast(rule.form, last) : words.challan(rule.form, last), certificate(due)];
  if (findTaxYear(deducted) > findTaxYear(day)) return [deposit, words.laterYear];
  const quarter = findQuarter(deducted.slice(0, 7));
  const statementDue = moved[quarterName(quarter)] ?? dueAfter(quarter, days);
  const writeStatement = countsUntil(statementDue, true) < today ? words.statementPast : words.statement;
  return [
    deposit,
    writeStatement(rule.form, monthInWords(quarter.first), monthInWords(quarter.last), inTimeBy(texts, statementDue)),
    certificate(statementDue),
  ];
};

const HUNDRED_RUPEES = paise(100);

/**
 * Charges interest for every calendar month or part of one, as the department's system counts, on the whole hundreds of
 * the tax (Income-tax Rules, 1962, rule 119A, clauses b and c); rounded to the rupee, a half upwards.
 */
const interestLine = (words: TdsWords, label: string, tax: number, percent: number, months: number): Line => {
  const base = tax - (tax % HUNDRED_RUPEES);
  const taxInWords =
    base === tax ? amountInWords(tax) : words.working.hundreds(amountInWords(base), amountInWords(tax));
  return {
    label,
    working: words.working.interest(taxInWords, percent, months),
    amount: calculatePart(base, percent, 'rupee', { share: months, whole: 1 }),
  };
};

/**
 * Charges interest for deduction after the day of payment, and for deposit after its last day; the second runs from the
 * day of deduction (Income-tax Act, 2025, s. 398(3)(a); 1961, s. 201(1A)).
 */
const calculateInterest = (
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

/** Charges the fee for a late challan that is the statement too (Income-tax Act, 2025, s. 427; 1961, s. 234E). */
const calculateLateFee = (
  words: TdsWords,
  tax: number,
  rule: Rule | null,
  paid: string | null,
  due: string,
  { lateFee }: TdsFacts,
): Line[] => {
  if (!rule?.challan || paid === null || paid <= countsUntil(due, true)) return [];
  const days = daysBetween(due, paid);
  const amount = Math.min(days * lateFee, tax);
  const working = words.feeWorking(days, amountInWords(lateFee));
  return [
    {
      label: words.feeLine(rule.form),
      working: amount < days * lateFee ? words.feeCapped(working, amountInWords(tax)) : working,
      amount,
    },
  ];
};

const sectionList = (words: TdsWords, rule: Rule) => ({
  title: words.lists.section,
  items: [words.section(rule.section), ...(rule.code ? [words.code(rule.code)] : [])],
});

const makeSheet = (
  texts: Texts,
  given: Case,
  { tax, working, notes }: Deduction,
  name: RuleName | null,
  facts: TdsFacts,
  today: string,
): Outcome => {
  const { words, toolWords, inWords } = texts;
  const rule = name && (facts.rules[name] ?? null);
  const { what, day, paid, pan, part } = given;
  const deducted = given.deducted ?? day;
  const due = depositDue(day, deducted, rule?.challan ?? false, facts.deposit);
  const interest = tax > 0 ? calculateInterest(words, tax, { day, deducted, paid }, due, facts) : [];
  const fee = tax > 0 ? calculateLateFee(words, tax, rule, paid, due, facts) : [];
  const late = [...interest, ...fee];
  const sum = addUp(late.map(({ amount }) => amount));
  const uses = listDeductionUses({
    name,
    isChallan: rule?.challan ?? false,
    hasTax: tax > 0,
    lacksPan: pan === 'no',
    isShared: part !== null,
    hasInterest: interest.length > 0,
    hasLateFee: fee.length > 0,
  });
  const lastDeposit = countsUntil(due, true);
  const past = tax > 0 && paid === null && lastDeposit < today;
  const withoutInterest = interest.length > 0 ? words.lateForNothing : words.inTime;
  const interestAlone = sum > 0 ? words.lateBy(amountInWords(sum)) : withoutInterest;
  const alone = paid === null ? words.depositSum(amountInWords(tax)) : interestAlone;
  const headline = what === 'known' ? alone : words.deduct(amountInWords(tax));
  const taxLine = { label: rule ? words.lines.tax : words.lines.known, working, amount: tax };
  const total = late.length > 0 ? { label: words.lines.total, amount: tax + sum } : undefined;
  const figure = total && what === 'known' ? { label: words.forDelay, amount: sum } : total;
  const daysLeft = daysBetween(today, lastDeposit);
  const dates =
    paid === null && daysLeft >= 0
      ? [words.depositBy(inWords(lastDeposit)), toolWords.left(daysLeft)]
      : [words.lastDate(inWords(lastDeposit)), ...(paid === null ? [toolWords.ago(-daysLeft)] : [])];
  return {
    sheet: {
      subject: words.subject(words.payments[what], inWords(day)),
      uses,
      headline: tax > 0 ? headline : words.nothing,
      ...(tax > 0
        ? {
            figure: figure ?? { label: taxLine.label, amount: tax },
            beside: [...(sum > 0 && what !== 'known' ? [words.lateBy(amountInWords(sum))] : []), ...dates],
          }
        : {}),
      urgent: sum > 0 || past,
      lines: tax > 0 ? [taxLine, ...late] : [],
      ...(total ? { total } : {}),
      notes: [
        ...notes,
        ...(interest.length > 0 ? [words.months] : []),
        ...(tax > 0 && paid !== null && paid <= lastDeposit ? [`${words.inTime}.`] : []),
        ...(past ? [words.past(inWords(lastDeposit))] : []),
        ...(past && rule?.challan ? [words.feeToo(rule.form)] : []),
      ],
      lists: [
        ...(rule ? [sectionList(words, rule)] : []),
        ...(tax > 0
          ? [{ title: words.lists.dates, items: listDates(texts, rule, due, day, deducted, facts, today) }]
          : []),
      ],
    },
  };
};

/** Writes the sheet for the rent of a private person while the tenancy goes on: its tax waits for the rent of March. */
const waitingSheet = (
  texts: Texts,
  { what, day, pan }: Case,
  name: RuleName,
  rule: Rule,
  { tax, working, notes }: Deduction,
  facts: TdsFacts,
  today: string,
) => {
  const { words, inWords } = texts;
  const march = `${findTaxYear(day)}-${MARCH}-31`;
  const due = depositDue(march, march, true, facts.deposit);
  return {
    sheet: {
      subject: words.subject(words.payments[what], inWords(day)),
      uses: listDeductionUses({ name, isChallan: true, hasTax: true, lacksPan: pan === 'no' }),
      headline: words.notYet,
      urgent: false,
      lines: [],
      notes: [words.soFar(amountInWords(tax), working), ...notes],
      lists: [
        sectionList(words, rule),
        { title: words.datesOfMarch, items: listDates(texts, rule, due, march, march, facts, today) },
      ],
    },
  };
};

/** Writes the sheet for a transporter's declaration: nothing is deducted, but the statement names the payment. */
const declaredSheet = (
  texts: Texts,
  { what, day }: Case,
  name: RuleName,
  rule: Rule,
  facts: TdsFacts,
  today: string,
) => {
  const { words, inWords } = texts;
  return {
    sheet: {
      subject: words.subject(words.payments[what], inWords(day)),
      uses: listDeductionUses({ name, isDeclared: true }),
      headline: words.nothing,
      urgent: false,
      lines: [],
      notes: [words.declared, words.moreLorries],
      lists: [
        sectionList(words, rule),
        // Nothing is collected here: of the dates only that of the statement remains.
        { title: words.lists.dates, items: listDates(texts, rule, day, day, day, facts, today).slice(1, 2) },
      ],
    },
  };
};

export const calculateTds = (texts: Texts, given: Case, facts: TdsFacts, today: string): Outcome => {
  const { words } = texts;
  if (given.what === 'tcs') return calculateTcs(texts, given, facts, today);
  if (given.what === 'known') return makeSheet(texts, given, { ...nothing, tax: given.amount }, null, facts, today);
  const name = findRuleName(given.what, given);
  const rule = name && facts.rules[name];
  if (!rule)
    return makeSheet(texts, given, { ...nothing, notes: [name ? words.unknown : words.notByThem] }, null, facts, today);
  const { amount, before, taxed, stamp, part, day, pan, lorries } = given;
  if (lorries === 'yes' && pan === 'yes') return declaredSheet(texts, given, name, rule, facts, today);
  const isShared = part !== null && part > 0 && part < amount;
  const sums = {
    amount,
    before: before ?? 0,
    taxed: taxed ?? 0,
    stamp: stamp ?? 0,
    part: isShared ? part : null,
  };
  if (isShared && day < facts.together && rule.limit.of === 'price' && part < rule.limit.least)
    return { none: words.disputed(texts.inWords(facts.together)) };
  const deduction = calculateDeduction(words, name, rule, sums, pan === 'yes');
  if (given.last === 'no' && deduction.tax > 0) return waitingSheet(texts, given, name, rule, deduction, facts, today);
  const notes = [...deduction.notes, ...(lorries === 'yes' ? [words.declarationNeedsPan] : [])];
  return makeSheet(texts, given, { ...deduction, notes }, name, facts, today);
};

/** Returns the tool in the language of its texts. */
export const createTds = (texts: Texts): Tool =>
  defineTool<ReturnType<typeof tdsFields>, TdsFacts>(texts, {
    slug: 'tds',
    fields: tdsFields(texts),
    check: (given) => check(texts.words, given),
    factsOn: ({ day }) => day,
    work: (given, facts, today) => calculateTds(texts, given, facts, today),
  });
