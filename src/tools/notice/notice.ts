import { type NoticeName, ofBothActs } from '../../../content/tools/notice/names.ts';
import { earlierSections, severalNotices } from '../../../content/tools/notice/sections.ts';
import type { Words } from '../../../content/words.ts';
import { addDays, daysBetween } from '../../dates/days.ts';
import type { Answers, Mistakes } from '../field.ts';
import type { ToolTexts, WordsOf } from '../texts.ts';
import { defineTool, type List, type Outcome, SOON_DAYS, type Tool } from '../tool.ts';
import type { NoticeFacts } from './facts.ts';
import { noticeFields } from './fields.ts';
import { type FoundForm, findForm, nearestForms } from './find-form.ts';
import { findSection } from './find-section.ts';
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
  'RFD-08': 'refund',
  '143(1)(a)': 'adjustment',
  '139(9)': 'defect',
};

/** Returns the earliest day on which so many working days can end, because the holidays of an office are not known. */
const countWorkingDays = (
  { words, noticeOrders, inWords }: NoticeTexts,
  days: number,
  issued: string,
  today: string,
): Opening => {
  const safe = addDays(issued, days);
  const left = daysBetween(today, safe);
  return {
    headline: words.times.cancellation(days),
    beside: [
      noticeOrders.safeUntil(inWords(safe)),
      left > 0 ? words.left(left) : left === 0 ? noticeOrders.todayAtSafe : words.ago(-left),
    ],
    urgent: left <= SOON_DAYS,
    notes: [noticeOrders.safeNote(inWords(issued), days), ...(left < 0 ? [noticeOrders.safePassed] : [])],
  };
};

/** Returns what is known of the time to reply if the notice's own date is all that is known, or no date is. */
const usualTime = (
  texts: NoticeTexts,
  name: NoticeName | undefined,
  issued: string | null,
  { reply }: NoticeFacts,
  today: string,
): Opening => {
  const { words, inWords } = texts;
  const leaveCount = (headline: string): Opening => ({
    headline,
    urgent: false,
    notes: [issued ? words.countYourself(inWords(issued)) : words.findDate],
  });
  const time = name && replyTimes[name];
  if (!time) return leaveCount(words.noTime);
  const headline = words.times[time](reply[time]);
  const more = time === 'scrutiny' ? [words.fewer] : [];
  if (time === 'cancellation')
    return issued ? countWorkingDays(texts, reply[time], issued, today) : leaveCount(headline);
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

/** Names a section of the Act of 2025 first by its own number, as it stands on the paper. */
const nameInWords = ({ noticeOrders }: NoticeTexts, { name, number }: FoundForm): string => {
  const earlier = number in ofBothActs && number !== name ? name : earlierSections[number];
  return earlier ? noticeOrders.earlier(number, earlier) : name;
};

/** Lists what a notice may be under a section whose sub-section is not known. */
const listSeveral = (texts: NoticeTexts, section: string): List => ({
  title: texts.noticeOrders.several.list(section),
  items: (severalNotices[section] ?? []).map(([number, name]) => {
    const isOld = number === name;
    return `${isOld ? name : texts.noticeOrders.earlier(number, name)}: ${texts.noticeForms[name].title}`;
  }),
});

const makeLists = ({ words }: NoticeTexts, form: NoticeForm | undefined): List[] => [
  form ? { title: words.wants, items: form.wants } : { title: words.unknown.look, items: words.unknown.wants },
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
  const kindName = kind === null ? undefined : noticeKinds[kind];
  const name = found?.name ?? kindName;
  const form = name && noticeForms[name];
  const order = name && orderSheet({ words: noticeOrders, inWords, monthInWords }, name, { reached, today }, facts);
  const section = name ? undefined : findSection(typed);
  const near = name || section ? [] : nearestForms(typed);
  const said = typed.length > MAX_REPEATED_CHARS ? words.unknown.number : typed;
  const undated = (): Opening => {
    const usual = usualTime(texts, name, issued, facts, today);
    if (name === 'DRC-03')
      return { headline: noticeOrders.ownForm.headline, urgent: false, notes: [noticeOrders.ownForm.note] };
    if (name) return usual;
    return {
      ...usual,
      headline: section ? noticeOrders.several.headline(section) : words.unknown.headline(said, near[0]),
    };
  };
  const writeSubject = (): string => {
    if (form) return `${found ? nameInWords(texts, found) : name}: ${form.title}`;
    return section ? noticeOrders.several.subject(section) : words.unknown.subject(typed);
  };
  const orderOpening = order && { ...order, notes: [order.note] };
  const opening: Opening = orderOpening ?? (reply === null ? undated() : timeLeft(texts, reply, today));
  return {
    sheet: {
      subject: writeSubject(),
      headline: opening.headline,
      ...(opening.beside && { beside: opening.beside }),
      ask: words.sendPhoto,
      urgent: opening.urgent,
      services: noticeServices(name),
      uses: listUses(name, order !== null && order !== undefined),
      lines: [],
      notes: [
        ...(form ? [] : [section ? noticeOrders.several.note(section) : words.unknown.note]),
        ...(number && kind && !found ? [words.numberUnused(said)] : []),
        ...opening.notes,
        ...(form?.otherwise ? [form.otherwise] : []),
        ...(!order && reached ? [words.reachedUnused(inWords(reached))] : []),
        // A day that is printed on an order may be that of its payment.
        ...(order && reply ? [noticeOrders.printed(inWords(reply))] : []),
        words.photo,
      ],
      lists: [
        ...(section ? [listSeveral(texts, section)] : []),
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
