/** Finds the form of a notice in whatever was typed: the number alone, or what stands around it on the paper. */
import {
  type NoticeName,
  noticeNames,
  noticeSpellings,
  ofBothActs,
  wordsBesideNames,
} from '../../../content/tools/notice/names.ts';
import { normalizeTyped } from '../../text/digits.ts';

interface Part {
  readonly text: string;
  /** The text between this part and the one before it. */
  readonly gap: string;
}

const beside: ReadonlySet<string> = new Set(wordsBesideNames);
/** Words that mark a number as that of a section if they stand before or after it. */
export const markers: ReadonlySet<string> = new Set([
  'SECTION',
  'SEC',
  'NOTICE',
  'ORDER',
  'DEMAND',
  'INTIMATION',
  'SUMMONS',
]);
const shortWords: ReadonlySet<string> = new Set([
  'I',
  'WE',
  'MY',
  'IS',
  'ON',
  'OF',
  'TO',
  'BY',
  'IN',
  'AS',
  'AT',
  'DT',
  'NO',
  'RE',
]);

/** A rule is no section: "[See rule 142(1)]". */
const rules = /\bRULES? ?\d+[A-Z]*(?: ?\(\w+\))*/g;

export const splitParts = (text: string): readonly Part[] => {
  const plain = normalizeTyped(text)
    .toUpperCase()
    .replace(/\bU[/.]S\.?(?![A-Z])|\bS\. ?(?=\d)/g, ' SECTION ')
    .replace(/\bR[./ ]?W[./ ]?S?\b\.?/g, ' READ WITH ')
    .replace(rules, ' ');
  return [...plain.matchAll(/([^A-Z\d]*)([A-Z\d]+)/g)].map(([, gap = '', word = '']) => ({ text: word, gap }));
};

const joined = (parts: readonly string[]): string => parts.join('').replace(/([A-Z])0+(?=\d)/g, '$1');

export const spoken = ({ text }: Part): boolean => !beside.has(text);

/** Compares forms: "gst drc-01a" and "DRC 1A" are the same. */
export const formKey = (text: string): string =>
  joined(
    splitParts(text)
      .filter(spoken)
      .map((part) => part.text),
  );

/** A form, and the number by which the text names it. */
export interface FoundForm {
  readonly name: NoticeName;
  readonly number: string;
}

const keys: readonly (readonly [key: string, form: FoundForm])[] = noticeNames.flatMap((name) =>
  [name, ...noticeSpellings[name]].map((number) => [formKey(number), { name, number }] as const),
);
const known: ReadonlyMap<string, FoundForm> = new Map(keys);

/** Shorter words may belong to the number before them: DRC-01D is not DRC-01. */
const MIN_WORD_LETTERS = 3;
/** A number of so many digits is a year. */
const YEAR_DIGITS = 4;

const isDigits = (text: string): boolean => /^\d+$/.test(text);

/** Returns whether a part begins something new after a number that ends before it. */
export const isNext = (key: string, part: Part | undefined): boolean => {
  if (!part) return true;
  if (isDigits(part.text)) return part.text.length >= YEAR_DIGITS || (/^[A-Z]/.test(key) && /\d$/.test(key));
  return part.text.length >= MIN_WORD_LETTERS || shortWords.has(part.text);
};

/** Numbers that a slash or a full stop parts are a date, and no section with its sub-section. */
const isDate = (parts: readonly Part[]): boolean =>
  isDigits(parts[0]?.text ?? '') && parts.slice(1).some(({ text, gap }) => isDigits(text) && /[/.]/.test(gap));

/** The number of a section without letter or bracket may be any number: a word beside it says that it is one. */
const isNumberAlone = (key: string): boolean => /^\d{2,3}$/.test(key);

/** The longest name of a form has so many parts. */
const MAX_PARTS = 5;

const formAt = (all: readonly Part[], start: number): FoundForm | undefined => {
  const before = all.slice(0, start);
  for (let end = Math.min(all.length, start + MAX_PARTS); end > start; end--) {
    const parts = all.slice(start, end);
    const key = joined(parts.filter(spoken).map(({ text }) => text));
    const form = known.get(key);
    if (!form || !isNext(key, all[end]) || isDate(parts)) continue;
    const isMarked =
      before.every((part) => !spoken(part) || markers.has(part.text)) ||
      markers.has(before.at(-1)?.text ?? '') ||
      markers.has(all[end]?.text ?? '');
    if (isMarked || !isNumberAlone(key)) return form;
  }
  return undefined;
};

/** Returns the form of the Act that the text names if both Acts use the number for different things. */
const inItsAct = (form: FoundForm, text: string): FoundForm => {
  const other = form.number === form.name ? ofBothActs[form.name] : undefined;
  return other && /\b2025\b/.test(text) && !/\b1961\b/.test(text) ? { ...form, name: other } : form;
};

/** Returns the first known form in a text. */
export const findForm = (text: string): FoundForm | undefined => {
  const parts = splitParts(text);
  for (const [start, part] of parts.entries()) {
    // Words beside a name belong to the part after them.
    if (!spoken(part)) continue;
    const form = formAt(parts, start);
    if (form) return inItsAct(form, text);
  }
  return undefined;
};

/** Replaces letters that look like digits, beside digits: "ASMT-IO" and "143(l)". */
const alike = (key: string): string =>
  key
    .replace(/(?<=[\d-])[IL]|[IL](?=\d)|(?<=[A-Z]{3})[IL](?=[\dO]|$)/g, '1')
    .replace(/(?<=\d)O|O(?=\d)/g, '0')
    .replace(/([A-Z])0+(?=\d)/g, '$1');

/** Returns whether one letter more, less or another makes two keys alike. */
const isOneAway = (one: string, two: string): boolean => {
  if (Math.abs(one.length - two.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === two[start]) start++;
  let end = 0;
  while (end < Math.min(one.length, two.length) - start && one.at(-1 - end) === two.at(-1 - end)) end++;
  return Math.max(one.length, two.length) - start - end <= 1;
};

const MAX_NEAREST = 3;
/** A shorter text must match exactly: one different letter is too much of a difference. */
const MIN_INEXACT_LENGTH = 4;

const nearTo = (typed: string): readonly NoticeName[] => {
  const like = alike(typed);
  const tests: readonly ((key: string) => boolean)[] = [
    (key) => key === like,
    (key) => typed.startsWith(key) && /\d/.test(key) && key.length > 1,
    (key) => key.startsWith(typed) && typed.length > 1,
    (key) => typed.length >= MIN_INEXACT_LENGTH && (isOneAway(key, typed) || isOneAway(key, like)),
  ];
  return tests.flatMap((isNear) => keys.flatMap(([key, { name }]) => (isNear(key) ? [name] : [])));
};

/** Returns the known forms that come nearest to a text, the nearest first. */
export const nearestForms = (text: string): readonly NoticeName[] => {
  const parts = splitParts(text)
    .filter((part) => spoken(part) && !markers.has(part.text))
    .slice(0, MAX_PARTS);
  const windows = parts.flatMap((_, start) =>
    parts.map((__, index) => joined(parts.slice(start, parts.length - index).map((part) => part.text))),
  );
  return [...new Set(windows.filter(Boolean).flatMap(nearTo))].slice(0, MAX_NEAREST);
};
