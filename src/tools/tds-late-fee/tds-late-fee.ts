import type { tdsLateFeeUsed } from '../../../content/tools/tds-late-fee/en.ts';
import { addDays } from '../../dates/days.ts';
import { makeDay } from '../../dates/months.ts';
import type { Answers, Mistakes } from '../field.ts';
import { lateFee, lateFeeResult } from '../late.ts';
import { dueAfter, findQuarter, quarterName } from '../quarter.ts';
import type { ToolTexts } from '../texts.ts';
import { defineTool, type FigureName, type Outcome, type Tool } from '../tool.ts';
import type { TdsLateFeeFacts } from './facts.ts';
import { tdsLateFeeFields } from './fields.ts';

type Texts = ToolTexts<'tdsLateFeeWords'>;
type Case = Answers<ReturnType<typeof tdsLateFeeFields>>;
type Filing = Parameters<typeof lateFeeResult>[1];

/** The first month of the Income-tax Act, 2025, and of its form. */
const NEW_FORM_FROM = '2026-04';

/** Returns the month of deduction, or the last of the quarter. */
const lastMonth = ({ what, quarter, month }: Case): string =>
  what === 'challan' ? (month ?? '') : findQuarter(quarter ?? '').last;

/** Lists the figures of the law by which a fee is worked out. */
const listUses = (what: Case['what']): readonly FigureName<keyof typeof tdsLateFeeUsed>[] => {
  switch (what) {
    case 'challan':
      return ['tds:form-141-due', 'tds:form-141-late-fee', 'advance:holidays'];
    case 'tcs':
      return ['tds:due-tcs', 'tds:late-fee-day', 'advance:holidays'];
    case 'salaries':
    case 'residents':
    case 'abroad':
      return ['tds:due-all', 'tds:late-fee-day', 'advance:holidays'];
  }
};

const calculateFiling = ({ words, monthInWords }: Texts, given: Case, facts: TdsLateFeeFacts): Filing => {
  const { what, done } = given;
  const last = lastMonth(given);
  if (what === 'challan') {
    const form = last < NEW_FORM_FROM ? words.oldChallanName : words.challanName;
    return {
      subject: words.subjectOfMonth(form, monthInWords(last)),
      uses: listUses(what),
      byRule: addDays(makeDay(last, 31), facts.challan.days),
      moved: facts.challan.moved[last],
      filed: done,
      directTax: true,
    };
  }
  const quarter = findQuarter(last);
  return {
    subject: words.subject(words.statements[what], monthInWords(quarter.first), monthInWords(last)),
    uses: listUses(what),
    byRule: dueAfter(quarter, facts.due[what]),
    moved: facts.moved[what][quarterName(quarter)],
    filed: done,
    directTax: true,
  };
};

const calculateTdsLateFee = (texts: Texts, given: Case, facts: TdsLateFeeFacts): Outcome => {
  const { words } = texts;
  const { what, tax } = given;
  const { perDay, capped } = what === 'challan' ? facts.challan.fee : facts.fee;
  return lateFeeResult(texts, calculateFiling(texts, given, facts), words.inTime, (days) => {
    const { line, notes } = lateFee(texts, days, perDay, capped ? tax : Number.POSITIVE_INFINITY, words.feeCapped);
    return {
      lines: [line],
      total: { label: words.totalFee, amount: line.amount },
      notes: [...(what === 'challan' ? [words.usually, words.besides] : []), ...notes],
    };
  });
};

const check = ({ words, monthInWords }: Texts, given: Case, today: string): Mistakes => {
  const { what, done } = given;
  const last = lastMonth(given);
  const thisMonth = today.slice(0, 7);
  if (what === 'challan') {
    if (last > thisMonth) return { month: words.notBegun };
    return done < makeDay(last, 1) ? { done: words.beforeDeduction(monthInWords(last)) } : {};
  }
  if (last >= thisMonth) return { quarter: words.notOver };
  const { first } = findQuarter(last);
  return done > makeDay(last, 31)
    ? {}
    : { done: words.tooEarly(words.period(monthInWords(first), monthInWords(last))) };
};

/** Returns the tool in the language of its texts. */
export const createTdsLateFee = (texts: ToolTexts<'tdsLateFeeWords'>): Tool =>
  defineTool<ReturnType<typeof tdsLateFeeFields>, TdsLateFeeFacts>(texts, {
    slug: 'tds-late-fee',
    fields: tdsLateFeeFields(texts),
    check: (given, today) => check(texts, given, today),
    factsOn: (given) => makeDay(lastMonth(given), 31),
    work: (given, facts) => calculateTdsLateFee(texts, given, facts),
  });
