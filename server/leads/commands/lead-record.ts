import type { FieldKind } from '../../../src/forms/field.ts';
import { answersIn, byField, fieldNames } from '../../../src/forms/forms.ts';
import { enquiryWordsAt } from '../../../src/site/enquiry.ts';
import type { Lead } from '../store/schema.ts';

const iso = (time: number): string => new Date(time).toISOString();
const isoOrNull = (time: number | null): string | null => (time === null ? null : iso(time));

/** A lead as the staff see it. */
export const fullRecord = (lead: Lead, unsubscribeUrl: string | null) => ({
  id: lead.id,
  reference: lead.reference,
  receivedAt: iso(lead.received_at),
  form: lead.form,
  state: lead.state,
  reasons: lead.reasons,
  ...answersIn(lead),
  /** The service and the city that the sender came for, by the address of the page. */
  about: enquiryWordsAt(lead.page),
  page: lead.page,
  referrer: lead.referrer,
  userAgent: lead.user_agent,
  clientTime: lead.client_time,
  repeats: lead.repeats,
  lastReceivedAt: iso(lead.last_received_at),
  language: lead.language,
  answeredAt: isoOrNull(lead.answered_at),
  answeredBy: lead.answered_by,
  withdrawnAt: isoOrNull(lead.withdrawn_at),
  confirmedAt: isoOrNull(lead.confirmed_at),
  unsubscribedAt: isoOrNull(lead.unsubscribed_at),
  unsubscribeUrl,
});

export type LeadRecord = ReturnType<typeof fullRecord>;

/** The columns of an export, in their order: what browsers call themselves is for machines, and stands in the JSON. */
export const columns = [
  'id',
  'reference',
  'receivedAt',
  'form',
  'state',
  'reasons',
  ...fieldNames,
  'about',
  'page',
  'referrer',
  'clientTime',
  'repeats',
  'lastReceivedAt',
  'language',
  'answeredAt',
  'answeredBy',
  'withdrawnAt',
  'confirmedAt',
  'unsubscribedAt',
  'unsubscribeUrl',
] as const satisfies readonly (keyof LeadRecord)[];

const initial = (text: string): string => `${[...text][0] ?? ''}…`;

const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  return `${initial(email)}@${initial(domain)}${domain.slice(domain.lastIndexOf('.'))}`;
};

const maskPhone = (phone: string): string => `…${phone.slice(-2)}`;

/** What masking leaves of an answer, by the kind of its field. */
const masks = {
  line: initial,
  email: maskEmail,
  phone: maskPhone,
  choice: (option) => option,
  lines: (text) => `(${[...text].length} characters)`,
} as const satisfies Record<FieldKind, (answer: string) => string>;

const hidden = (value: string | null, mask: (value: string) => string): string | null =>
  value === null ? null : mask(value);

/** A lead from which nobody can be recognised or reached. */
export const maskedRecord = (lead: Lead): LeadRecord => ({
  ...fullRecord(lead, null),
  ...byField((name, kind) => hidden(lead[name], masks[kind])),
  referrer: hidden(lead.referrer, () => '(hidden)'),
  userAgent: hidden(lead.user_agent, () => '(hidden)'),
});
