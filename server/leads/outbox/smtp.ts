import nodemailer, { type SendMailOptions } from 'nodemailer';
import { z } from 'zod';
import { firm } from '../../../content/firm.ts';
import { confirmMail as confirmTexts, staffMail as staffTexts } from '../../../content/mail.ts';
import { CONFIRM_WITHIN_DAYS } from '../../../src/forms/newsletter.ts';
import type { SmtpConfig } from '../../settings.ts';
import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from '../intake/newsletter-routes.ts';
import type { Job } from '../store/outbox-repository.ts';
import type { Lead } from '../store/schema.ts';
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

/** The subject of a mail to the staff: the service that it names is one of the known options. */
const subjectOf = ({ form, service }: Lead): string =>
  form === 'contact' ? staffTexts.subject.contact(service ?? '') : staffTexts.subject.newsletter;

/** Tells the staff about a lead. No header holds anything a visitor typed, but the checked address to reply to. */
export const staffMail = ({ store, smtp, siteOrigin }: MailContext, mailer: Mailer): Sender => ({
  async send(job, signal) {
    const replyTo = strictAddress(job.lead.email);
    await mailer.deliver(
      {
        from: { name: firm.name, address: smtp.from },
        to: [...smtp.notifyTo],
        ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
        subject: subjectOf(job.lead),
        text: leadText(job.lead, await store.outbox.heldCount()),
        messageId: messageId(job, siteOrigin),
        headers: { 'Auto-Submitted': 'auto-generated' },
      },
      signal,
    );
  },
  close: () => undefined,
});

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
        subject: confirmTexts.subject,
        text: confirmTexts.text({
          days: CONFIRM_WITHIN_DAYS,
          confirm: `${siteOrigin}${CONFIRM_PATH}/${token}`,
          unsubscribe,
        }),
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
