import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/** What clients have sent. */
export interface Sent {
  /** The messages that the server said ok to. */
  readonly acknowledged: readonly string[];
  /** How long each of them took, milliseconds. */
  readonly times: readonly number[];
  /** Posts that the server did not say ok to. */
  readonly failed: number;
  readonly seconds: number;
}

/** An enquiry of the usual size, with a message that no other has. */
const enquiry = (message: string): string =>
  new URLSearchParams({
    'form-name': 'contact',
    name: 'Priya Example',
    email: `client-${message}@example.org`,
    phone: '00000 00000',
    service: 'General Inquiry',
    message: `${'Please call me about the returns of the last two quarters. '.repeat(5)}${message}`,
  }).toString();

const post = (origin: string, agent: Agent, message: string): Promise<boolean> =>
  new Promise((resolve) => {
    const body = enquiry(message);
    const outgoing = request(`${origin}/`, {
      method: 'POST',
      agent,
      headers: {
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': Buffer.byteLength(body),
        'idempotency-key': randomUUID(),
      },
    });
    outgoing.on('error', () => resolve(false));
    outgoing.on('response', (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode === 200));
      response.on('error', () => resolve(false));
    });
    outgoing.end(body);
  });

/** How posts are spread. */
export interface Pace {
  readonly clients: number;
  readonly seconds: number;
  /** Posts a second of all clients together; without it each posts again as soon as it has its answer. */
  readonly perSecond?: number;
}

/** Posts enquiries to a server. */
export const sendLeads = async (origin: string, { clients, seconds, perSecond }: Pace): Promise<Sent> => {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const acknowledged: string[] = [];
  const times: number[] = [];
  let failed = 0;
  const begin = performance.now();
  const end = begin + seconds * 1000;
  const gap = perSecond ? (clients / perSecond) * 1000 : 0;

  const run = async (client: number): Promise<void> => {
    let due = begin + (gap / clients) * client;
    while (performance.now() < end) {
      if (due > performance.now()) await sleep(due - performance.now());
      const message = randomUUID();
      const sentAt = performance.now();
      if (await post(origin, agent, message)) {
        acknowledged.push(message);
        times.push(performance.now() - sentAt);
      } else {
        failed++;
      }
      due += gap;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => run(client)));
  agent.destroy();
  return { acknowledged, times, failed, seconds: (performance.now() - begin) / 1000 };
};
