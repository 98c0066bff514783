import { isAsked, type ToolField, type ToolFields, type Typed } from './field.ts';
import { amountInWords } from './money.ts';
import { readDay, readMonth, readRupees, readTyped } from './read-answer.ts';
import type { DateTexts } from './texts.ts';
import type { Outcome } from './tool.ts';

/** A list of people's wages has no link, and its result is told in sums alone. */
const isPersonal = (fields: ToolFields): boolean => Object.values(fields).some(({ kind }) => kind === 'wages');

/** A case as a fragment, which browsers do not send: "#form=gstr-1&month=2026-09"; `null` where it has no link. */
export const caseFragment = (fields: ToolFields, typed: Typed): string | null =>
  isPersonal(fields)
    ? null
    : `#${new URLSearchParams(
        Object.entries(fields).flatMap(([name, field]) =>
          typed[name] && isAsked(fields, field, typed) ? [[name, typed[name]]] : [],
        ),
      )}`;

/** The case of a fragment; `null` when it names none of the fields. */
export const caseIn = (fields: ToolFields, fragment: string): Typed | null => {
  if (isPersonal(fields)) return null;
  const said = new URLSearchParams(fragment.slice(1));
  const found = Object.keys(fields).flatMap((name) => (said.has(name) ? [[name, said.get(name) ?? '']] : []));
  return found.length > 0 ? Object.fromEntries(found) : null;
};

const line = (asked: string, text: string): string => `${asked}${asked.endsWith('?') ? '' : ':'} ${text}`.trim();

const said = ({ inWords, monthInWords }: DateTexts, field: ToolField, text: string): string => {
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

/** @param typed answers that the tool has taken */
export const answeredLines = (texts: DateTexts, fields: ToolFields, typed: Typed): string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const text = readTyped(typed, name);
    return text && field.kind !== 'wages' && isAsked(fields, field, typed)
      ? [line(field.label, said(texts, field, text))]
      : [];
  });

/** @param whole with all notes and lists; otherwise with the first note alone, for a message */
export const caseLines = (
  texts: DateTexts,
  fields: ToolFields,
  typed: Typed,
  outcome: Outcome,
  whole = false,
): string[] => {
  const answered = answeredLines(texts, fields, typed);
  if ('none' in outcome) return answered;
  const { subject, headline, lines, total, comparison, notes, lists } = outcome.sheet;
  // The working of a single wage would tell that wage.
  const workings = !isPersonal(fields);
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
    line(subject, headline),
    ...sums,
    ...compared,
    ...(total ? [`${total.label}: ${amountInWords(total.amount)}`] : []),
    ...notes.slice(0, whole ? undefined : 1),
    ...(whole ? lists.flatMap(({ title, items }) => [line(title, ''), ...items.map((item) => `- ${item}`)]) : []),
  ];
};
