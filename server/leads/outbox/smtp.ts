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

export interface MailOptions {
  readonly store: Pick<Store, 'newsletter' | 'outbox'>;
  readonly smtp: SmtpConfig;
  readonly siteOrigin: string;
  readonly now: () => number;
}

const createTransport = ({ url, from }: SmtpConfig) =>
  nodemailer.createTransport(
    {
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
    },
    { from: { name: firm.name, address: from }, headers: { 'Auto-Submitted': 'auto-generated' } },
  );

const failure = (error: unknown): DeliveryError => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'UNKNOWN';
  const status = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : Number.NaN;
  if (Number.isNaN(status)) return new DeliveryError(`SMTP ${code}`);
  return new DeliveryError(`SMTP ${code} ${status}`, status >= 500 && status < 600);
};

/** An address in the strict form that mail servers take; the staff answer the others by hand. */
const strictAddress = (email: string | null): string | null =>
  email !== null && z.regexes.html5Email.test(email) ? email : null;

/** The service in it is one of the form's options, not a visitor's words. */
const subjectOf = ({ form, service }: Lead): string =>
  form === 'contact' ? staffTexts.subject.contact(service ?? '') : staffTexts.subject.newsletter;

/** The two senders of mail, over one pool of connections, and what closes it. */
export const mailSenders = ({ store, smtp, siteOrigin, now }: MailOptions) => {
  const transport = createTransport(smtp);

  const deliver = async ({ delivery }: Job, mail: SendMailOptions, signal: AbortSignal): Promise<void> => {
    const { promise: aborted, reject } = Promise.withResolvers<never>();
    signal.addEventListener('abort', () => reject(new DeliveryError('SMTP timeout')), { once: true });
    const sent = transport.sendMail({ ...mail, messageId: `<${delivery.id}@${new URL(siteOrigin).hostname}>` });
    await Promise.race([sent.catch((error: unknown) => Promise.reject(failure(error))), aborted]);
  };

  /** Tells the staff about a lead. The one header with a visitor's words is the checked address to reply to. */
  const staff: Sender = async (job, signal) => {
    const replyTo = strictAddress(job.lead.email);
    const mail = {
      to: [...smtp.notifyTo],
      ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
      subject: subjectOf(job.lead),
      text: leadText(job.lead, await store.outbox.heldCount()),
    };
    await deliver(job, mail, signal);
  };

  /** Asks a newsletter address to confirm. */
  const confirm: Sender = async (job, signal) => {
    const to = strictAddress(job.lead.email);
    if (to === null) throw new DeliveryError('ADDRESS not deliverable', true);
    const token = await store.newsletter.issueToken(job.lead.id, now());
    const unsubscribe = `${siteOrigin}${UNSUBSCRIBE_PATH}/${store.newsletter.unsubscribeToken(job.lead.id)}`;
    const links = { confirm: `${siteOrigin}${CONFIRM_PATH}/${token}`, unsubscribe };
    const mail = {
      to: { name: '', address: to },
      subject: confirmTexts.subject,
      text: confirmTexts.text({ days: CONFIRM_WITHIN_DAYS, ...links }),
      headers: {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    };
    await deliver(job, mail, signal);
  };

  return { staff, confirm, close: () => transport.close() };
};
