import { monthInWords } from '../../../content/dates.ts';
import { tdsLateFeeWords as words } from '../../../content/tools/tds-late-fee/en.ts';
import { dayOf } from '../../dates/months.ts';
import type { Answers } from '../field.ts';
import { lateFee, lateFeeResult } from '../late.ts';
import { type FactsOf, lawReader, movedDays, type ReadFacts } from '../law-reader.ts';
import { dueAfter, quarterName, quarterOf } from '../quarter.ts';
import { defineTool, type Outcome } from '../tool.ts';
import { tdsLateFeeFields } from './fields.ts';

export const tdsLateFeeFacts = ((factValue) => {
  const { value, money, dates, all } = lawReader(factValue);
  const [tds, tcs] = [dates('tds.due-all'), dates('tds.due-tcs')];
  const fee = value('tds.late-fee-day');
  return all({
    due: { salaries: tds, residents: tds, abroad: tds, tcs },
    moved: {
      salaries: movedDays('tds-salaries'),
      residents: movedDays('tds-residents'),
      abroad: movedDays('tds-non-residents'),
      tcs: movedDays('tcs'),
    },
    // Some law caps it at the tax.
    fee: { perDay: money('tds.late-fee-day', 'perDay'), capped: fee?.kind === 'cases' && 'mostOfTax' in fee.cases },
  });
}) satisfies ReadFacts<unknown>;

type TdsLateFeeFacts = FactsOf<typeof tdsLateFeeFacts>;

type Case = Answers<typeof tdsLateFeeFields>;

export const tdsLateFeeOf = ({ what, quarter, done, tax }: Case, { due, moved, fee }: TdsLateFeeFacts): Outcome => {
  const { first, last } = quarterOf(quarter);
  const filing = {
    subject: words.subject(words.statements[what], monthInWords(first), monthInWords(last)),
    byRule: dueAfter({ first, last }, due[what]),
    moved: moved[what][quarterName({ first, last })],
    filed: done,
    directTax: true,
  };
  return lateFeeResult(filing, words.inTime, (days) => {
    const { line, notes } = lateFee(days, fee.perDay, fee.capped ? tax : Number.POSITIVE_INFINITY, words.feeCapped);
    return { lines: [line], total: { label: words.totalFee, amount: line.amount }, notes };
  });
};

export const tdsLateFee = defineTool<typeof tdsLateFeeFields, TdsLateFeeFacts>({
  slug: 'tds-late-fee',
  fields: tdsLateFeeFields,
  check({ quarter, done }, today) {
    const { first, last } = quarterOf(quarter);
    if (last >= today.slice(0, 7)) return { quarter: words.notOver };
    return done > dayOf(last, 31)
      ? {}
      : { done: words.tooEarly(words.period(monthInWords(first), monthInWords(last))) };
  },
  factsOn: ({ quarter }) => dayOf(quarterOf(quarter).last, 31),
  work: tdsLateFeeOf,
});
