import { type Locale, locales } from '../addresses/locale.ts';

/** The field that visitors do not see, so that only robots fill it in. */
export const HONEYPOT_FIELD = 'bot-field';

interface Common {
  /** The name under which the browser sends it, and of its column in the database. */
  readonly name: string;
  readonly maxLength: number;
  readonly autoComplete?: string;
}

/** An answer of one line, an address or number by which the person is found, one of a list, or text of many lines. */
type Kind =
  | { readonly kind: 'line' | 'lines' }
  | { readonly kind: 'phone' }
  | {
      readonly kind: 'email';
      /** Refuses an address that cannot be mailed; without it one is stored, for a person to make sense of. */
      readonly mustBeMailable: boolean;
    }
  | { readonly kind: 'choice'; readonly values: readonly string[] };

type Need = { readonly required: true } | { readonly required: false };

/** Form, checks, database row, mail, webhook and export follow from the lists of these. */
export type Field = Common & Kind & Need;

export type FieldKind = Field['kind'];

/** The texts that a field needs: what it is called, what refuses an answer, and the options beside its values. */
type TextsOf<Each extends Field> = {
  readonly label: string;
  readonly placeholder?: string | undefined;
} & (Each extends {
  readonly required: true;
}
  ? { readonly missing: string }
  : unknown) &
  (Each extends { readonly kind: 'email' | 'phone' } ? { readonly invalid: string } : unknown) &
  (Each extends { readonly kind: 'choice' }
    ? { readonly choose: string; readonly options: readonly string[] }
    : unknown);

/** A field with its texts in the language of one page. */
export type Worded<Each extends Field> = Each extends Field ? Each & { readonly texts: TextsOf<Each> } : never;

export type WordedField = Worded<Field>;

/** The texts of a list of fields by their names: one that a field needs and a language lacks does not compile. */
export type TextsByName<Each extends Field> = { readonly [One in Each as One['name']]: TextsOf<One> };

/** Returns the fields with their texts. */
export const wordFields = <Each extends Field>(
  fields: readonly Each[],
  texts: TextsByName<Each>,
): readonly Worded<Each>[] =>
  // The compiler cannot follow that a field and the texts under its name belong together.
  fields.map((field) => ({
    ...field,
    texts: texts[field.name as keyof TextsByName<Each>],
  })) as unknown as Worded<Each>[];

export const LANGUAGE_FIELD = 'language';

/** Returns English where a form names none that is known. */
export const readLanguage = (wanted: string | undefined): Locale => locales.find((each) => each === wanted) ?? 'en';
