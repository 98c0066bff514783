import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { refusals } from '../../../content/refusals.ts';
import { CONTACT_FORM } from '../../../src/forms/contact.ts';
import { HONEYPOT_FIELD } from '../../../src/forms/field.ts';
import { type Answers, type FormName, formNames, readAnswers } from '../../../src/forms/forms.ts';
import { type NewsletterNote, newsletterNotes } from '../../../src/forms/newsletter.ts';
import { RequestError } from '../../http/request-error.ts';
import type { Submission } from '../store/submit.ts';
import type { FormFields } from './form-body.ts';
import { checkForm } from './form-schemas.ts';
import { note } from './note.ts';
import { elapsedOf, keyOf, pageOf, referrerOf } from './origin.ts';

/** Faster than this nobody fills the form, milliseconds; autofill and a single field are quick. */
const leastTime = { contact: 2000, newsletter: 800 } as const satisfies Record<FormName, number>;

/**
 * The form that a body belongs to.
 * @throws RequestError when `form-name` is missing, unknown or ambiguous
 */
export const formOf = (fields: FormFields): FormName => {
  const names = fields.get('form-name') ?? [];
  const form = names.length === 1 ? formNames.find((name) => name === names[0]) : undefined;
  if (!form) throw new RequestError(400, 'unknown-form', refusals.unknownForm);
  return form;
};

/** A robot's words, cut to size instead of checked: it is to see no difference from a success. */
const robotAnswers = (form: FormName, sent: FormFields): Answers =>
  readAnswers(form, ({ name, maxLength }) => note(sent.get(name)?.[0], maxLength));

/**
 * Checks a body and makes of it what is stored.
 * @param flooded whether the form is being flooded just now
 * @throws RequestError naming what is wrong
 */
export const toSubmission = (
  form: FormName,
  fields: FormFields,
  request: FastifyRequest,
  context: { siteOrigin: string; flooded: boolean; now: number },
): Submission => {
  const key = keyOf(request);
  if (key === null) {
    const message = refusals.badKey;
    throw new RequestError(400, 'malformed', message, { problems: [{ field: 'idempotency-key', message }] });
  }
  const robot = (fields.get(HONEYPOT_FIELD) ?? []).some((value) => value !== '');
  const answers = robot ? robotAnswers(form, fields) : checkForm(form, fields);
  const elapsed = elapsedOf(request);
  const doubts = [
    ...(elapsed !== null && elapsed < leastTime[form] ? ['too-fast'] : []),
    ...(context.flooded ? ['flood'] : []),
  ];
  const said = (name: NewsletterNote): string | undefined => fields.get(name)?.[0];
  return {
    form,
    state: robot ? 'spam' : doubts.length > 0 ? 'held' : form === CONTACT_FORM ? 'new' : 'unconfirmed',
    reasons: robot ? ['honeypot'] : doubts,
    ...answers,
    page: pageOf(request, context.siteOrigin, [said('source'), said('page_url')]),
    referrer: referrerOf(request),
    userAgent: note(said('user_agent') ?? request.headers['user-agent'], newsletterNotes.user_agent),
    clientTime: note(said('timestamp'), newsletterNotes.timestamp),
    key: key ?? randomUUID(),
    receivedAt: context.now,
  };
};
