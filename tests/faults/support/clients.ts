import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** Visitors that post without a pause and never give up on a message: a failed try is repeated with its key. */
export interface Clients {
  readonly acknowledged: Set<string>;
  readonly done: Promise<unknown>;
  stop(): Promise<void>;
}

const form = (message: string): FormData => {
  const body = new FormData();
  const fields = {
    'form-name': 'contact',
    name: 'Client',
    email: 'client@example.org',
    phone: '12345',
    service: 'General Inquiry',
    message,
  };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return body;
};

/** One try; false when the server was killed over it or said no. */
const attempt = async (origin: string, message: string, key: string): Promise<boolean> => {
  try {
    const response = await fetch(`${origin}/`, {
      method: 'POST',
      body: form(message),
      headers: { accept: 'application/json', 'idempotency-key': key },
      signal: AbortSignal.timeout(15_000),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
};

/**
 * Starts clients.
 * @param origin where the server is now
 * @param most so many messages are sent, then the clients end
 */
export const startClients = (count: number, origin: () => string, most = Number.POSITIVE_INFINITY): Clients => {
  const acknowledged = new Set<string>();
  let stopped = false;
  let begun = 0;
  const run = async (): Promise<void> => {
    while (!stopped && begun++ < most) {
      const message = randomUUID();
      const key = randomUUID();
      while (!(await attempt(origin(), message, key))) await sleep(40);
      acknowledged.add(message);
    }
  };
  const done = Promise.all(Array.from({ length: count }, run));
  return {
    acknowledged,
    done,
    async stop() {
      stopped = true;
      await done;
    },
  };
};
