import {
  type NoticeName,
  noticeNames,
  noticeSpellings,
  wordsBesideNames,
} from '../../../content/tools/notice/names.ts';
import type { Words } from '../../../content/words.ts';
import { daysBetween } from '../../dates/days.ts';
import type { Answers } from '../field.ts';
import type { ToolTexts } from '../texts.ts';
import { defineTool, type List, type Outcome, SOON, type Tool } from '../tool.ts';
import { noticeFields } from './fields.ts';

const beside: ReadonlySet<string> = new Set(wordsBesideNames);

const splitName = (text: string): readonly string[] =>
  text
    .toUpperCase()
    .replace(/U\/S\b/g, ' ')
    .replace(/\bR[./ ]?W[./ ]?S?\b/g, ' READ WITH ')
    // "[See rule 142(1)]" and "of the Income-tax Act, 1961" stand beside the number.
    .replace(/\[[^\]]*\]?|\bOF THE\b.*$/g, ' ')
    .split(/[^A-Z\d]+/)
    .filter((word) => word !== '' && !beside.has(word));

const joined = (parts: readonly string[]): string => parts.join('').replace(/([A-Z])0+(?=\d)/g, '$1');

/** Compares forms: "gst drc-01a" and "DRC 1A" are the same. */
export const formKey = (text: string): string => joined(splitName(text));

const known: ReadonlyMap<string, NoticeName> = new Map(
  noticeNames.flatMap((name) => [name, ...noticeSpellings[name]].map((each) => [formKey(each), name] as const)),
);

/** Shorter parts may belong to the number before them: DRC-01D is not DRC-01. */
const MIN_WORD_LETTERS = 3;
const isWord = (part: string): boolean => part.length >= MIN_WORD_LETTERS && !/^\d+$/.test(part);

/** Returns the form that is all of a text, or with which it begins before another word, as in "156 demand notice". */
const nameIn = (text: string): NoticeName | undefined => {
  const parts = splitName(text);
  const ends = parts.flatMap((_, index) => {
    const next = parts[index + 1];
    return next === undefined || isWord(next) ? [index + 1] : [];
  });
  return ends.reduceRight<NoticeName | undefined>(
    (found, end) => found ?? known.get(joined(parts.slice(0, end))),
    undefined,
  );
};

/** The words of the tool, and those of the forms in which notices come. */
export type NoticeTexts = ToolTexts<'noticeWords'> & Pick<Words, 'noticeForms'>;

type NoticeForm = NoticeTexts['noticeForms'][NoticeName];

interface TimeLeft {
  readonly headline: string;
  readonly urgent: boolean;
  readonly note: string;
}

const timeLeft = ({ words, inWords }: NoticeTexts, reply: string | null, today: string): TimeLeft => {
  if (reply === null) return { headline: words.noDate, urgent: false, note: words.findDate };
  const days = daysBetween(today, reply);
  const note = words.until(inWords(reply));
  if (days < 0) return { headline: words.passed(-days), urgent: true, note: words.passedNote(inWords(reply)) };
  return { headline: days === 0 ? words.today : words.left(days), urgent: days <= SOON, note };
};

const listsOf = ({ words }: NoticeTexts, form: NoticeForm | undefined): List[] => [
  { title: words.wants, items: form?.wants ?? words.unknown.wants },
  { title: words.papers, items: form?.papers ?? words.unknown.papers },
  { title: words.avoid, items: [...(form?.avoid ?? []), ...words.avoidAlways] },
];

const noticeOf = (
  texts: NoticeTexts,
  { form: said, reply }: Answers<ReturnType<typeof noticeFields>>,
  today: string,
): Outcome => {
  const { words, noticeForms } = texts;
  const name = nameIn(said);
  const form = name && noticeForms[name];
  const { headline, urgent, note } = timeLeft(texts, reply, today);
  return {
    sheet: {
      subject: form ? `${name}: ${form.title}` : words.unknown.subject(said),
      headline,
      urgent,
      lines: [],
      notes: [note, ...(form ? [] : [words.unknown.note]), words.photo],
      lists: listsOf(texts, form),
    },
  };
};

/** Returns the tool in the language of its texts. */
export const createNotice = (texts: NoticeTexts): Tool =>
  defineTool<ReturnType<typeof noticeFields>, object>(texts, {
    slug: 'notice',
    fields: noticeFields(texts),
    factsOn: (_, today) => today,
    work: (given, _, today) => noticeOf(texts, given, today),
  });
