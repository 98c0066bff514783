/** The only place that knows both the columns of the database and the names that the rest of the server reads. */
import { answersIn } from '../../../src/forms/forms.ts';
import type { Delivery, Lead } from '../../../src/forms/lead.ts';
import type { DeliveryRow, LeadRow } from './schema.ts';

/** Returns the lead of a row. */
export const toLead = (row: LeadRow): Lead => ({
  ...answersIn(row),
  id: row.id,
  form: row.form,
  state: row.state,
  reasons: row.reasons.split(' ').filter(Boolean),
  reference: row.reference,
  language: row.language,
  page: row.page,
  referrer: row.referrer,
  repeats: row.repeats,
  receivedAt: row.received_at,
  confirmedAt: row.confirmed_at,
  unsubscribedAt: row.unsubscribed_at,
  answeredAt: row.answered_at,
  answeredBy: row.answered_by,
  takenBy: row.taken_by,
  callOn: row.call_on,
  calledAt: row.called_at,
  outcome: row.outcome,
  withdrawnAt: row.withdrawn_at,
});

/** Returns the delivery of a row. */
export const toDelivery = (row: DeliveryRow): Delivery => ({
  id: row.id,
  channel: row.channel,
  state: row.state,
  attempts: row.attempts,
  createdAt: row.created_at,
  plannedAt: row.planned_at,
  sentAt: row.sent_at,
  giveUpAt: row.give_up_at,
  lastError: row.last_error,
});
