/** The fields of an enquiry as the desk shows, finds and exports them: all follow from the form. */
import { staffMail } from '../../content/mail/en.ts';
import type { Words } from '../../content/words.ts';
import { type ContactField, contactFields } from '../forms/contact.ts';
import { canBeMailed } from '../forms/email-address.ts';
import type { Field, FieldKind } from '../forms/field.ts';

export type DeskField = Field & { readonly name: ContactField };

/** The number comes before the address, because the office calls; long answers come last. */
const order = { line: 0, phone: 1, email: 2, choice: 3, lines: 4 } as const satisfies Record<FieldKind, number>;

const fields: readonly DeskField[] = contactFields;

export const deskFields = fields.toSorted((one, other) => order[one.kind] - order[other.kind]);

export const isLong = ({ kind }: Field): boolean => kind === 'lines';

/** Returns the short word of the desk, or the form's label of a field for which the desk has none. */
export const labelField = (
  { desk, contactFormTexts }: Pick<Words, 'desk' | 'contactFormTexts'>,
  { name }: DeskField,
): string => desk.fields[name] ?? contactFormTexts.fields[name].label;

/** Each answer in which words are searched for; a number is found by its digits. */
export const searchedFields: readonly ContactField[] = fields
  .filter(({ kind }) => kind !== 'phone')
  .map(({ name }) => name);

/** Returns an answer as the office reads it: an address that cannot be mailed says so. */
export const showAnswer = (answer: string | null, kind: FieldKind): string | null =>
  answer !== null && kind === 'email' && !canBeMailed(answer) ? staffMail.notMailable(answer) : answer;
