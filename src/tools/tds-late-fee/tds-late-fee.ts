/** The late fee of a quarterly TDS or TCS statement. */
import { tdsLateFeeWords as words } from '../../../content/tools/tds-late-fee.ts';
import { daysBetween } from '../../dates/days.ts';
import { inWords, monthInWords } from '../days.ts';
import type { Answers, Mistakes } from '../field.ts';
import { amountInWords } from '../money.ts';
import { dueAfter, quarterName, quarterOf } from '../quarter.ts';
import { defineTool, type Outcome } from '../tool.ts';
import type { TdsLateFeeFacts } from './facts.ts';
import { tdsLateFeeFields } from './fields.ts';

type Case = Answers<typeof tdsLateFeeFields>;

const check = ({ quarter }: Case, today: string): Mistakes =>
  quarterOf(quarter).last >= today.slice(0, 7) ? { quarter: words.notOver } : {};

const plain = (subject: string, note: string): Outcome => ({
  sheet: { subject, headline: words.onTime, urgent: false, lines: [], notes: [note], lists: [] },
});

/**
 * A statement that is filed late by given facts: so much a day, by some facts at most the tax. Days are counted from the
 * due day.
 */
export const tdsLateFeeOf = (
  { what, quarter, done, tax }: Case,
  { due: dueDays, moved, fee: { perDay, capped } }: TdsLateFeeFacts,
): Outcome => {
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

export const tdsLateFee = defineTool<typeof tdsLateFeeFields, TdsLateFeeFacts>({
  slug: 'tds-late-fee',
  fields: tdsLateFeeFields,
  check,
  factsOn: ({ done }) => done,
  work: tdsLateFeeOf,
});
