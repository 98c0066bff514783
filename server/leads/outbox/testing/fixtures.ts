import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, vi } from 'vitest';
import { cleanUp } from '../../store/testing/fixtures.ts';
import { type Mail, type MailServer, startMailServer } from './mail-server.ts';

interface Running {
  stop(): Promise<void>;
}

const running: Running[] = [];

/** Registers something that `stopAll` stops. */
export const stopLater = <T extends Running>(thing: T): T => {
  running.push(thing);
  return thing;
};

/** Stops what the test started, the latest first, then closes and removes its stores. */
export const stopAll = async (): Promise<void> => {
  for (const thing of running.splice(0).reverse()) await thing.stop();
  await cleanUp();
};

/** Starts a mail server that `stopAll` ends, by default on a free port. */
export const testMailServer = async (port = 0): Promise<MailServer> => {
  const server = await startMailServer(port);
  stopLater({ stop: () => server.close() });
  return server;
};

/** Waits until a check passes: a busy machine takes longer. */
export const eventually = (check: () => unknown): Promise<unknown> =>
  vi.waitFor(check, { timeout: 60_000, interval: 20 });

/** Asks until the answer is as expected. */
export const soon = <T>(ask: () => T) => expect.poll(ask, { timeout: 60_000 });

/** Returns the latest mail, once so many have arrived. */
export const arrived = async ({ mails }: MailServer, count = 1): Promise<Mail | undefined> => {
  await eventually(() => expect(mails).toHaveLength(count));
  return mails.at(-1);
};

/** A call that a server of `testHook` got. */
export interface Call {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Answer {
  readonly status: number;
  readonly location?: string;
  readonly body?: string;
}

/**
 * Starts an HTTP server that `stopAll` ends; it keeps its calls and answers them, or never where the answer is null.
 */
export const testHook = async (answer: (call: Call, count: number) => Answer | null) => {
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const call = { url: request.url ?? '', headers: request.headers, body: await text(request) };
    const reply = answer(call, calls.push(call));
    if (reply) response.writeHead(reply.status, reply.location ? { location: reply.location } : {}).end(reply.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  stopLater({
    async stop() {
      server.close();
      server.closeAllConnections();
    },
  });
  return { calls, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

/** Returns a clock that only a test moves, and that counts how often it is read. */
export const createClock = (start = Date.now()) => {
  const clock = {
    time: start,
    reads: 0,
    now: (): number => {
      clock.reads += 1;
      return clock.time;
    },
    pass: (milliseconds: number): void => {
      clock.time += milliseconds;
    },
  };
  return clock;
};
export type Clock = ReturnType<typeof createClock>;

/** Waits until servers that look again and again, each time at this clock, have looked several times more. */
export const looked = async (clock: Clock): Promise<void> => {
  const { reads } = clock;
  await soon(() => clock.reads).toBeGreaterThan(reads + 20);
};
