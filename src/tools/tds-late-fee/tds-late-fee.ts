/** The late fee of a quarterly TDS or TCS statement. */
import { tdsLateFeeWords as words } from '../../../content/tools/tds-late-fee.ts';
import { dayOf } from '../../dates/months.ts';
import { monthInWords } from '../days.ts';
import type { Answers, Mistakes } from '../field.ts';
import { lateFee, lateSheet } from '../late.ts';
import { dueAfter, quarterName, quarterOf } from '../quarter.ts';
import { defineTool, type Outcome } from '../tool.ts';
import type { TdsLateFeeFacts } from './facts.ts';
import { tdsLateFeeFields } from './fields.ts';

type Case = Answers<typeof tdsLateFeeFields>;

const check = ({ quarter }: Case, today: string): Mistakes =>
  quarterOf(quarter).last >= today.slice(0, 7) ? { quarter: words.notOver } : {};

/** A statement that is filed late by given facts: so much a day, by some facts at most the tax. */
export const tdsLateFeeOf = ({ what, quarter, done, tax }: Case, { due, moved, fee }: TdsLateFeeFacts): Outcome => {
  const { first, last } = quarterOf(quarter);
  const filing = {
    subject: words.subject(words.statements[what], monthInWords(first), monthInWords(last)),
    byRule: dueAfter({ first, last }, due[what]),
    moved: moved[what][quarterName({ first, last })],
    filed: done,
  };
  return lateSheet(filing, words.inTime, (days) => {
    const { line, notes } = lateFee(days, fee.perDay, fee.capped ? tax : Number.POSITIVE_INFINITY, words.feeCapped);
    return { lines: [line], total: { label: words.totalFee, amount: line.amount }, notes };
  });
};

export const tdsLateFee = defineTool<typeof tdsLateFeeFields, TdsLateFeeFacts>({
  slug: 'tds-late-fee',
  fields: tdsLateFeeFields,
  check,
  factsOn: ({ quarter }) => dayOf(quarterOf(quarter).last, 31),
  work: tdsLateFeeOf,
});
