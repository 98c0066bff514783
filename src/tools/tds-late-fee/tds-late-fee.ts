/** The late fee of a quarterly TDS or TCS statement, and the interest on tax that was deducted or paid late. */
import { tdsLateFeeWords as words } from '../../../content/tools/tds-late-fee.ts';
import { daysBetween } from '../../dates/days.ts';
import { inWords, monthInWords } from '../days.ts';
import type { Answers, Mistakes } from '../field.ts';
import { amountInWords, paise, partOf } from '../money.ts';
import { defineTool, type Outcome, type Sheet } from '../tool.ts';
import type { TdsLateFeeFacts } from './facts.ts';
import { tdsLateFeeFields } from './fields.ts';
import { dueAfter, monthsTouched, quarterName, quarterOf } from './quarter.ts';

type Case = Answers<typeof tdsLateFeeFields>;

const isStatement = (what: Case['what']): what is 'tds' | 'tcs' => what === 'tds' || what === 'tcs';

const check = ({ what, quarter, since, done }: Case, today: string): Mistakes => {
  if (isStatement(what)) {
    if (quarter === null) return { quarter: words.needQuarter };
    return quarterOf(quarter).last >= today.slice(0, 7) ? { quarter: words.notOver } : {};
  }
  if (since === null) return { since: words.needSince };
  return done < since ? { done: words.before } : {};
};

const plain = (subject: string, note: string): Outcome => ({
  sheet: { subject, headline: words.onTime, urgent: false, lines: [], notes: [note], lists: [] },
});

/** A statement that is filed late: so much a day, by some facts at most the tax. Days are counted from the due day. */
const lateFeeOf = (
  what: 'tds' | 'tcs',
  { quarter, done, tax }: Pick<Case, 'quarter' | 'done' | 'tax'>,
  { due: dueDays, moved, fee: { perDay, capped } }: TdsLateFeeFacts,
): Outcome => {
  if (quarter === null) return { none: words.needQuarter };
  const { first, last } = quarterOf(quarter);
  const set = moved[what][quarterName({ first, last })];
  if (set === null) return { none: words.movedForSome };
  const due = set ?? dueAfter({ first, last }, dueDays[what]);
  const days = Math.max(0, daysBetween(due, done));
  const subject = words.subject[what](monthInWords(first), monthInWords(last));
  if (days === 0) return plain(subject, words.dueAhead(inWords(due)));
  const whole = perDay * days;
  const fee = capped ? Math.min(whole, tax) : whole;
  const working = words.feeWorking(days, amountInWords(perDay));
  const grows = !capped || whole + perDay <= tax;
  return {
    sheet: {
      subject,
      headline: words.late(days),
      urgent: true,
      lines: [
        {
          label: words.fee,
          working: fee < whole ? words.feeCapped(working, amountInWords(tax)) : working,
          amount: fee,
        },
      ],
      total: { label: words.totalFee, amount: fee },
      notes: [words.due(inWords(due)), ...(grows ? [words.eachDay(amountInWords(perDay))] : [])],
      lists: [],
    },
  };
};

const HUNDRED_RUPEES = paise(100);

/**
 * Interest on tax that was deducted or paid late: so much for every month or part of one, on the whole hundreds of the
 * tax (Income-tax Rules, 1962, rule 119A, clauses b and c). A month is one of the calendar, as the department's system
 * counts; the result is rounded to the rupee, a half upwards.
 */
const interestOf = (
  what: 'payment' | 'deduction',
  { since, done, tax }: Pick<Case, 'since' | 'done' | 'tax'>,
  { interest }: TdsLateFeeFacts,
): Outcome => {
  if (since === null) return { none: words.needSince };
  const subject = words.subject[what](inWords(since));
  if (done <= since) return plain(subject, words.sameDay);
  const months = monthsTouched(since, done);
  const base = tax - (tax % HUNDRED_RUPEES);
  const percent = interest[what];
  const amount = partOf(base, percent, 'rupee', { share: months, whole: 1 });
  const working =
    base === tax
      ? words.interestWorking(amountInWords(base), percent, months)
      : words.interestOfPart(amountInWords(base), amountInWords(tax), percent, months);
  const sheet: Sheet = {
    subject,
    headline: words.inMonths(months),
    urgent: true,
    lines: [{ label: words.interest, working, amount }],
    total: { label: words.totalInterest, amount },
    notes: [
      words.calendarMonths(monthInWords(since.slice(0, 7)), monthInWords(done.slice(0, 7))),
      what === 'payment' ? words.inTime : words.alsoPaid,
    ],
    lists: [],
  };
  return { sheet };
};

/** Late fee or interest by given facts. */
export const tdsLateFeeOf = ({ what, ...given }: Case, facts: TdsLateFeeFacts): Outcome =>
  isStatement(what) ? lateFeeOf(what, given, facts) : interestOf(what, given, facts);

export const tdsLateFee = defineTool<typeof tdsLateFeeFields, TdsLateFeeFacts>({
  slug: 'tds-late-fee',
  fields: tdsLateFeeFields,
  check,
  factsOn: ({ done }) => done,
  work: tdsLateFeeOf,
});
