import type { NoticeName } from '../../../content/tools/notice/names.ts';
import type { Words } from '../../../content/words.ts';
import { addDays, daysBetween } from '../../dates/days.ts';
import type { Answers, Mistakes } from '../field.ts';
import type { ToolTexts, WordsOf } from '../texts.ts';
import { defineTool, type List, type Outcome, SOON_DAYS, type Tool } from '../tool.ts';
import type { NoticeFacts } from './facts.ts';
import { noticeFields } from './fields.ts';
import { findForm, nearestForms } from './find-form.ts';
import { noticeKinds } from './kinds.ts';
import { orders } from './order-forms.ts';
import { orderSheet } from './orders.ts';
import { noticeServices } from './services.ts';
import { orderUses, replyUses } from './uses.ts';

/** The words of the tool, and those of the forms in which notices come. */
export type NoticeTexts = ToolTexts<'noticeWords'> &
  Pick<Words, 'noticeForms'> & { readonly noticeOrders: WordsOf<'noticeOrders'> };

type NoticeForm = NoticeTexts['noticeForms'][NoticeName];

interface Opening {
  readonly headline: string;
  readonly beside?: readonly string[];
  readonly urgent: boolean;
  readonly notes: readonly string[];
}

const timeLeft = ({ words, inWords }: NoticeTexts, reply: string, today: string): Opening => {
  const days = daysBetween(today, reply);
  if (days < 0)
    return { headline: words.passed(-days), urgent: true, notes: [words.passedNote(inWords(reply)), words.late] };
  return {
    headline: words.replyBy(inWords(reply)),
    beside: [days === 0 ? words.today : words.left(days)],
    urgent: days <= SOON_DAYS,
    notes: [words.printed],
  };
};

/** The forms for which the law usually gives a time to reply. */
const replyTimes: Readonly<Partial<Record<NoticeName, keyof NoticeFacts['reply']>>> = {
  'ASMT-10': 'scrutiny',
  'DRC-01': 'showCause',
  '73': 'showCause',
  '74': 'showCause',
  '74A': 'showCause',
  'DRC-01B': 'difference',
  'DRC-01C': 'difference',
  'GSTR-3A': 'missingReturn',
  'REG-17': 'cancellation',
};

/** Returns what is known of the time to reply if the notice's own date is all that is known, or no date is. */
const usualTime = (
  { words, inWords }: NoticeTexts,
  name: NoticeName | undefined,
  issued: string | null,
  { reply }: NoticeFacts,
  today: string,
): Opening => {
  const leaveCount = (headline: string): Opening => ({
    headline,
    urgent: false,
    notes: [issued ? words.countYourself(inWords(issued)) : words.findDate],
  });
  const time = name && replyTimes[name];
  if (!time) return leaveCount(words.noTime);
  const headline = words.times[time](reply[time]);
  const more = time === 'scrutiny' ? [words.fewer] : [];
  // Its working days cannot be counted, because the holidays of an office are not known.
  if (time === 'cancellation') return leaveCount(headline);
  const last = addDays(issued ?? today, reply[time]);
  if (!issued) return { headline, urgent: false, notes: [words.ifToday(inWords(last)), ...more] };
  const left = daysBetween(today, last);
  return {
    headline: time === 'scrutiny' ? words.atMostUntil(inWords(last)) : words.usuallyUntil(inWords(last)),
    beside: [left > 0 ? words.left(left) : left === 0 ? words.today : words.ago(-left)],
    urgent: left <= SOON_DAYS,
    notes: [words.counted(inWords(issued), reply[time]), ...more, ...(left < 0 ? [words.late] : [])],
  };
};

/** Lists the figures of the law that the answer names; the time to reply to a notice is not that of an order. */
const listUses = (name: NoticeName | undefined, isOrder: boolean): readonly string[] => {
  const way = name && orders[name]?.way;
  const time = name && replyTimes[name];
  if (isOrder) return way ? orderUses[way] : [];
  return time ? replyUses[time] : [];
};

/** A longer text is not repeated in large letters. */
const MAX_REPEATED_CHARS = 20;

const makeLists = ({ words }: NoticeTexts, form: NoticeForm | undefined): List[] => [
  { title: words.wants, items: form?.wants ?? words.unknown.wants },
  { title: words.papers, items: form?.papers ?? words.unknown.papers },
  // The kind's own consequence stands above; only where there is none, the usual one is told.
  {
    title: words.avoid,
    items: [...(form?.avoid ?? []), ...(form?.otherwise ? [] : [words.avoidSilence]), ...words.avoidAlways],
  },
];

const answerNotice = (
  texts: NoticeTexts,
  { form: number, kind, reply, issued, reached }: Answers<ReturnType<typeof noticeFields>>,
  facts: NoticeFacts,
  today: string,
): Outcome => {
  const { words, noticeForms, noticeOrders, inWords, monthInWords } = texts;
  const typed = number ?? '';
  const found = findForm(typed);
  const name = found ?? (kind === null ? undefined : noticeKinds[kind]);
  const form = name && noticeForms[name];
  const order = name && orderSheet({ words: noticeOrders, inWords, monthInWords }, name, { reached, today }, facts);
  const near = name ? [] : nearestForms(typed);
  const said = typed.length > MAX_REPEATED_CHARS ? words.unknown.number : typed;
  const undated = (): Opening => {
    const usual = usualTime(texts, name, issued, facts, today);
    return name ? usual : { ...usual, headline: words.unknown.headline(said, near[0]) };
  };
  const orderOpening = order && { ...order, notes: [order.note] };
  const opening: Opening = orderOpening ?? (reply === null ? undated() : timeLeft(texts, reply, today));
  return {
    sheet: {
      subject: form ? `${name}: ${form.title}` : words.unknown.subject(typed),
      headline: opening.headline,
      ...(opening.beside && { beside: opening.beside }),
      ask: words.sendPhoto,
      urgent: opening.urgent,
      services: noticeServices(name),
      uses: listUses(name, order !== null && order !== undefined),
      lines: [],
      notes: [
        ...(form ? [] : [words.unknown.note]),
        ...(number && kind && !found ? [words.numberUnused(said)] : []),
        ...opening.notes,
        ...(form?.otherwise ? [form.otherwise] : []),
        ...(!order && reached ? [words.reachedUnused(inWords(reached))] : []),
        // A day that is printed on an order may be that of its payment.
        ...(order && reply ? [noticeOrders.printed(inWords(reply))] : []),
        words.photo,
      ],
      lists: [
        ...(near.length > 0
          ? [{ title: words.nearest, items: near.map((each) => `${each}: ${noticeForms[each].title}`) }]
          : []),
        ...(order ? [order.list] : []),
        ...makeLists(texts, form),
      ],
    },
  };
};

/** Asks for a number or a kind. Refuses days that have not come yet as those of a notice and an order, and a reply before the notice. */
const check = (
  { words, noticeOrders }: NoticeTexts,
  { form, kind, reply, issued, reached }: Answers<ReturnType<typeof noticeFields>>,
  today: string,
): Mistakes => ({
  ...(form === null && kind === null ? { form: words.nothingTyped } : {}),
  ...(issued !== null && issued > today ? { issued: words.future } : {}),
  ...(issued !== null && reply !== null && reply < issued ? { reply: words.replyEarly } : {}),
  ...(reached !== null && reached > today ? { reached: noticeOrders.future } : {}),
});

/** Returns the tool in the language of its texts. */
export const createNotice = (texts: NoticeTexts): Tool =>
  defineTool<ReturnType<typeof noticeFields>, NoticeFacts>(texts, {
    slug: 'notice',
    fields: noticeFields(texts),
    check: (given, today) => check(texts, given, today),
    factsOn: (_, today) => today,
    work: (given, facts, today) => answerNotice(texts, given, facts, today),
  });
