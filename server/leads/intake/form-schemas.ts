import { z } from 'zod';
import { type ContactField, contactFields, contactServices } from '../../../src/forms/contact.ts';
import { looksLikeEmail, newsletterFields, newsletterTexts } from '../../../src/forms/newsletter.ts';
import { type FieldProblem, RequestError } from '../../http/request-error.ts';
import type { FormFields } from './form-body.ts';
import { clean, hasControls, isBlank } from './text.ts';

/** What a visitor said, ready to be stored. */
export type Contact = Readonly<Record<ContactField, string>>;

interface TextRule {
  readonly label: string;
  readonly maxLength: number;
  readonly lines: 'one' | 'many';
  readonly required: string;
}

const text = ({ label, maxLength, lines, required }: TextRule) =>
  z
    .array(z.string(), required)
    .min(1, required)
    .max(1, `${label} was sent more than once.`)
    .transform(([raw = ''], context) => {
      const { text: value, length } = clean(raw);
      const problem = isBlank(value)
        ? required
        : length > maxLength
          ? `${label} can have at most ${maxLength} characters.`
          : hasControls(value, lines)
            ? `${label} contains characters that cannot be used.`
            : null;
      if (problem === null) return value;
      context.addIssue({ code: 'custom', message: problem });
      return z.NEVER;
    });

const contactText = (field: ContactField, required: string) =>
  text({ ...contactFields[field], lines: field === 'message' ? 'many' : 'one', required });

const services: ReadonlySet<string> = new Set(contactServices);

const contact = z.object({
  name: contactText('name', 'Please enter your full name.'),
  email: contactText('email', newsletterTexts.empty).refine(looksLikeEmail, newsletterTexts.invalid),
  phone: contactText('phone', 'Please enter your phone number.'),
  service: contactText('service', 'Please select a service.').refine(
    (label) => services.has(label),
    'Please select a service.',
  ),
  message: contactText('message', 'Please enter your message.'),
} satisfies Record<ContactField, z.ZodType<string>>);

const newsletter = z.object({
  email: text({
    label: newsletterTexts.label,
    ...newsletterFields.email,
    lines: 'one',
    required: newsletterTexts.empty,
  }).refine(looksLikeEmail, newsletterTexts.invalid),
});

/** Only the fields that the schema names reach it: a stranger's field called `__proto__` is never a property. */
const pick = (fields: FormFields, names: readonly string[]): Record<string, readonly string[]> =>
  Object.fromEntries(names.map((name) => [name, fields.get(name) ?? []]));

const check = <T>(schema: z.ZodType<T>, names: readonly string[], fields: FormFields): T => {
  const result = schema.safeParse(pick(fields, names));
  if (result.success) return result.data;
  const problems = result.error.issues.map(
    (issue): FieldProblem => ({ field: String(issue.path[0]), message: issue.message }),
  );
  throw new RequestError(422, 'invalid', problems[0]?.message ?? 'Please check the form.', { problems });
};

/**
 * Checks the contact form.
 * @throws RequestError naming every field that is wrong
 */
export const checkContact = (fields: FormFields): Contact => check(contact, Object.keys(contact.shape), fields);

/**
 * Checks the newsletter form; its other fields are side notes and never a reason to refuse.
 * @throws RequestError with the text that the page shows beside the field
 */
export const checkNewsletter = (fields: FormFields): { readonly email: string } =>
  check(newsletter, Object.keys(newsletter.shape), fields);
