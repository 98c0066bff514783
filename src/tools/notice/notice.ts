import type { NoticeName } from '../../../content/tools/notice/names.ts';
import type { Words } from '../../../content/words.ts';
import { daysBetween } from '../../dates/days.ts';
import type { Answers, Mistakes } from '../field.ts';
import type { ToolTexts, WordsOf } from '../texts.ts';
import { defineTool, type List, type Outcome, SOON_DAYS, type Tool } from '../tool.ts';
import type { NoticeFacts } from './facts.ts';
import { noticeFields } from './fields.ts';
import { findForm, nearestForms } from './find-form.ts';
import { orderSheet } from './orders.ts';
import { noticeServices } from './services.ts';

/** The words of the tool, and those of the forms in which notices come. */
export type NoticeTexts = ToolTexts<'noticeWords'> &
  Pick<Words, 'noticeForms'> & { readonly noticeOrders: WordsOf<'noticeOrders'> };

type NoticeForm = NoticeTexts['noticeForms'][NoticeName];

interface TimeLeft {
  readonly headline: string;
  readonly beside?: readonly string[];
  readonly urgent: boolean;
  readonly note: string;
}

const timeLeft = ({ words, inWords }: NoticeTexts, reply: string, today: string): TimeLeft => {
  const days = daysBetween(today, reply);
  if (days < 0) return { headline: words.passed(-days), urgent: true, note: words.passedNote(inWords(reply)) };
  return {
    headline: words.replyBy(inWords(reply)),
    beside: [days === 0 ? words.today : words.left(days)],
    urgent: days <= SOON_DAYS,
    note: words.printed,
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

/** Returns what is known of the time to reply to a form before its date is. */
const usualTime = ({ words }: NoticeTexts, name: NoticeName, { reply }: NoticeFacts): string => {
  const time = replyTimes[name];
  return time ? words.times[time](reply[time]) : words.noTime;
};

const makeLists = ({ words }: NoticeTexts, form: NoticeForm | undefined): List[] => [
  { title: words.wants, items: form?.wants ?? words.unknown.wants },
  { title: words.papers, items: form?.papers ?? words.unknown.papers },
  { title: words.avoid, items: [...(form?.avoid ?? []), ...words.avoidAlways] },
];

const answerNotice = (
  texts: NoticeTexts,
  { form: typed, reply, reached }: Answers<ReturnType<typeof noticeFields>>,
  facts: NoticeFacts,
  today: string,
): Outcome => {
  const { words, noticeForms, noticeOrders, inWords, monthInWords } = texts;
  const name = findForm(typed);
  const form = name && noticeForms[name];
  const order = name && orderSheet({ words: noticeOrders, inWords, monthInWords }, name, { reached, today }, facts);
  const near = name ? [] : nearestForms(typed);
  const undated = (): TimeLeft => ({
    headline: name ? usualTime(texts, name, facts) : words.unknown.headline(near[0]),
    urgent: false,
    note: words.findDate,
  });
  const opening = order ?? (reply === null ? undated() : timeLeft(texts, reply, today));
  return {
    sheet: {
      subject: form ? `${name}: ${form.title}` : words.unknown.subject(typed),
      headline: opening.headline,
      ...('beside' in opening && { beside: opening.beside }),
      ...(!order && reply === null ? { ask: words.sendPhoto } : {}),
      urgent: opening.urgent,
      services: noticeServices(name),
      lines: [],
      notes: [
        ...(form ? [] : [words.unknown.note]),
        opening.note,
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

/** Refuses a day in the future as the day on which an order came. */
const check = (
  { noticeOrders }: NoticeTexts,
  { reached }: { readonly reached: string | null },
  today: string,
): Mistakes => (reached !== null && reached > today ? { reached: noticeOrders.future } : {});

/** Returns the tool in the language of its texts. */
export const createNotice = (texts: NoticeTexts): Tool =>
  defineTool<ReturnType<typeof noticeFields>, NoticeFacts>(texts, {
    slug: 'notice',
    fields: noticeFields(texts),
    check: (given, today) => check(texts, given, today),
    factsOn: (_, today) => today,
    work: (given, facts, today) => answerNotice(texts, given, facts, today),
  });
