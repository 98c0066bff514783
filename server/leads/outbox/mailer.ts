import nodemailer, { type SendMailOptions } from 'nodemailer';
import { SECOND_MS } from '../../../src/office/durations.ts';
import type { SmtpConfig } from '../../settings.ts';
import { DeliveryError } from './delivery.ts';

/** True if the mail server was not even reached: it cannot have taken the mail. */
const neverArrived = (error: object): boolean =>
  ('syscall' in error && (error.syscall === 'connect' || error.syscall === 'getaddrinfo')) ||
  ('code' in error && error.code === 'EDNS') ||
  ('timeoutType' in error && error.timeoutType !== 'SOCKET_TIMEOUT');

const failure = (error: unknown): DeliveryError => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'UNKNOWN';
  const status = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : Number.NaN;
  if (Number.isNaN(status))
    return new DeliveryError(`SMTP ${code}`, { refused: error instanceof Error && neverArrived(error) });
  return new DeliveryError(`SMTP ${code} ${status}`, { final: status >= 500 && status < 600, refused: status >= 400 });
};

/** Creates a mailer with a pool of connections; its functions throw a DeliveryError. */
export const createMailer = ({ url, from, fromName }: SmtpConfig, siteOrigin: string) => {
  const transport = nodemailer.createTransport(
    {
      url,
      pool: true,
      maxConnections: 3,
      maxMessages: 50,
      connectionTimeout: 10 * SECOND_MS,
      greetingTimeout: 10 * SECOND_MS,
      socketTimeout: 30 * SECOND_MS,
      // Nothing that a visitor typed may make this server read a file or an address.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: { name: fromName, address: from }, headers: { 'Auto-Submitted': 'auto-generated' } },
  );
  const within = async (done: Promise<unknown>, signal: AbortSignal): Promise<void> => {
    const { promise: aborted, reject } = Promise.withResolvers<never>();
    signal.addEventListener('abort', () => reject(new DeliveryError('SMTP timeout')), { once: true });
    await Promise.race([done.catch((error: unknown) => Promise.reject(failure(error))), aborted]);
  };
  return {
    /** @param id a mail that is sent again has the same, and so the same Message-ID */
    async send(id: string, mail: SendMailOptions, signal: AbortSignal): Promise<void> {
      await within(transport.sendMail({ ...mail, messageId: `<${id}@${new URL(siteOrigin).hostname}>` }), signal);
    },
    /** Signs in and sends nothing. */
    verify: (signal: AbortSignal): Promise<void> => within(transport.verify(), signal),
    close: (): void => transport.close(),
  };
};
