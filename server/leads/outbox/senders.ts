import type { LeadsConfig } from '../../settings.ts';
import type { Channel } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Sender } from './channel.ts';
import { mailSenders } from './smtp.ts';
import { webhook } from './webhook.ts';

/** What the outbox needs of the settings. */
export type OutboxConfig = Pick<LeadsConfig, 'smtp' | 'webhook' | 'siteOrigin' | 'deskOrigin' | 'acknowledge'>;

/** The senders of the channels that are configured, and what closes their connections. */
export const createSenders = (
  store: Store,
  { smtp, webhook: hook, siteOrigin, deskOrigin }: OutboxConfig,
  now: () => number,
) => {
  const mail = smtp && mailSenders({ store, smtp, siteOrigin, deskOrigin, now });
  const senders: ReadonlyMap<Channel, Sender> = new Map([
    ...(mail
      ? ([
          ['mail', mail.staff],
          ['confirm', mail.confirm],
          ['acknowledge', mail.acknowledge],
        ] as const)
      : []),
    ...(hook ? ([['webhook', webhook(hook, now)]] as const) : []),
  ]);
  return { senders, close: () => mail?.close() };
};
