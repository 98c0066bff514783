import { monthBeginnings, scales } from '../../content/tools/typed-words.ts';
import { addDays, isDay } from '../dates/days.ts';
import { addMonths } from '../dates/months.ts';
import { normalizeTyped } from '../text/digits.ts';
import { removeInvisible } from '../text/invisible.ts';
import { type Answers, isAsked, type Mistakes, type ToolField, type ToolFields, type Typed } from './field.ts';
import { amountInWords, paise } from './money.ts';
import type { SharedTexts } from './texts.ts';

/** Later days are slips of the finger. */
const DAYS_AHEAD = 366;
const MONTHS_AHEAD = 12;

const two = (text: string): string => text.padStart(2, '0');

/** Returns two digits, for a word or a number. */
const monthNumber = (text: string): string => {
  const named = monthBeginnings.findIndex((names) => names.some((name) => text.toLowerCase().startsWith(name))) + 1;
  return two(named > 0 ? String(named) : text);
};

const inFull = (year: string): string => (year.length === 2 ? `20${year}` : year);

/** Returns "2026-09" for "2026-09", "09/2026", "Sep 2026", "Sep-26" or "2026/09"; `null` for what is no month. */
export const readMonth = (text: string): string | null => {
  const plain = normalizeTyped(text);
  const [, year = '', month = ''] = /^(\d{4})[\s/.-](\d{1,2})$/.exec(plain) ?? [];
  const [, otherMonth = '', otherYear = ''] =
    /^(\d{1,2}|[\p{L}\p{M}]{2,11})[\s/.,'’-]+(\d{4}|\d{2})$/u.exec(plain) ?? [];
  const found = `${year || inFull(otherYear)}-${monthNumber(month || otherMonth)}`;
  return isDay(`${found}-01`) ? found : null;
};

/** Returns an ISO date for "2026-11-22", "22/11/2026", "22/11/26" or "22 Nov 2026"; `null` for what is no day. */
export const readDay = (text: string): string | null => {
  const plain = normalizeTyped(text);
  if (isDay(plain)) return plain;
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[\s/.-]+(\d{1,2}|[\p{L}\p{M}]{2,11})[\s/.,'’-]+(\d{4}|\d{2})$/u.exec(plain) ?? [];
  const found = `${inFull(year)}-${monthNumber(month)}-${two(day)}`;
  return isDay(found) ? found : null;
};

const rupeeWords = '(?:₹|₨|rs|inr|rupees?|ரூ(?:பாய்)?)';
const before = new RegExp(String.raw`^["'“‘]*(?:${rupeeWords}\.?)? ?`, 'i');
const after = new RegExp(String.raw` ?(?:${rupeeWords}\.?)? ?(?:\/-)? ?(?:only|மட்டும்)?[.,]?["'”’]*$`, 'i');

/** Digits in groups parted by commas or spaces, of which the last has three, "1,00,000" or "1 00 000"; or digits alone. */
const whole = String.raw`\d{1,3}(?:,\d{2,3})*,\d{3}(?!\d)|\d{1,3}(?: \d{2,3})* \d{3}(?!\d)|\d+`;
const part = new RegExp(String.raw`(${whole})(?:\.(\d{1,7}))? ?(${Object.keys(scales).join('|')})? ?`, 'giy');

/** Fewer digits are ambiguous: "1 lakh 50" may mean 50 thousand. */
const MIN_DIGITS_AFTER_SCALE = 3;

/** Returns paise for "48,000", "₹48,000.50", "1.5 lakh", "20L" or "12 lakhs 50 thousand"; `null` for no amount, or parts of a paisa. */
export const readRupees = (text: string): number | null => {
  const digits = normalizeTyped(text).trim().replace(before, '').replace(after, '');
  let sum = 0n;
  let read = 0;
  let most = Number.POSITIVE_INFINITY;
  for (const [found, rupees = '', decimals = '', scale = ''] of digits.matchAll(part)) {
    const times = scales[scale.toLowerCase()] ?? 1;
    const plain = rupees.replace(/\D/g, '');
    // Each part of an amount in words is smaller than the scale of the part before it.
    const isNext = read === 0 || (Number(plain) * times < most && (scale || plain.length >= MIN_DIGITS_AFTER_SCALE));
    const parts = 10n ** BigInt(decimals.length);
    const inPaise = BigInt(plain + decimals) * BigInt(100 * times);
    if (!isNext || inPaise % parts !== 0n) return null;
    sum += inPaise / parts;
    read += found.length;
    most = times;
  }
  return read > 0 && read === digits.length ? Number(sum) : null;
};

/** No amount, day, month or choice is written with more characters. */
const MAX_SHORT_CHARS = 100;

export const longestAnswer = (field: ToolField): number =>
  'most' in field && field.kind !== 'rupees' ? field.most : MAX_SHORT_CHARS;

type Read = { readonly answer: string | number | null } | { readonly mistake: string };

type ReadTexts = Pick<SharedTexts, 'messages' | 'inWords' | 'monthInWords'>;

const within = (
  { messages }: ReadTexts,
  found: string | null,
  from: string,
  to: string,
  words: (each: string) => string,
  wrong: string,
): Read => {
  if (found === null) return { mistake: wrong };
  if (found < from) return { mistake: messages.tooEarly(words(from)) };
  return found > to ? { mistake: messages.tooLate(words(to)) } : { answer: found };
};

/** Longer answers are not repeated: they stand beside the message. */
const MAX_NAMED_CHARS = 80;

const nameAnswers = ({ messages }: ReadTexts, { options }: Extract<ToolField, { kind: 'choice' }>): string => {
  const quoted = options.map(({ label }) => `“${label}”`);
  const named = [quoted.slice(0, -1).join(', '), ...quoted.slice(-1)].join(messages.or);
  return named.length > MAX_NAMED_CHARS ? messages.chooseOne : messages.choose(named);
};

/** Says what to do where an answer is missing. */
const askAnswer = (texts: ReadTexts, field: ToolField): string => {
  const { messages } = texts;
  switch (field.kind) {
    case 'choice':
      return nameAnswers(texts, field);
    case 'month':
    case 'day':
    case 'rupees':
      return messages[field.kind];
    case 'line':
    case 'lines':
    case 'wages':
      return messages.missing(field.label);
  }
};

const readOne = (texts: ReadTexts, field: ToolField, text: string, today: string): Read => {
  const { messages, inWords, monthInWords } = texts;
  const over = text.length - longestAnswer(field);
  if (over > 0) return { mistake: messages.tooLong(longestAnswer(field), over) };
  if (text === '') return field.optional ? { answer: null } : { mistake: askAnswer(texts, field) };
  switch (field.kind) {
    case 'choice':
      return field.options.some(({ value }) => value === text)
        ? { answer: text }
        : { mistake: askAnswer(texts, field) };
    case 'month':
      return within(
        texts,
        readMonth(text),
        field.from,
        addMonths(today.slice(0, 7), MONTHS_AHEAD),
        monthInWords,
        messages.month,
      );
    case 'day':
      return within(texts, readDay(text), field.from, addDays(today, DAYS_AHEAD), inWords, messages.day);
    case 'rupees': {
      const amount = readRupees(text);
      if (amount === null) return { mistake: messages.rupees };
      const most = paise(field.most);
      return amount > most ? { mistake: messages.tooMuch(amountInWords(most)) } : { answer: amount };
    }
    case 'line':
    case 'lines':
    case 'wages':
      return { answer: text };
  }
};

/** Returns what was typed into a field, without spaces around it and invisible characters. */
export const readTyped = (typed: Typed, name: string): string =>
  Object.hasOwn(typed, name) ? removeInvisible(typed[name] ?? '').trim() : '';

/** @param typed what no field names is left out @param today ISO date, in India */
export const readAnswers = <Fields extends ToolFields>(
  texts: ReadTexts,
  fields: Fields,
  typed: Typed,
  today: string,
): { readonly answers: Answers<Fields> } | { readonly mistakes: Mistakes } => {
  const read = Object.entries(fields).map(([name, field]) => {
    if (!isAsked(fields, field, typed, today)) return [name, { answer: null }] as const;
    return [name, readOne(texts, field, readTyped(typed, name), today)] as const;
  });
  const mistakes = Object.fromEntries(
    read.flatMap(([name, each]) => ('mistake' in each ? [[name, each.mistake]] : [])),
  );
  if (Object.keys(mistakes).length > 0) return { mistakes };
  // Each was read as the kind of its field says.
  return {
    answers: Object.fromEntries(
      read.flatMap(([name, each]) => ('answer' in each ? [[name, each.answer]] : [])),
    ) as Answers<Fields>,
  };
};
