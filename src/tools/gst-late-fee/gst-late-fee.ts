import { addMonths, addYears, dayOf } from '../../dates/months.ts';
import type { Answers } from '../field.ts';
import { lateFee, lateFeeResult } from '../late.ts';
import { amountInWords, partOf } from '../money.ts';
import type { ToolTexts } from '../texts.ts';
import { defineTool, type Line, type Outcome, type Tool } from '../tool.ts';
import type { GstLateFeeFacts } from './facts.ts';
import { gstLateFeeFields } from './fields.ts';

type Texts = ToolTexts<'gstLateFeeWords'>;
type Case = Answers<ReturnType<typeof gstLateFeeFields>>;

const returns = {
  'gstr-3b': { form: 'gstr-3b', nil: false },
  'gstr-3b-nil': { form: 'gstr-3b', nil: true },
  'gstr-1': { form: 'gstr-1', nil: false },
  'gstr-1-nil': { form: 'gstr-1', nil: true },
} as const satisfies Record<Case['form'], object>;

/**
 * By the day of a year of 365 days, also in a leap year, as the portal does; rounded to the rupee (Central Goods and
 * Services Tax Act, 2017, s. 170). Cash in the ledger from the due day on bears none (rule 88B(1), proviso).
 */
const interestLine = (
  { words }: Pick<Texts, 'words'>,
  tax: number,
  ledger: number,
  percent: number,
  days: number,
): Line => ({
  label: words.interest,
  working: words.interestWorking(
    ledger > 0 ? words.without(amountInWords(tax), amountInWords(ledger)) : amountInWords(tax),
    percent,
    days,
  ),
  amount: partOf(tax - ledger, percent, 'rupee', { share: days, whole: 365 }),
});

/** The month whose GSTR-3B was due later in nine districts of Tamil Nadu alone. */
const LATER_IN_DISTRICTS = '2023-11';

const gstLateFeeOf = (texts: Texts, { form: which, month, filed, ...given }: Case, facts: GstLateFeeFacts): Outcome => {
  const { words, inWords, monthInWords } = texts;
  const { form, nil } = returns[which];
  const filing = {
    subject: `${words.forms[form]}, ${monthInWords(month)}`,
    byRule: dayOf(addMonths(month, 1), facts.dueDay[form]),
    moved: facts.moved[form][month],
    filed,
    directTax: false,
  };
  return lateFeeResult(texts, filing, words.inTime, (days, due) => {
    const last = addYears(due, facts.years);
    if (filed > last) return { headline: words.barred, lines: [], notes: [words.tooOld(facts.years)] };
    const warnings = [
      ...(filed > addYears(last, -1) ? [words.lastDay(inWords(last))] : []),
      ...(form === 'gstr-3b' && month === LATER_IN_DISTRICTS ? [words.laterInDistricts] : []),
    ];
    const { perDay, most } = nil ? facts.nilFee : facts.fee;
    const turnover = given.turnover ?? 0;
    const cap = most.find(({ upTo }) => upTo === null || turnover <= upTo)?.fee ?? Number.POSITIVE_INFINITY;
    const { line: fee, notes } = lateFee(texts, days, perDay, cap, words.feeCapped);
    const { tax } = given;
    if (!tax)
      return {
        lines: [fee],
        total: { label: words.totalFee, amount: fee.amount },
        notes: [...warnings, ...notes, ...(which === 'gstr-3b' && tax === null ? [words.noInterest] : [])],
      };
    const isSpared = filed >= facts.ledgerFrom;
    const ledger = Math.min(given.ledger ?? 0, tax);
    const interest = interestLine(texts, tax, isSpared ? ledger : 0, facts.interest, days);
    const late = fee.amount + interest.amount;
    return {
      lines: [
        fee,
        interest,
        { label: words.forLate, amount: late, subtotal: true },
        { label: words.taxItself, amount: tax },
      ],
      total: { label: words.total, amount: late + tax },
      notes: [
        ...warnings,
        ...notes,
        ...(ledger > 0 && !isSpared ? [words.ledgerSince(inWords(facts.ledgerFrom))] : []),
      ],
    };
  });
};

/** Returns the tool in the language of its texts. */
export const createGstLateFee = (texts: ToolTexts<'gstLateFeeWords'>): Tool => {
  const { words, monthInWords } = texts;
  return defineTool<ReturnType<typeof gstLateFeeFields>, GstLateFeeFacts>(texts, {
    slug: 'gst-late-fee',
    fields: gstLateFeeFields(texts),
    check({ month, filed }, today) {
      if (month >= today.slice(0, 7)) return { month: words.notOver };
      return filed > dayOf(month, 31) ? {} : { filed: words.tooEarly(monthInWords(month)) };
    },
    factsOn: ({ month }) => dayOf(month, 1),
    work: (given, facts) => gstLateFeeOf(texts, given, facts),
  });
};
