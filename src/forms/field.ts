import type { FieldTexts } from '../../content/schema.ts';
import { type Locale, locales } from '../site/locale.ts';

/** The hidden field that only robots fill. */
export const HONEYPOT_FIELD = 'bot-field';

interface Common {
  /** What the browser sends it as, and the name of its column in the database. */
  readonly name: string;
  /** The longest answer, characters. */
  readonly maxLength: number;
  /** What a browser may fill it with by itself (HTML, `autocomplete`). */
  readonly autoComplete?: string;
  readonly texts: FieldTexts;
}

/** An answer of one line, an address or number by which the person is found, one of a list, or text of many lines. */
type Kind =
  | { readonly kind: 'line' | 'phone' | 'lines' }
  | { readonly kind: 'email'; readonly texts: { readonly invalid: string } }
  | {
      readonly kind: 'choice';
      /** What is sent for each of the options. */
      readonly values: readonly string[];
      readonly texts: { readonly choose: string; readonly options: readonly string[] };
    };

type Need = { readonly required: true; readonly texts: { readonly missing: string } } | { readonly required: false };

/** A field that a visitor fills. Form, checks, database row, mail, webhook and export follow from the lists of these. */
export type Field = Common & Kind & Need;

export type FieldKind = Field['kind'];

/** The hidden field by which a form says in which language its page is. */
export const LANGUAGE_FIELD = 'language';

/** The language that a form names, in which its sender is answered; English where it names none that is known. */
export const languageOf = (said: string | undefined): Locale => locales.find((each) => each === said) ?? 'en';

/** Text, at sign, text, dot, text. */
const simpleEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Whether a text looks like an e-mail address: the simple pattern that both sides use. */
export const looksLikeEmail = (text: string): boolean => simpleEmail.test(text);
