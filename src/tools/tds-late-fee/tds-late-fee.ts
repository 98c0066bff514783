import { dayOf } from '../../dates/months.ts';
import type { Answers } from '../field.ts';
import { lateFee, lateFeeResult } from '../late.ts';
import { dueAfter, quarterName, quarterOf } from '../quarter.ts';
import type { ToolTexts } from '../texts.ts';
import { defineTool, type Outcome, type Tool } from '../tool.ts';
import type { TdsLateFeeFacts } from './facts.ts';
import { tdsLateFeeFields } from './fields.ts';

type Case = Answers<ReturnType<typeof tdsLateFeeFields>>;

const tdsLateFeeOf = (
  texts: ToolTexts<'tdsLateFeeWords'>,
  { what, quarter, done, tax }: Case,
  { due, moved, fee }: TdsLateFeeFacts,
): Outcome => {
  const { words, monthInWords } = texts;
  const { first, last } = quarterOf(quarter);
  const filing = {
    subject: words.subject(words.statements[what], monthInWords(first), monthInWords(last)),
    byRule: dueAfter({ first, last }, due[what]),
    moved: moved[what][quarterName({ first, last })],
    filed: done,
    directTax: true,
  };
  return lateFeeResult(texts, filing, words.inTime, (days) => {
    const { line, notes } = lateFee(
      texts,
      days,
      fee.perDay,
      fee.capped ? tax : Number.POSITIVE_INFINITY,
      words.feeCapped,
    );
    return { lines: [line], total: { label: words.totalFee, amount: line.amount }, notes };
  });
};

/** Returns the tool in the language of its texts. */
export const createTdsLateFee = (texts: ToolTexts<'tdsLateFeeWords'>): Tool => {
  const { words, monthInWords } = texts;
  return defineTool<ReturnType<typeof tdsLateFeeFields>, TdsLateFeeFacts>(texts, {
    slug: 'tds-late-fee',
    fields: tdsLateFeeFields(texts),
    check({ quarter, done }, today) {
      const { first, last } = quarterOf(quarter);
      if (last >= today.slice(0, 7)) return { quarter: words.notOver };
      return done > dayOf(last, 31)
        ? {}
        : { done: words.tooEarly(words.period(monthInWords(first), monthInWords(last))) };
    },
    factsOn: ({ quarter }) => dayOf(quarterOf(quarter).last, 31),
    work: (given, facts) => tdsLateFeeOf(texts, given, facts),
  });
};
