import nodemailer, { type SendMailOptions } from 'nodemailer';
import { firm } from '../../../content/firm.ts';
import type { SmtpConfig } from '../../settings.ts';
import { DeliveryError } from './deliver.ts';

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

/** Whether the mail server was not even reached: it cannot have taken the mail. */
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

/** Sends mails over one pool of connections. */
export const createMailer = (smtp: SmtpConfig, siteOrigin: string) => {
  const transport = createTransport(smtp);
  /** Waits no longer than the signal allows. */
  const within = async (done: Promise<unknown>, signal: AbortSignal): Promise<void> => {
    const { promise: aborted, reject } = Promise.withResolvers<never>();
    signal.addEventListener('abort', () => reject(new DeliveryError('SMTP timeout')), { once: true });
    await Promise.race([done.catch((error: unknown) => Promise.reject(failure(error))), aborted]);
  };
  return {
    /**
     * @param id of the mail: one that is sent again has the same Message-ID
     * @throws DeliveryError
     */
    async send(id: string, mail: SendMailOptions, signal: AbortSignal): Promise<void> {
      await within(transport.sendMail({ ...mail, messageId: `<${id}@${new URL(siteOrigin).hostname}>` }), signal);
    },
    /**
     * Signs in at the mail server and sends nothing.
     * @throws DeliveryError
     */
    verify: (signal: AbortSignal): Promise<void> => within(transport.verify(), signal),
    close: (): void => transport.close(),
  };
};
