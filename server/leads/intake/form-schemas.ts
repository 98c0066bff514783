import { z } from 'zod';
import { fieldRefusals } from '../../../content/refusals.ts';
import { checkAnswer } from '../../../src/forms/check-answer.ts';
import type { Field } from '../../../src/forms/field.ts';
import { type Answers, type FormName, forms, readAnswers } from '../../../src/forms/forms.ts';
import { type FieldProblem, RequestError } from '../../http/errors.ts';
import type { FormFields } from './form-body.ts';

/** Takes all values that were sent for a field; gives its one answer, or null for an optional field left empty. */
const answerTo = (field: Field) =>
  z
    .array(z.string())
    .max(1, fieldRefusals.twice(field.texts.label))
    .transform(([raw = ''], context): string | null => {
      const { answer, problem } = checkAnswer(field, raw);
      if (problem === null) return answer;
      context.addIssue({ code: 'custom', message: problem });
      return z.NEVER;
    });

const schemaOf = (form: FormName) =>
  z.object(Object.fromEntries(forms[form].fields.map((field) => [field.name, answerTo(field)])));

const schemas = { contact: schemaOf('contact'), newsletter: schemaOf('newsletter') } as const satisfies Record<
  FormName,
  z.ZodType
>;

/**
 * Checks the answers of a form and ignores fields that it does not have.
 * @throws RequestError naming every field that is wrong, with the text that the page shows
 */
export const checkForm = (form: FormName, sent: FormFields): Answers => {
  const schema = schemas[form];
  // Only fields of the schema become properties: a stranger may send one called `__proto__`.
  const values = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, sent.get(name) ?? []]));
  const { success, data, error } = schema.safeParse(values);
  if (success) return readAnswers(form, ({ name }) => data[name] ?? null);
  const problems = error.issues.map(
    (issue): FieldProblem => ({ field: String(issue.path[0]), message: issue.message }),
  );
  throw new RequestError(422, 'invalid', problems[0]?.message ?? '', { problems });
};
