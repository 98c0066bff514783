/** GST late fee and interest of a monthly return that is filed late. */
import { gstLateFeeWords as words } from '../../../content/tools/gst-late-fee.ts';
import { daysBetween } from '../../dates/days.ts';
import { addMonths, addYears, dayOf } from '../../dates/months.ts';
import { inWords, monthInWords } from '../days.ts';
import type { Answers } from '../field.ts';
import { amountInWords, partOf } from '../money.ts';
import { defineTool, type Line, type List, type Outcome } from '../tool.ts';
import type { GstLateFeeFacts, LateFee } from './facts.ts';
import { gstLateFeeFields } from './fields.ts';

/** From so many years after the due day on nothing is worked out. */
const YEARS = 3;

type Case = Answers<typeof gstLateFeeFields>;

const check = ({ form, month, nil, tax }: Case, today: string): Readonly<Record<string, string>> => {
  if (month >= today.slice(0, 7)) return { month: words.notOver };
  if (tax !== null && tax > 0 && nil === 'yes') return { tax: words.noTax };
  return tax !== null && tax > 0 && form === 'gstr-1' ? { tax: words.noTaxInGstr1 } : {};
};

/** The late fee by the caps that could hold: one where the turnover does not matter. Paise. */
const feesOf = ({ perDay, most }: LateFee, days: number) => {
  const uncapped = perDay * days;
  const [lowest] = most;
  if (!lowest || uncapped <= lowest.fee) return [{ turnover: null, fee: uncapped }];
  return most.map(({ turnover, fee }) => ({ turnover, fee: Math.min(uncapped, fee) }));
};

/**
 * Interest on tax paid late, by the day of a year of 365 days, also in a leap year: so the portal reckons it.
 * Rounded to the rupee (Central Goods and Services Tax Act, 2017, s. 170).
 * @returns paise
 */
const interestOn = (tax: number, percent: number, days: number): number =>
  partOf(tax, percent, 'rupee', { share: days, whole: 365 });

/** What the fee would be by turnover, where that decides it. */
const byTurnover = (fees: readonly { readonly turnover: number | null; readonly fee: number }[]): List => ({
  title: words.capTitle,
  items: fees.map(({ turnover, fee }, index) =>
    turnover === null
      ? words.capAbove(amountInWords(fees[index - 1]?.turnover ?? 0), amountInWords(fee))
      : words.capUpTo(amountInWords(turnover), amountInWords(fee)),
  ),
});

/** The late fee and the interest of a return by given facts. */
export const gstLateFeeOf = ({ form, month, filed, nil, tax }: Case, facts: GstLateFeeFacts): Outcome => {
  const due = facts.moved[form][month] ?? dayOf(addMonths(month, 1), facts.dueDay[form]);
  const subject = `${words.forms[form]}, ${monthInWords(month)}`;
  if (filed > addYears(due, YEARS)) return { none: words.tooOld };
  const days = Math.max(0, daysBetween(due, filed));
  if (days === 0)
    return {
      sheet: {
        subject,
        headline: words.onTime,
        urgent: false,
        lines: [],
        notes: [words.dueAhead(inWords(due))],
        lists: [],
      },
    };
  const rule = nil === 'yes' ? facts.nilFee : facts.fee;
  const fees = feesOf(rule, days);
  const [only] = fees;
  const working = words.feeWorking(words.days(days), amountInWords(rule.perDay));
  const sheet = { subject, headline: words.late(days), urgent: true };
  const notes = [words.due(inWords(due))];
  const noInterest = form === 'gstr-3b' && nil === 'no' && tax === null ? [words.noInterest] : [];
  if (!only || fees.length > 1)
    return { sheet: { ...sheet, lines: [], notes: [...notes, words.capWorking(working)], lists: [byTurnover(fees)] } };
  const capped = only.fee < rule.perDay * days;
  const fee: Line = {
    label: words.fee,
    working: capped ? words.feeCapped(working, amountInWords(only.fee)) : working,
    amount: only.fee,
  };
  const grows = (rule.most[0]?.fee ?? Number.POSITIVE_INFINITY) >= only.fee + rule.perDay;
  const more = grows ? [words.eachDay(amountInWords(rule.perDay))] : [];
  if (tax === null || tax === 0)
    return {
      sheet: {
        ...sheet,
        lines: [fee],
        total: { label: words.totalFee, amount: only.fee },
        notes: [...notes, ...more, ...noInterest],
        lists: [],
      },
    };
  const interest = interestOn(tax, facts.interest, days);
  return {
    sheet: {
      ...sheet,
      lines: [
        fee,
        {
          label: words.interest,
          working: words.interestWorking(amountInWords(tax), facts.interest, days),
          amount: interest,
        },
        { label: words.forLate, amount: only.fee + interest, subtotal: true },
        { label: words.taxItself, amount: tax },
      ],
      total: { label: words.total, amount: only.fee + interest + tax },
      notes: [...notes, ...more],
      lists: [],
    },
  };
};

export const gstLateFee = defineTool<typeof gstLateFeeFields, GstLateFeeFacts>({
  slug: 'gst-late-fee',
  fields: gstLateFeeFields,
  check,
  factsOn: ({ month }) => dayOf(month, 1),
  work: gstLateFeeOf,
});
