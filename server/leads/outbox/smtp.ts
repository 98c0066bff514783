import nodemailer, { type SendMailOptions } from 'nodemailer';
import { z } from 'zod';
import { firm } from '../../../content/firm.ts';
import type { SmtpConfig } from '../../settings.ts';
import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from '../intake/newsletter-routes.ts';
import type { Job } from '../store/outbox-repository.ts';
import type { Store } from '../store/store.ts';
import { DeliveryError, type Sender } from './channel.ts';
import { leadText } from './lead-text.ts';

/** What the mail channels are made from. */
export interface MailContext {
  readonly store: Pick<Store, 'newsletter' | 'outbox'>;
  readonly smtp: SmtpConfig;
  readonly siteOrigin: string;
  readonly now: () => number;
}

/** One conversation with the mail server; three side by side are polite to any of them. */
export interface Mailer {
  deliver(mail: SendMailOptions, signal: AbortSignal): Promise<void>;
  close(): void;
}

const failure = (error: unknown): DeliveryError => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'UNKNOWN';
  const status = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : Number.NaN;
  if (Number.isNaN(status)) return new DeliveryError(`SMTP ${code}`);
  return new DeliveryError(`SMTP ${code} ${status}`, status >= 500 && status < 600);
};

/** A pooled connection to the mail server. */
export const createMailer = ({ url }: Pick<SmtpConfig, 'url'>): Mailer => {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 3,
    maxMessages: 50,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // Nothing that a visitor typed may make this server read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async deliver(mail, signal) {
      const aborted = new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DeliveryError('SMTP timeout')), { once: true });
      });
      const sending = transport.sendMail(mail).catch((error: unknown) => Promise.reject(failure(error)));
      sending.catch(() => undefined);
      await Promise.race([sending, aborted]);
    },
    close: () => transport.close(),
  };
};

/** The strict form of an address; whoever has another one is answered by hand. */
const strictAddress = (email: string | null): string | null =>
  email !== null && z.regexes.html5Email.test(email) ? email : null;

const messageId = (job: Job, siteOrigin: string): string => `<${job.delivery.id}@${new URL(siteOrigin).hostname}>`;

/** Tells the staff about a lead. No header holds anything a visitor typed, but the checked address to reply to. */
export const staffMail = ({ store, smtp, siteOrigin }: MailContext, mailer: Mailer): Sender => ({
  async send(job, signal) {
    const replyTo = strictAddress(job.lead.email);
    await mailer.deliver(
      {
        from: { name: firm.name, address: smtp.from },
        to: [...smtp.notifyTo],
        ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
        // The service is one of ten known labels.
        subject: job.lead.form === 'contact' ? `New enquiry: ${job.lead.service}` : 'New newsletter subscriber',
        text: leadText(job.lead, await store.outbox.heldCount()),
        messageId: messageId(job, siteOrigin),
        headers: { 'Auto-Submitted': 'auto-generated' },
      },
      signal,
    );
  },
  close: () => undefined,
});

const confirmText = (confirm: string, unsubscribe: string): string =>
  [
    `Somebody, hopefully you, asked for the newsletter of ${firm.name} with this address.`,
    '',
    'Please confirm it within 7 days:',
    confirm,
    '',
    'If it was not you, ignore this mail: without your confirmation we send nothing. To be sure that we never do:',
    unsubscribe,
    '',
    firm.name,
    firm.phone,
    '',
  ].join('\n');

/** Asks a newsletter address to confirm. */
export const confirmMail = ({ store, smtp, siteOrigin, now }: MailContext, mailer: Mailer): Sender => ({
  async send(job, signal) {
    const to = strictAddress(job.lead.email);
    if (to === null) throw new DeliveryError('ADDRESS not deliverable', true);
    const token = await store.newsletter.issueToken(job.lead.id, now());
    const unsubscribe = `${siteOrigin}${UNSUBSCRIBE_PATH}/${store.newsletter.unsubscribeToken(job.lead.id)}`;
    await mailer.deliver(
      {
        from: { name: firm.name, address: smtp.from },
        to: { name: '', address: to },
        subject: 'Please confirm your subscription',
        text: confirmText(`${siteOrigin}${CONFIRM_PATH}/${token}`, unsubscribe),
        messageId: messageId(job, siteOrigin),
        headers: {
          'Auto-Submitted': 'auto-generated',
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      },
      signal,
    );
  },
  close: () => undefined,
});
