import { randomUUID } from 'node:crypto';
import { Agent, type IncomingMessage, request } from 'node:http';
import { contactForm } from '../../../server/leads/intake/testing/form-server.ts';

/** Clients that each keep one line open and send on it without a pause, until nobody listens any more. */
export interface KeepAliveClients {
  readonly acknowledged: Set<string>;
  answers: number;
  /** Clients that have had an answer, so that their line is one that the server has taken. */
  served: number;
  readonly cut: string[];
  /** Settles when every client was turned away, or cut. */
  readonly done: Promise<unknown>;
}

const exchange = (agent: Agent, origin: string, message: string | null): Promise<number> =>
  new Promise((resolve, reject) => {
    const body = message === null ? '' : new URLSearchParams({ ...contactForm, message }).toString();
    const headers = {
      accept: 'application/json',
      ...(message === null ? {} : { 'content-type': 'application/x-www-form-urlencoded', 'idempotency-key': message }),
    };
    const sent = request(
      message === null ? `${origin}/contact` : origin,
      { agent, headers, method: message === null ? 'GET' : 'POST' },
      (response: IncomingMessage) => {
        response.on('error', reject);
        response.on('end', () => resolve(response.statusCode ?? 0));
        response.resume();
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });

/** Starts such clients; every second request of each is a lead. */
export const startKeepAlive = (count: number, origin: string): KeepAliveClients => {
  const acknowledged = new Set<string>();
  const cut: string[] = [];
  const run = async (): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let turn = 0; ; turn++) {
      const message = turn % 2 === 0 ? randomUUID() : null;
      try {
        const status = await exchange(agent, origin, message);
        clients.answers++;
        if (turn === 0) clients.served++;
        if (status === 200 && message !== null) acknowledged.add(message);
      } catch (error) {
        const { code = 'unknown' } = error as NodeJS.ErrnoException;
        // A line of its own that nobody takes: this visitor asks again elsewhere.
        if (code !== 'ECONNREFUSED') cut.push(code);
        agent.destroy();
        return;
      }
    }
  };
  const clients: KeepAliveClients = { acknowledged, cut, answers: 0, served: 0, done: Promise.resolve() };
  return Object.assign(clients, { done: Promise.all(Array.from({ length: count }, run)) });
};
