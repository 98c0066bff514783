/** Works out which remedies there are against an order, and until when. */
import type { NoticeName } from '../../../content/tools/notice/names.ts';
import { addDays, daysBetween } from '../../dates/days.ts';
import { addMonths, makeDay } from '../../dates/months.ts';
import { amountInWords } from '../money.ts';
import type { DateTexts, WordsOf } from '../texts.ts';
import { type List, SOON_DAYS } from '../tool.ts';
import type { NoticeFacts } from './facts.ts';
import { orders, type Way } from './order-forms.ts';

type Texts = DateTexts & { readonly words: WordsOf<'noticeOrders'> };

interface Ways {
  /** The last day of the first way, where it is known. */
  readonly last?: string;
  /** The last day on which it is still taken for good cause, or at a price. */
  readonly later?: string;
  readonly headline?: (day: string) => string;
  readonly items: readonly string[];
}

/** A month of the law ends on the day with the same number (General Clauses Act, 1897, section 3(35)), or the last. */
const monthsAfter = (day: string, months: number): string =>
  makeDay(addMonths(day.slice(0, 7), months), Number(day.slice(8)));

const listWays = (
  { words, inWords }: Texts,
  way: Way,
  reached: string | null,
  { gst, incomeTax, esi }: NoticeFacts,
): Ways => {
  const inMonths = (months: number): string | undefined => (reached ? monthsAfter(reached, months) : undefined);
  const inDays = (days: number): string | undefined => (reached ? addDays(reached, days) : undefined);
  const dateInWords = (day: string | undefined): string | null => (day ? inWords(day) : null);
  const gstAppeal = (): readonly string[] => [
    words.gstTime(
      { months: gst.months, more: gst.moreMonths },
      dateInWords(inMonths(gst.months)),
      dateInWords(inMonths(gst.months + gst.moreMonths)),
    ),
    words.gstDeposit(gst.deposit, gst.mostDepositCrores, gst.penaltyDeposit),
    words.gstOffice,
  ];
  const incomeTaxAppeal = (): readonly string[] => [
    words.incomeTaxTime(incomeTax.days, dateInWords(inDays(incomeTax.days))),
    words.incomeTaxDeposit(amountInWords(incomeTax.leastFee), amountInWords(incomeTax.mostFee)),
    words.incomeTaxOffice,
  ];
  const esiAppeal = (): readonly string[] => [
    words.esiTime(esi.days, dateInWords(inDays(esi.days))),
    words.esiDeposit(esi.deposit),
    words.esiOffice,
  ];
  const ways = (
    last: string | undefined,
    headline: Ways['headline'],
    items: readonly string[],
    later?: string | undefined,
  ): Ways => ({
    ...(last ? { last } : {}),
    ...(later ? { later } : {}),
    ...(headline ? { headline } : {}),
    items,
  });
  const laterAppeal = inMonths(gst.months + gst.moreMonths);
  switch (way) {
    case 'gst':
      return ways(inMonths(gst.months), words.appealUntil, gstAppeal(), laterAppeal);
    case 'return':
      return ways(
        inDays(gst.returnDays),
        words.returnUntil,
        [
          words.returnTime(
            { days: gst.returnDays, more: gst.moreReturnDays },
            dateInWords(inDays(gst.returnDays)),
            dateInWords(inDays(gst.returnDays + gst.moreReturnDays)),
            amountInWords(gst.returnFee),
          ),
          ...gstAppeal(),
        ],
        inDays(gst.returnDays + gst.moreReturnDays),
      );
    case 'revocation':
      return ways(
        inDays(gst.revocationDays),
        words.revocationUntil,
        [
          words.revocationTime(
            { days: gst.revocationDays, more: gst.moreRevocationDays },
            dateInWords(inDays(gst.revocationDays)),
            dateInWords(inDays(gst.revocationDays + gst.moreRevocationDays)),
          ),
          ...gstAppeal(),
        ],
        inDays(gst.revocationDays + gst.moreRevocationDays),
      );
    case 'goods':
      return ways(
        inMonths(gst.months),
        words.appealUntil,
        [words.goodsTime(gst.goodsDays, dateInWords(inDays(gst.goodsDays))), ...gstAppeal()],
        laterAppeal,
      );
    case 'income-tax':
      return ways(inDays(incomeTax.days), words.appealUntil, incomeTaxAppeal());
    case 'demand':
      return ways(inDays(incomeTax.demandDays), words.payOrAppealUntil, [
        words.demandTime(incomeTax.demandDays, dateInWords(inDays(incomeTax.demandDays))),
        ...incomeTaxAppeal(),
      ]);
    case 'esi':
      return ways(inDays(esi.days), words.appealUntil, esiAppeal());
    case 'pf':
      return ways(undefined, undefined, [words.pfAppeal]);
    case 'pf-or-esi':
      return ways(undefined, undefined, [...esiAppeal(), words.pfAppeal]);
  }
};

export interface OrderSheet {
  readonly headline: string;
  readonly beside?: readonly string[];
  readonly urgent: boolean;
  readonly note: string;
  readonly list: List;
}

/** Writes the sheet of an order: until when it can be appealed, what must be paid first, and where to file. */
export const orderSheet = (
  texts: Texts,
  name: NoticeName,
  { reached, today }: { readonly reached: string | null; readonly today: string },
  facts: NoticeFacts,
): OrderSheet | null => {
  const order = orders[name];
  if (!order || (order.also && !reached)) return null;
  const { words, inWords } = texts;
  const { last, later, headline, items } = listWays(texts, order.way, reached, facts);
  const list = { title: words.title, items };
  if (!reached) return { headline: words.ask, urgent: false, note: words.askNote, list };
  if (!last || !headline) return { headline: words.askOrder, urgent: true, note: words.askOrderNote, list };
  const left = daysBetween(today, last);
  const passedNote = (): string => {
    if (!later) return words.passedNote;
    return today <= later ? words.laterNote(inWords(later)) : words.overNote(inWords(later));
  };
  return left < 0
    ? { headline: words.passed(inWords(last)), urgent: true, note: passedNote(), list }
    : {
        headline: headline(inWords(last)),
        beside: [left === 0 ? words.today : words.left(left)],
        urgent: left <= SOON_DAYS,
        note: words.counted(inWords(reached)),
        list,
      };
};
