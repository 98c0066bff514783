import type { FastifyRequest } from 'fastify';
import type { Edition } from '../../../src/edition/edition.ts';
import { checkAnswer } from '../../../src/forms/check-answer.ts';
import { CONTACT_FORM } from '../../../src/forms/contact.ts';
import { HONEYPOT_FIELD, LANGUAGE_FIELD, readLanguage } from '../../../src/forms/field.ts';
import { type Answers, type FormName, fieldsIn, formNames, forms, readAnswers } from '../../../src/forms/forms.ts';
import type { NewsletterNote } from '../../../src/forms/newsletter.ts';
import { type FieldProblem, RequestError } from '../../http/errors.ts';
import type { Submission } from '../store/submit.ts';
import type { FormFields } from './form-body.ts';
import { note, readElapsed, readKey, readPage, readReferrer } from './origin.ts';

const checkForm = (edition: Edition, form: FormName, sent: FormFields): Answers => {
  const problems: FieldProblem[] = [];
  const answers = readAnswers(fieldsIn(edition, form), (field) => {
    const [raw = '', ...more] = sent.get(field.name) ?? [];
    const { answer, problem } = checkAnswer(edition, field, raw);
    const message = more.length > 0 ? edition.fieldRefusals.twice(field.texts.label) : problem;
    if (message !== null) problems.push({ field: field.name, message });
    return answer;
  });
  const [first] = problems;
  if (first) throw new RequestError(422, 'invalid', () => first.message, { problems });
  return answers;
};

/** Counts the links in a text: people who ask for help send one at most, and advertisers several. */
const linksIn = (text: string): number => text.match(/https?:\/\/|(?<![\w.])www\./gi)?.length ?? 0;

/** Nobody fills a form faster than this, even with autofill, milliseconds. */
const leastTime = { contact: 2000, newsletter: 800 } as const satisfies Record<FormName, number>;

/** @throws RequestError when `form-name` is missing, unknown or ambiguous */
export const readForm = (fields: FormFields): FormName => {
  const names = fields.get('form-name') ?? [];
  const form = names.length === 1 ? formNames.find((name) => name === names[0]) : undefined;
  if (!form) throw new RequestError(400, 'unknown-form', ({ refusals }) => refusals.unknownForm);
  return form;
};

/**
 * Returns what is stored of a post.
 * @param edition the English one: programs read what is said of the fields
 * @throws RequestError naming every field that is wrong, with the text that the page shows
 */
export const toSubmission = (
  edition: Edition,
  form: FormName,
  fields: FormFields,
  request: FastifyRequest,
  context: { siteOrigin: string; now: number },
): Submission => {
  const key = readKey(edition, request);
  const robot = (fields.get(HONEYPOT_FIELD) ?? []).some((value) => value !== '');
  // A robot's answers are cut to their lengths and not checked: it is answered exactly as in a success.
  const answers = robot
    ? readAnswers(forms[form].fields, ({ name, maxLength }) => note(fields.get(name)?.[0], maxLength))
    : checkForm(edition, form, fields);
  const elapsed = readElapsed(request);
  const doubts = [
    ...(elapsed !== null && elapsed < leastTime[form] ? ['too-fast'] : []),
    ...(linksIn(answers.message ?? '') > 1 ? ['links'] : []),
  ];
  const noted = (name: NewsletterNote): string | undefined => fields.get(name)?.[0];
  return {
    form,
    state: robot ? 'spam' : doubts.length > 0 ? 'held' : form === CONTACT_FORM ? 'new' : 'unconfirmed',
    reasons: robot ? ['honeypot'] : doubts,
    language: readLanguage(fields.get(LANGUAGE_FIELD)?.[0]),
    ...answers,
    page: readPage(edition, request, context.siteOrigin, [noted('source'), noted('page_url')]),
    referrer: readReferrer(request),
    key,
    receivedAt: context.now,
  };
};
