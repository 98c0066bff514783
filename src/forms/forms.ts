/** Lists all forms for the server; browsers import the file of one form. */
import type { FormTexts } from '../../content/schema.ts';
import type { Words } from '../../content/words.ts';
import {
  CONTACT_FORM,
  type ContactField,
  type ContactFormSource,
  contactFields,
  contactFieldsIn,
  contactFragments,
} from './contact.ts';
import type { Field, WordedField } from './field.ts';
import {
  NEWSLETTER_FORM,
  type NewsletterField,
  newsletterFields,
  newsletterFieldsIn,
  newsletterFragments,
} from './newsletter.ts';

export type FormName = typeof CONTACT_FORM | typeof NEWSLETTER_FORM;

/** The name of a field of any form; forms may share one, which then is of one kind. */
export type FieldName = ContactField | NewsletterField;

/** The answer to every field; null if the form lacks the field, or an optional one was left empty. */
export type Answers = Readonly<Record<FieldName, string | null>>;

interface Form {
  readonly fields: readonly (Field & { readonly name: FieldName })[];
  readonly fragments: { readonly success: string; readonly error: string };
}

export const forms: Readonly<Record<FormName, Form>> = {
  [CONTACT_FORM]: { fields: contactFields, fragments: contactFragments },
  [NEWSLETTER_FORM]: { fields: newsletterFields, fragments: newsletterFragments },
};

/** The data that the texts and choices of the forms depend on. */
export type FormSource = ContactFormSource & Pick<Words, 'newsletterFormTexts'>;

/** Returns the texts of a form. */
export const formTexts = ({ contactFormTexts, newsletterFormTexts }: FormSource, form: FormName): FormTexts =>
  ({ [CONTACT_FORM]: contactFormTexts, [NEWSLETTER_FORM]: newsletterFormTexts })[form];

/** Returns the fields of a form with their texts. */
export const fieldsIn = (
  source: FormSource,
  form: FormName,
): readonly (WordedField & { readonly name: FieldName })[] =>
  form === CONTACT_FORM ? contactFieldsIn(source) : newsletterFieldsIn(source);

export const formNames = [CONTACT_FORM, NEWSLETTER_FORM] as const satisfies readonly FormName[];

export const fieldNames: readonly FieldName[] = [
  ...new Set([...contactFields, ...newsletterFields].map(({ name }) => name)),
];

const byField = <T>(make: (name: FieldName) => T): Readonly<Record<FieldName, T>> =>
  // Built from the same lists as the type.
  Object.fromEntries(fieldNames.map((name) => [name, make(name)])) as Record<FieldName, T>;

export const answersIn = (record: Answers): Answers => byField((name) => record[name]);

/** Reads the answer to each of some fields; null for the other fields of the forms. */
export const readAnswers = <Each extends { readonly name: FieldName }>(
  fields: readonly Each[],
  read: (field: Each) => string | null,
): Answers =>
  byField((name) => {
    const field = fields.find((each) => each.name === name);
    return field ? read(field) : null;
  });

/** The fields of the form on an enquiry's page. */
export const enquiryFields = { digits: 'digits', does: 'do' } as const;

/** `ask` asks before it erases. */
export const enquiryButtons = ['show', 'download', 'withdraw', 'ask', 'erase'] as const;
export type EnquiryButton = (typeof enquiryButtons)[number];
