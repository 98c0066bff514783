import type { LeadsConfig } from '../../settings.ts';
import { DeliveryError } from '../outbox/channel.ts';
import { letter } from '../outbox/letter.ts';
import { createMailer } from '../outbox/mailer.ts';
import { callWebhook } from '../outbox/webhook.ts';
import { digestLetter, digestSubject } from './digest-letter.ts';
import type { Digest, Waiting } from './what-waits.ts';

/** Sends a morning list. @throws DeliveryError */
export type SendDigest = (digest: Digest, signal: AbortSignal) => Promise<void>;

/** What the list needs of the settings. */
export type DigestConfig = Pick<LeadsConfig, 'smtp' | 'webhook' | 'siteOrigin' | 'deskOrigin' | 'digestAt'>;

/** The same for one day, whichever server sends it. */
const idOf = ({ day }: Digest): string => `digest-${day}`;

const entries = ({ count, shown }: Waiting) => ({
  count,
  leads: shown.map(({ lead: { id, reference }, due }) => ({
    id,
    reference,
    answerBy: new Date(due).toISOString(),
  })),
});

/** Without names and addresses: the receiver got them with each enquiry, and finds them by its id. */
const payload = (digest: Digest): string =>
  JSON.stringify({
    type: 'digest',
    day: digest.day,
    new: entries(digest.fresh),
    late: entries(digest.late),
    undelivered: digest.undelivered,
    held: digest.held,
  });

/** The sender by mail, or by the webhook where only that is set; null without both. */
export const digestSender = (
  { smtp, webhook, siteOrigin, deskOrigin }: DigestConfig,
  now: () => number,
): SendDigest | null => {
  if (smtp)
    return async (digest, signal) => {
      const mailer = createMailer(smtp, siteOrigin);
      const mail = {
        to: [...smtp.notifyTo],
        subject: digestSubject(digest),
        ...letter(digestLetter(digest, { siteOrigin, deskOrigin })),
      };
      try {
        await mailer.send(idOf(digest), mail, signal);
      } finally {
        mailer.close();
      }
    };
  if (webhook)
    return async (digest, signal) => {
      try {
        await callWebhook(webhook, { id: idOf(digest), body: payload(digest), now: now() }, signal);
      } catch (error) {
        // Every failure may be tried again: the receiver knows a repeated call by its id.
        throw error instanceof DeliveryError ? new DeliveryError(error.message, { refused: true }) : error;
      }
    };
  return null;
};
