import type { advanceTaxUsed } from '../../../content/tools/advance-tax/en.ts';
import { addDays, daysBetween } from '../../dates/days.ts';
import { countsUntil } from '../../dates/working-day.ts';
import type { Answers, Mistakes } from '../field.ts';
import { toNearest } from '../income-tax/tax.ts';
import { addUp, amountInWords } from '../money.ts';
import { afterYear } from '../tax-years.ts';
import type { ToolTexts } from '../texts.ts';
import { defineTool, type FigureName, type Line, type Outcome, SOON_DAYS, type Tool, usedIf } from '../tool.ts';
import { type Instalment, listInstalments, monthlyInterest } from './advance.ts';
import type { AdvanceTaxFacts } from './facts.ts';
import { advanceTaxFields } from './fields.ts';

type Texts = Pick<ToolTexts<'advanceTaxWords'>, 'words' | 'toolWords' | 'inWords'>;
type AdvanceTaxWords = Texts['words'];
type Case = Answers<ReturnType<typeof advanceTaxFields>>;

const check = (words: AdvanceTaxWords, { year, rest, filed }: Case): Mistakes => {
  const end = afterYear(year);
  return {
    ...(rest !== null && rest < end ? { rest: words.restInYear } : {}),
    ...(filed !== null && filed < end ? { filed: words.filedInYear } : {}),
  };
};

const makeLine = (
  words: AdvanceTaxWords,
  label: string,
  found: ReturnType<typeof monthlyInterest>,
  rate: number,
): Line[] =>
  found
    ? [{ label, working: words.monthsWorking(amountInWords(found.on), rate, found.months), amount: found.interest }]
    : [];

const lateReturn = (
  { words, inWords }: Texts,
  given: Case,
  left: number,
  restPaid: string,
  { law, lateFee, exempt, returns }: AdvanceTaxFacts,
) => {
  const { year, filed, whose, income } = given;
  if (filed === null || whose === null || income === null) return { lines: [], notes: [] };
  const { rule, moved } = returns[year][whose];
  const inTime = countsUntil(moved ?? rule, true);
  if (filed <= inTime) return { none: words.notLate(inWords(inTime)) };
  const { rule: last } = returns[year].belated;
  if (filed > last) return { none: words.tooLate(inWords(last)) };
  const unpaid = restPaid > countsUntil(rule, true) ? left : 0;
  // S. 234A; s. 423. What was paid by the due date is free of it (CBDT Circular 2/2015).
  const interest = moved ? null : monthlyInterest(unpaid, law.lateInterest, addDays(rule, 1), filed, law);
  const fee = income > lateFee.income ? lateFee.others : lateFee.small;
  // S. 234F; s. 428: no fee where no return had to be filed.
  const isFree = income <= exempt;
  return {
    lines: [
      ...makeLine(words, words.lateReturn, interest, law.lateInterest),
      ...(isFree ? [] : [{ label: words.lateFee, amount: fee }]),
    ],
    notes: [
      isFree ? words.feeIfMust(amountInWords(fee)) : words.noFeeBelow,
      ...(moved && unpaid > 0 ? [words.extended(inWords(rule), inWords(moved))] : []),
    ],
  };
};

/** @param before the instalment before it, which is paid first */
const describeState = (
  words: AdvanceTaxWords,
  { until, sum, paid, interest }: Instalment,
  before: Instalment | undefined,
  today: string,
): string => {
  if (paid >= sum) return words.covered;
  if (until < today) return interest > 0 ? words.wasShort(amountInWords(sum - paid)) : words.tolerated;
  const first = before && before.until >= today ? before.sum : 0;
  return words.stillToPay(amountInWords(sum - Math.max(paid, first)));
};

const instalmentItems = ({ words, inWords }: Texts, all: readonly Instalment[], today: string): string[] =>
  all.map(
    (each, index) =>
      `${(each.until < today ? words.pastInstalment : words.instalment)(inWords(each.until), each.share, amountInWords(each.sum))} ${describeState(words, each, all[index - 1], today)}`,
  );

/** Says why no advance tax is payable; `null` if it is. */
const freeBecause = (words: AdvanceTaxWords, { who }: Case, due: number, { law }: AdvanceTaxFacts): string | null => {
  if (who === 'senior') return words.seniorFree;
  return due < law.threshold ? words.belowThreshold(amountInWords(law.threshold)) : null;
};

const findNext = ({ words, toolWords, inWords }: Texts, instalments: readonly Instalment[], today: string) => {
  const next = instalments.find(({ until, sum, paid }) => until >= today && paid < sum);
  if (!next) return { headline: words.allPaid, urgent: false };
  const amount = next.sum - next.paid;
  return {
    headline: words.payBy(amountInWords(amount), inWords(next.until)),
    figure: { label: words.next, amount },
    beside: [words.by(inWords(next.until)), toolWords.left(daysBetween(today, next.until))],
    urgent: next.until <= addDays(today, SOON_DAYS),
  };
};

interface Charged {
  readonly isFree: boolean;
  readonly isShort: boolean;
  readonly isTooLittle: boolean;
  readonly isReckoned: boolean;
}

type Figure = FigureName<keyof typeof advanceTaxUsed>;

/** Lists the figures of the law by which a case is worked out. */
const listUses = ({ who, filed }: Case, { isFree, isShort, isTooLittle, isReckoned }: Charged): readonly Figure[] => [
  'advance:threshold',
  ...usedIf<Figure>(!isFree && who === 'presumptive', 'advance:presumptive-due'),
  ...usedIf<Figure>(!isFree && who !== 'presumptive', 'advance:due', 'advance:shares', 'advance:tolerance'),
  ...usedIf<Figure>(!isFree, 'advance:holidays'),
  ...usedIf<Figure>(isShort, 'advance:instalment-interest'),
  ...usedIf<Figure>(isReckoned && !isFree, 'advance:enough'),
  ...usedIf<Figure>(isTooLittle, 'advance:interest'),
  ...usedIf<Figure>(isShort || isTooLittle, 'advance:interest-rounding'),
  ...usedIf<Figure>(filed !== null, 'itr:late-interest', 'itr:late-fee'),
  ...usedIf<Figure>(isReckoned, 'tax:rounding'),
];

const calculateAdvanceTax = (texts: Texts, given: Case, facts: AdvanceTaxFacts, today: string): Outcome => {
  const { words, inWords } = texts;
  const { year, who, tax, tds, rest, filed } = given;
  const { law } = facts;
  const due = Math.max(0, tax - (tds ?? 0));
  const inTime = [given.june, given.september, given.december, given.march].map((each) => each ?? 0);
  const advance = addUp(inTime) + (given.afterwards ?? 0);
  const free = freeBecause(words, given, due, facts);
  const instalments = free === null ? listInstalments(year, due, inTime, who === 'presumptive', law) : [];
  const over = today >= afterYear(year);
  const restOrFiled = rest ?? filed;
  const restPaid = restOrFiled ?? today;
  const asOf = restPaid > today ? restPaid : today;
  const left = Math.max(0, due - advance);
  const late = lateReturn(texts, given, left, restPaid, facts);
  if ('none' in late) return { none: late.none };

  const short = instalments
    .filter(({ until, interest }) => until < asOf && interest > 0)
    .map(
      ({ on, short: amount, rate, interest }): Line => ({
        label: words.deferment(inWords(on)),
        working: words.defermentWorking(amountInWords(amount), rate),
        amount: interest,
      }),
    );
  const reckoned = over || restOrFiled !== null;
  // This interest runs from 1 April until the rest is paid (s. 234B; s. 424).
  const tooLittle =
    free === null && reckoned && advance * 100 < due * law.enough
      ? monthlyInterest(due - advance, law.interest, afterYear(year), restPaid, law)
      : null;
  const charges: Line[] = [...short, ...makeLine(words, words.tooLittle, tooLittle, law.interest), ...late.lines];
  const charged = addUp(charges.map(({ amount }) => amount));
  const lists =
    instalments.length > 0
      ? [{ title: words.instalments, items: instalmentItems(texts, instalments, asOf), isPlan: true as const }]
      : [];
  const uses = listUses(given, {
    isFree: free !== null,
    isShort: short.length > 0,
    isTooLittle: tooLittle !== null,
    isReckoned: reckoned,
  });
  const sheet = { subject: words.years[year], uses, lists };
  const more = Math.max(0, (tds ?? 0) + advance - tax);
  const notes = [...(free === null ? [] : [free]), ...(more > 0 ? [words.paidMore(amountInWords(more))] : [])];
  const dueLine: Line = {
    label: words.due,
    ...(tds ? { working: words.dueWorking(amountInWords(tax), amountInWords(tds)) } : {}),
    amount: due,
    subtotal: true,
  };
  if (!reckoned)
    return {
      sheet: {
        ...sheet,
        ...(free === null ? findNext(texts, instalments, today) : { headline: words.nothingDue, urgent: false }),
        lines: [dueLine, ...charges],
        ...(charged > 0 ? { total: { label: words.interestSoFar, amount: charged } } : {}),
        notes,
      },
    };
  const whole = toNearest(charged + left, law.roundTo);
  const rounding = whole - charged - left;
  const total = { label: words.total, amount: whole };
  return {
    sheet: {
      ...sheet,
      headline: whole > 0 ? words.toPay(amountInWords(whole)) : words.nothingLeft,
      ...(whole > 0 ? { figure: total } : {}),
      ...(charged > 0 ? { beside: [words.ofCharges(amountInWords(charged))] } : {}),
      urgent: charged > 0,
      lines: [
        dueLine,
        ...charges,
        ...(charged > 0 ? [{ label: words.charges, amount: charged, subtotal: true as const }] : []),
        { label: words.restOfTax, amount: left },
        ...(rounding === 0 ? [] : [{ label: words.rounding, amount: rounding }]),
      ],
      total,
      notes: [
        ...notes,
        ...(charges.some(({ working }) => working) ? [words.hundreds] : []),
        ...(restOrFiled === null && left > 0 ? [words.reckonedUntil(inWords(restPaid))] : []),
        ...(free === null && tooLittle === null && left > 0 ? [words.enough(law.enough)] : []),
        ...late.notes,
      ],
    },
  };
};

/** Returns the tool in the language of its texts. */
export const createAdvanceTax = (texts: ToolTexts<'advanceTaxWords'>): Tool =>
  defineTool<ReturnType<typeof advanceTaxFields>, AdvanceTaxFacts>(texts, {
    slug: 'advance-tax',
    fields: advanceTaxFields(texts),
    check: (given) => check(texts.words, given),
    factsOn: ({ year }) => addDays(afterYear(year), -1),
    work: (given, facts, today) => calculateAdvanceTax(texts, given, facts, today),
  });
