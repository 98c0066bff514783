import type { FieldTexts } from '../../content/schema.ts';
import { type Locale, locales } from '../addresses/locale.ts';

/** Only robots fill it. */
export const HONEYPOT_FIELD = 'bot-field';

interface Common {
  /** What the browser sends it as, and the name of its column in the database. */
  readonly name: string;
  /** Characters. */
  readonly maxLength: number;
  readonly autoComplete?: string;
  readonly texts: FieldTexts;
}

/** An answer of one line, an address or number by which the person is found, one of a list, or text of many lines. */
type Kind =
  | { readonly kind: 'line' | 'phone' | 'lines' }
  | {
      readonly kind: 'email';
      /** Refuses an address that cannot be mailed; without it one is stored, for a person to make sense of. */
      readonly mustBeMailable: boolean;
      readonly texts: { readonly invalid: string };
    }
  | {
      readonly kind: 'choice';
      readonly values: readonly string[];
      readonly texts: { readonly choose: string; readonly options: readonly string[] };
    };

type Need = { readonly required: true; readonly texts: { readonly missing: string } } | { readonly required: false };

/** Form, checks, database row, mail, webhook and export follow from the lists of these. */
export type Field = Common & Kind & Need;

export type FieldKind = Field['kind'];

export const LANGUAGE_FIELD = 'language';

/** English where a form names none that is known. */
export const languageOf = (said: string | undefined): Locale => locales.find((each) => each === said) ?? 'en';
