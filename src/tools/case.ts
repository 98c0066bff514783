import { isPersonal } from './case-link.ts';
import { isAsked, type ToolField, type ToolFields, type Typed } from './field.ts';
import { amountInWords } from './money.ts';
import { readDay, readMonth, readRupees, readTyped } from './read-answer.ts';
import type { DateTexts } from './texts.ts';
import type { Outcome, Sum } from './tool.ts';

const line = (asked: string, text: string): string => `${asked}${asked.endsWith('?') ? '' : ':'} ${text}`.trim();

const sumInWords = ({ label, amount }: Sum): string => `${label}: ${amountInWords(amount)}`;

const answerInWords = ({ inWords, monthInWords }: DateTexts, field: ToolField, text: string): string => {
  switch (field.kind) {
    case 'choice':
      return field.options.find(({ value }) => value === text)?.label ?? text;
    case 'month':
      return monthInWords(readMonth(text) ?? text);
    case 'day':
      return inWords(readDay(text) ?? text);
    case 'rupees':
      return amountInWords(readRupees(text) ?? 0);
    case 'line':
      return text;
    case 'lines':
      return text.split(/\s*\n\s*/).join('; ');
    case 'wages':
      return '';
  }
};

interface Given {
  readonly fields: ToolFields;
  readonly typed: Typed;
  /** The day of use (ISO date). */
  readonly today: string;
}

/** Returns a line for each answer that the tool has taken. */
export const answeredLines = (texts: DateTexts, { fields, typed, today }: Given): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const text = readTyped(typed, name);
    return text && field.kind !== 'wages' && isAsked(fields, field, typed, today)
      ? [line(field.labelFor?.(typed) ?? field.label, answerInWords(texts, field, text))]
      : [];
  });

/** Puts a comma between words, and ends them before a sentence. */
const joinParts = (text: string, part: string): string => {
  if (text.endsWith('.')) return `${text} ${part}`;
  return `${text}${part.endsWith('.') ? '.' : ','} ${part}`;
};

/** @param whole with all notes and lists; otherwise with the first note alone, for a message */
export const caseLines = (texts: DateTexts, given: Given, outcome: Outcome, whole = false): string[] => {
  const answered = answeredLines(texts, given);
  if ('none' in outcome) return answered;
  const { subject, headline, beside = [], lines, figure, total, comparison, notes, lists } = outcome.sheet;
  const opening = beside.filter((each) => !headline.includes(each)).reduce(joinParts, headline);
  // The working of a single wage would tell that wage.
  const workings = !isPersonal(given.fields);
  const sums = lines.map(({ label, working, amount }) =>
    line(label, working && workings ? `${amountInWords(amount)} (${working})` : amountInWords(amount)),
  );
  const compared = (comparison?.rows ?? []).flatMap(({ label, kind, amounts }) =>
    kind === 'line'
      ? []
      : [
          `${label}: ${amounts.map((amount, index) => `${comparison?.columns[index]} ${amountInWords(amount)}`).join(', ')}`,
        ],
  );
  return [
    ...answered,
    line(subject, opening),
    ...(figure && lines.every(({ label }) => label !== figure.label) ? [sumInWords(figure)] : []),
    ...sums,
    ...compared,
    ...(total && total !== figure ? [sumInWords(total)] : []),
    ...notes.slice(0, whole ? undefined : 1),
    ...(whole ? lists.flatMap(({ title, items }) => [line(title, ''), ...items.map((item) => `- ${item}`)]) : []),
  ];
};
