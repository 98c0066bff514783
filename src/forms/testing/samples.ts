import type { Field, FieldKind } from '../field.ts';
import { type Answers, type FieldName, type FormName, forms, readAnswers } from '../forms.ts';

/** An answer that the server stores unchanged, and that is different in every field. */
const sampleOf = {
  line: ({ name }) => `Answer to ${name}`,
  email: ({ name }) => `${name}@example.org`,
  phone: ({ name }) => `+91 98765 ${43_210 + name.length}`,
  choice: (field) => (field.kind === 'choice' ? (field.values.at(-1) ?? '') : ''),
  lines: ({ name }) => `Answer to ${name},\nsecond line of ${name}.`,
} as const satisfies Record<FieldKind, (field: Field) => string>;

/** Returns good answers to every field of a form; null for the fields of other forms. */
export const sampleAnswers = (form: FormName): Answers =>
  readAnswers(forms[form].fields, (field) => sampleOf[field.kind](field));

/** Returns the sample answers as a form's fields, by name. */
export const sampleFields = (form: FormName): Readonly<Partial<Record<FieldName, string>>> =>
  Object.fromEntries(forms[form].fields.map((field) => [field.name, sampleOf[field.kind](field)]));
