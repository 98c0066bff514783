import { createHmac } from 'node:crypto';
import { answersIn } from '../../../src/forms/forms.ts';
import type { Lead } from '../../../src/forms/lead.ts';
import { SECOND_MS } from '../../../src/office/durations.ts';
import type { WebhookConfig } from '../../settings.ts';
import { DeliveryError, type Sender } from './delivery.ts';

const TIMEOUT = 15 * SECOND_MS;

const findType = ({ form, state, withdrawnAt }: Lead): string => {
  if (form !== 'contact') return 'newsletter.subscribed';
  if (withdrawnAt !== null) return 'lead.withdrawn';
  return state === 'held' ? 'lead.held' : 'lead.created';
};

/** A withdrawn lead is sent without its answers, language and pages. */
const payload = (lead: Lead): string => {
  const { id, form, state, reference, language, page, referrer } = lead;
  const content = lead.withdrawnAt === null ? { language, ...answersIn(lead), page, referrer } : {};
  const receivedAt = new Date(lead.receivedAt).toISOString();
  return JSON.stringify({ type: findType(lead), lead: { id, form, state, receivedAt, reference, ...content } });
};

/** Returns a secret as the libraries of Standard Webhooks read it: base64 after `whsec_`, else the text itself. */
const decodeKey = (secret: string): Buffer =>
  secret.startsWith('whsec_') ? Buffer.from(secret.slice('whsec_'.length), 'base64') : Buffer.from(secret);

/**
 * Returns the signature of a call, as standardwebhooks.com defines it: HMAC-SHA256 over id, timestamp and body.
 * @param timestamp seconds since 1970
 */
export const signature = (secret: string, id: string, timestamp: number, body: string): string =>
  `v1,${createHmac('sha256', decodeKey(secret)).update(`${id}.${timestamp}.${body}`).digest('base64')}`;

/** Posts a signed call; a repeated one has the same id. @throws DeliveryError */
export const callWebhook = async (
  { url, secret, signedIn }: WebhookConfig,
  { id, body, now }: { readonly id: string; readonly body: string; readonly now: number },
  signal: AbortSignal,
): Promise<void> => {
  const timestamp = Math.floor(now / 1000);
  const signed = {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signature(secret, id, timestamp, body),
  };
  const address = new URL(url);
  // Some receivers cannot read headers.
  if (signedIn === 'address') for (const [name, value] of Object.entries(signed)) address.searchParams.set(name, value);
  let response: Response;
  try {
    response = await fetch(address, {
      method: 'POST',
      // A redirect could send personal data anywhere.
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
      headers: { 'content-type': 'application/json', ...(signedIn === 'header' ? signed : {}) },
      body,
    });
  } catch (error) {
    throw new DeliveryError(`WEBHOOK ${error instanceof Error ? error.name : 'failed'}`);
  }
  await response.body?.cancel();
  // A Google script may answer with a redirect once it has run.
  const isDone = response.ok || (signedIn === 'address' && response.status === 302);
  if (!isDone) throw new DeliveryError(`WEBHOOK ${response.status}`);
};

export const webhook =
  (config: WebhookConfig, now: () => number): Sender =>
  ({ delivery, lead }, signal) =>
    callWebhook(config, { id: delivery.id, body: payload(lead), now: now() }, signal);
