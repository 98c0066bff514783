import { fieldRefusals } from '../../content/refusals.ts';
import { looksLikeEmail } from './email.ts';
import type { Field } from './field.ts';
import { type CleanText, clean, hasControls, isBlank } from './text.ts';

/** An answer as it is stored, null for an optional field that was left empty; and what is wrong with it, if anything. */
export interface CheckedAnswer {
  readonly answer: string | null;
  readonly problem: string | null;
}

/** By how many characters an answer is over the limit of its field, as the server counts them; 0 when it is not. */
export const charactersOver = (field: Field, raw: string): number =>
  Math.max(0, clean(raw, field.maxLength).length - field.maxLength);

const problemOf = (field: Field, { text, length, piled }: CleanText): string | null => {
  const { label } = field.texts;
  if (length > field.maxLength) return fieldRefusals.tooLong(label, field.maxLength, length - field.maxLength);
  if (piled || hasControls(text, field.kind === 'lines' ? 'many' : 'one')) return fieldRefusals.characters(label);
  if (field.kind === 'email' && !looksLikeEmail(text)) return field.texts.invalid;
  if (field.kind === 'choice' && !field.values.includes(text)) return fieldRefusals.unknownOption(label);
  return null;
};

/**
 * Checks what was written in a field: the page asks before it sends, the server before it stores.
 * @param raw the field's value as it was typed or sent
 */
export const checkAnswer = (field: Field, raw: string): CheckedAnswer => {
  const cleaned = clean(raw, field.maxLength);
  const { text } = cleaned;
  if (!isBlank(text)) return { answer: text, problem: problemOf(field, cleaned) };
  return field.required ? { answer: text, problem: field.texts.missing } : { answer: null, problem: null };
};
