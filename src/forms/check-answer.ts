import type { Words } from '../../content/words.ts';
import { removeInvisible, removeInvisibleFromProse } from '../text/invisible.ts';
import { canBeMailed, cleanEmail, looksLikeEmail } from './email-address.ts';
import type { Field, WordedField } from './field.ts';

/** Control characters of one-line fields, line breaks included; and those of a message, which has lines and tabs. */
const lineControls = /[\p{Cc}\u2028\u2029]/u;
const textControls = /[^\P{Cc}\n\t]/u;

/** A text of zero-width spaces, for example, is not visible. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** No telephone number that is dialled from elsewhere has fewer; one without the city's code may have no more. */
const MIN_PHONE_DIGITS = 7;

const countDigits = (text: string): number => text.match(/\p{Nd}/gu)?.length ?? 0;

const characters = (text: string): number => [...text].length;

/** No composed character is typed as more UTF-16 units than these: three of a Korean syllable, two of an emoji. */
const UNITS = 4;

/** Whoever sends more UTF-16 units than these has written too much. */
export const unitsFor = (maxLength: number): number => maxLength * UNITS;

/** Matches more marks on one letter than any script has (Unicode Standard Annex 15, stream-safe text: 30). */
const pileOfMarks = /\p{M}{31}/u;

/** The stored form of a text, with its length as the visitor's browser counted it. */
interface CleanText {
  readonly text: string;
  readonly length: number;
  /** True if one letter has more marks than any script uses. */
  readonly piled: boolean;
}

/**
 * Trims, unifies line breaks, drops invisible characters and composes accents (NFC). Composing sorts the marks of each
 * letter, which takes the square of their number: a text that is too long, or has them in piles, is not composed.
 */
export const clean = (raw: string, maxLength: number): CleanText => {
  const typed = removeInvisibleFromProse(raw.replace(/\r\n?/g, '\n')).trim();
  const count = characters(typed);
  if (typed.length > unitsFor(maxLength)) return { text: typed.toWellFormed(), length: count, piled: false };
  const piled = pileOfMarks.test(typed);
  const text = (piled ? typed : typed.normalize('NFC')).toWellFormed();
  // A browser limits what was typed; composing may shorten it, and for a few Indic letters lengthen it.
  return { text, length: Math.min(count, characters(text)), piled };
};

interface CheckedAnswer {
  /** The answer; null if an optional field was left empty. */
  readonly answer: string | null;
  readonly problem: string | null;
}

const cleanAnswer = ({ kind, maxLength }: Field, raw: string): CleanText => {
  if (kind === 'line' || kind === 'lines') return clean(raw, maxLength);
  const typed = removeInvisible(raw).trim();
  return clean(kind === 'email' ? cleanEmail(typed) : typed, maxLength);
};

/** Counts the characters over the limit as the server counts them; 0 if the answer is not too long. */
export const charactersOver = (field: Field, raw: string): number =>
  Math.max(0, cleanAnswer(field, raw).length - field.maxLength);

/** The refusals of a language that fit every field. */
type Refusals = Pick<Words, 'fieldRefusals'>;

const findProblem = (
  { fieldRefusals }: Refusals,
  field: WordedField,
  { text, length, piled }: CleanText,
): string | null => {
  const { label } = field.texts;
  if (length > field.maxLength) return fieldRefusals.tooLong(label, field.maxLength, length - field.maxLength);
  const controls = field.kind === 'lines' ? textControls : lineControls;
  if (piled || controls.test(text)) return fieldRefusals.characters(label);
  if (field.kind === 'email' && !(field.mustBeMailable ? canBeMailed : looksLikeEmail)(text))
    return field.texts.invalid;
  if (field.kind === 'phone' && countDigits(text) < MIN_PHONE_DIGITS) return field.texts.invalid;
  if (field.kind === 'choice' && !field.values.includes(text)) return fieldRefusals.unknownOption(label);
  return null;
};

/** The page asks before it sends, the server before it stores. */
export const checkAnswer = (refusals: Refusals, field: WordedField, raw: string): CheckedAnswer => {
  const cleaned = cleanAnswer(field, raw);
  const { text } = cleaned;
  if (visible.test(text)) return { answer: text, problem: findProblem(refusals, field, cleaned) };
  return field.required ? { answer: text, problem: field.texts.missing } : { answer: null, problem: null };
};
