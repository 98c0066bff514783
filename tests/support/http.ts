import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Asks for a path exactly as written. */
export const ask = async (origin: string, path: string, { body = '', ...asked }: Asked = {}): Promise<Answer> => {
  const { hostname, port } = new URL(origin);
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request({ hostname, port, path, agent: false, ...asked }, resolve)
    .on('error', reject)
    .end(body);
  const answer = await promise;
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await text(answer) };
};

/** Opens a line that may end with an error: what was written to it after its end. */
export const openLine = async (origin: string): Promise<Socket> => {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
};

/** Sends bytes as they are; everything that comes until the line ends. */
export const askRaw = async (origin: string, bytes: string): Promise<string> => {
  const line = await openLine(origin);
  line.write(bytes);
  return text(line);
};
