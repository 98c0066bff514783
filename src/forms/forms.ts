/** All forms as the server needs them; what the browser needs of one form is in its own file. */
import type { FormTexts } from '../../content/schema.ts';
import { CONTACT_FORM, type ContactField, contactFields, contactFragments, contactTexts } from './contact.ts';
import type { Field, FieldKind } from './field.ts';
import {
  NEWSLETTER_FORM,
  type NewsletterField,
  newsletterFields,
  newsletterFragments,
  newsletterTexts,
} from './newsletter.ts';

export type FormName = typeof CONTACT_FORM | typeof NEWSLETTER_FORM;

/** The name of a field of any form; forms may share one, which then is of one kind. */
export type FieldName = ContactField | NewsletterField;

/** What was answered in every field; null where the form lacks the field, or an optional one was left empty. */
export type Answers = Readonly<Record<FieldName, string | null>>;

export type FieldNameOf<Kind extends FieldKind> = Extract<
  (typeof contactFields | typeof newsletterFields)[number],
  { kind: Kind }
>['name'];

interface Form {
  readonly fields: readonly (Field & { readonly name: FieldName })[];
  readonly texts: FormTexts;
  readonly fragments: { readonly success: string; readonly error: string };
}

export const forms: Readonly<Record<FormName, Form>> = {
  [CONTACT_FORM]: { fields: contactFields, texts: contactTexts, fragments: contactFragments },
  [NEWSLETTER_FORM]: { fields: newsletterFields, texts: newsletterTexts, fragments: newsletterFragments },
};

export const formNames = [CONTACT_FORM, NEWSLETTER_FORM] as const satisfies readonly FormName[];

export const fieldNames: readonly FieldName[] = [
  ...new Set([...contactFields, ...newsletterFields].map(({ name }) => name)),
];

const byField = <T>(make: (name: FieldName) => T): Readonly<Record<FieldName, T>> =>
  // Built from the same lists as the type.
  Object.fromEntries(fieldNames.map((name) => [name, make(name)])) as Record<FieldName, T>;

export const answersIn = (record: Answers): Answers => byField((name) => record[name]);

export const readAnswers = (form: FormName, read: (field: Field & { name: FieldName }) => string | null): Answers =>
  byField((name) => {
    const field = forms[form].fields.find((each) => each.name === name);
    return field ? read(field) : null;
  });

/** Of the form on an enquiry's page. */
export const enquiryFields = { digits: 'digits', does: 'do' } as const;

/** `ask` asks before it erases. */
export const enquiryButtons = ['show', 'download', 'withdraw', 'ask', 'erase'] as const;
export type EnquiryButton = (typeof enquiryButtons)[number];
