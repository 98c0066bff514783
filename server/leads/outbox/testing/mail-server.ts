import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail that arrived. */
export interface Mail {
  readonly from: string;
  readonly to: readonly string[];
  /** The mail as it was received. */
  readonly raw: string;
  readonly at: number;
}

/** The server's reaction to the next mail. */
export type Behaviour = 'accept' | 'slow' | 'cut' | 421 | 451 | 550;

/** A real SMTP server for a test. */
export interface MailServer {
  readonly url: string;
  readonly mails: Mail[];
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

const failure = (code: number): Error => Object.assign(new Error('secret words of the server'), { responseCode: code });

/** Starts one on a port, by default a free one. */
export const startMailServer = async (port = 0): Promise<MailServer> => {
  const mails: Mail[] = [];
  let behaviour: Behaviour = 'accept';
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onRcptTo: (_address, _session, done) => (typeof behaviour === 'number' ? done(failure(behaviour)) : done()),
    onData(stream, session, done) {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(pieces).toString('utf8'),
          at: Date.now(),
        });
        if (behaviour === 'slow') setTimeout(done, 700);
        // The mail is taken, and the connection ends before the answer.
        else if (behaviour === 'cut') for (const socket of sockets) socket.destroy();
        else done();
      });
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const { port: listening } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${listening}`,
    mails,
    behave(next) {
      behaviour = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};

/** Returns a header of a mail, unfolded; an empty text when there is none. */
export const header = (mail: Mail | undefined, name: string): string => {
  const head = (mail?.raw.split('\r\n\r\n', 1)[0] ?? '').replace(/\r\n[ \t]+/g, ' ');
  const line = head.split('\r\n').find((text) => text.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  return line?.slice(name.length + 1).trim() ?? '';
};

const decoded = (part: Mail): string => {
  const body = part.raw.slice(part.raw.indexOf('\r\n\r\n') + 4);
  const encoding = header(part, 'content-transfer-encoding');
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
};

/** Returns the text of a mail, or its HTML, decoded; empty when it has none. */
export const readBody = (mail: Mail | undefined, type: 'text/plain' | 'text/html' = 'text/plain'): string => {
  if (!mail) return '';
  const boundary = /^multipart\/.*boundary="([^"]+)"/.exec(header(mail, 'content-type'))?.[1];
  const parts = boundary ? mail.raw.split(`--${boundary}\r\n`).slice(1) : [mail.raw];
  const part = parts
    .map((raw) => ({
      ...mail,
      raw: boundary ? raw.replace(/\r\n--.*$/s, (end) => (end.includes(boundary) ? '' : end)) : raw,
    }))
    .find((each) => header(each, 'content-type').startsWith(type));
  return part ? decoded(part) : '';
};
