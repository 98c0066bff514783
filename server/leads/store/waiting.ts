import type { ExpressionBuilder } from 'kysely';
import type { Tables } from './schema.ts';

/** Whether a lead is an enquiry that waits for an answer; one without a reference is older than the promise. */
export const waitsForAnswer = (eb: ExpressionBuilder<Tables, 'leads'>) =>
  eb.and([
    eb('leads.form', '=', 'contact'),
    eb('leads.state', '=', 'new'),
    eb('leads.answered_at', 'is', null),
    eb('leads.withdrawn_at', 'is', null),
    eb('leads.reference', 'is not', null),
  ]);
