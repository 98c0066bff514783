import { inWords } from '../../../content/dates.ts';
import { type NoticeName, noticeNames, noticeWords as words } from '../../../content/tools/notice/en.ts';
import { type NoticeForm, noticeForms } from '../../../content/tools/notice-forms/en.ts';
import { daysBetween } from '../../dates/days.ts';
import type { Answers } from '../field.ts';
import { defineTool, type List, type Outcome, SOON } from '../tool.ts';
import { noticeFields } from './fields.ts';

const beside: ReadonlySet<string> = new Set(words.beside);

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
  noticeNames.flatMap((name) => [name, ...noticeForms[name].spellings].map((each) => [formKey(each), name] as const)),
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

interface TimeLeft {
  readonly headline: string;
  readonly urgent: boolean;
  readonly note: string;
}

const timeLeft = (reply: string | null, today: string): TimeLeft => {
  if (reply === null) return { headline: words.noDate, urgent: false, note: words.findDate };
  const days = daysBetween(today, reply);
  const note = words.until(inWords(reply));
  if (days < 0) return { headline: words.passed(-days), urgent: true, note: words.passedNote(inWords(reply)) };
  return { headline: days === 0 ? words.today : words.left(days), urgent: days <= SOON, note };
};

const listsOf = (form: NoticeForm | undefined): List[] => [
  { title: words.wants, items: form?.wants ?? words.unknown.wants },
  { title: words.papers, items: form?.papers ?? words.unknown.papers },
  { title: words.avoid, items: [...(form?.avoid ?? []), ...words.avoidAlways] },
];

const work = ({ form: said, reply }: Answers<typeof noticeFields>, today: string): Outcome => {
  const name = nameIn(said);
  const form = name && noticeForms[name];
  const { headline, urgent, note } = timeLeft(reply, today);
  return {
    sheet: {
      subject: form ? `${name}: ${form.title}` : words.unknown.subject(said),
      headline,
      urgent,
      lines: [],
      notes: [note, ...(form ? [] : [words.unknown.note]), words.photo],
      lists: listsOf(form),
    },
  };
};

export const notice = defineTool<typeof noticeFields, object>({
  slug: 'notice',
  fields: noticeFields,
  factsOn: (_, today) => today,
  work: (answers, _, today) => work(answers, today),
});
