import type { LeadsConfig } from '../../settings.ts';
import type { Channel } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Sender } from './channel.ts';
import { confirmMail, createMailer, staffMail } from './smtp.ts';
import { webhook } from './webhook.ts';

/** What the outbox needs of the settings. */
export type OutboxConfig = Pick<LeadsConfig, 'smtp' | 'webhook' | 'siteOrigin'>;

/** The senders of the channels that are configured. */
export const createSenders = (store: Store, config: OutboxConfig, now: () => number): ReadonlyMap<Channel, Sender> => {
  const senders = new Map<Channel, Sender>();
  if (config.smtp) {
    const mailer = createMailer(config.smtp);
    const context = { store, smtp: config.smtp, siteOrigin: config.siteOrigin, now };
    senders.set('mail', { ...staffMail(context, mailer), close: () => mailer.close() });
    senders.set('confirm', confirmMail(context, mailer));
  }
  if (config.webhook) senders.set('webhook', webhook(config.webhook, now));
  return senders;
};
