import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { CONTACT_FORM, contactFields, HONEYPOT_FIELD } from '../../../src/forms/contact.ts';
import { NEWSLETTER_FORM, newsletterFields } from '../../../src/forms/newsletter.ts';
import { RequestError } from '../../http/request-error.ts';
import type { FormName } from '../store/schema.ts';
import type { Submission } from '../store/submit.ts';
import type { FormFields } from './form-body.ts';
import { checkContact, checkNewsletter } from './form-schemas.ts';
import { elapsedOf, keyOf, pageOf, referrerOf } from './origin.ts';
import { note } from './text.ts';

/** Faster than this nobody fills the form, milliseconds; autofill and a single field are quick. */
const leastTime = { contact: 2000, newsletter: 800 } as const satisfies Record<FormName, number>;

const forms: ReadonlyMap<string, FormName> = new Map([
  [CONTACT_FORM, CONTACT_FORM],
  [NEWSLETTER_FORM, NEWSLETTER_FORM],
]);

/**
 * The form that a body belongs to.
 * @throws RequestError when `form-name` is missing, unknown or ambiguous
 */
export const formOf = (fields: FormFields): FormName => {
  const names = fields.get('form-name') ?? [];
  const form = names.length === 1 ? forms.get(names[0] ?? '') : undefined;
  if (!form) throw new RequestError(400, 'unknown-form', 'There is no such form.');
  return form;
};

type Words = Pick<Submission, 'name' | 'email' | 'phone' | 'service' | 'message'>;

const nothing = { name: null, email: null, phone: null, service: null, message: null } as const satisfies Words;

const wordsOf: Record<FormName, (fields: FormFields) => Words> = {
  contact: checkContact,
  newsletter: (fields) => ({ ...nothing, ...checkNewsletter(fields) }),
};

/** A robot's words, cut to size instead of checked: it is to see no difference from a success. */
const robotWords = (fields: FormFields): Words => {
  const cut = (name: keyof typeof contactFields): string | null =>
    note(fields.get(name)?.[0], contactFields[name].maxLength);
  return {
    name: cut('name'),
    email: cut('email'),
    phone: cut('phone'),
    service: cut('service'),
    message: cut('message'),
  };
};

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
    const message = 'The Idempotency-Key header must have 8 to 200 visible ASCII characters.';
    throw new RequestError(400, 'malformed', message, { problems: [{ field: 'idempotency-key', message }] });
  }
  const robot = (fields.get(HONEYPOT_FIELD) ?? []).some((value) => value !== '');
  const words = robot ? robotWords(fields) : wordsOf[form](fields);
  const elapsed = elapsedOf(request);
  const doubts = [
    ...(elapsed !== null && elapsed < leastTime[form] ? ['too-fast'] : []),
    ...(context.flooded ? ['flood'] : []),
  ];
  const first = (name: string): string | undefined => fields.get(name)?.[0];
  return {
    form,
    state: robot ? 'spam' : doubts.length > 0 ? 'held' : form === CONTACT_FORM ? 'new' : 'unconfirmed',
    reasons: robot ? ['honeypot'] : doubts,
    ...words,
    page: pageOf(request, context.siteOrigin, [first('source'), first('page_url')]),
    referrer: referrerOf(request),
    userAgent: note(first('user_agent') ?? request.headers['user-agent'], newsletterFields.user_agent.maxLength),
    clientTime: note(first('timestamp'), newsletterFields.timestamp.maxLength),
    key: key ?? randomUUID(),
    receivedAt: context.now,
  };
};
