import { randomUUID } from 'node:crypto';

export interface Sent {
  /** The messages of the posts that were answered with "ok". */
  readonly acknowledged: readonly string[];
  /** How many posts were not. */
  readonly failed: number;
  readonly seconds: number;
}

/** An enquiry of the usual size with a unique message. */
const enquiry = (message: string): URLSearchParams =>
  new URLSearchParams({
    'form-name': 'contact',
    name: 'Priya Example',
    email: `client-${message}@example.org`,
    phone: '00000 00000',
    service: 'General Inquiry',
    message: `${'Please call me about the returns of the last two quarters. '.repeat(5)}${message}`,
  });

const post = async (origin: string, message: string): Promise<boolean> => {
  try {
    const headers = { accept: 'application/json', 'idempotency-key': randomUUID() };
    const response = await fetch(`${origin}/`, { method: 'POST', headers, body: enquiry(message) });
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
};

/**
 * Posts enquiries to a server; each client posts again as soon as it has its answer.
 * @param clients how many post at the same time
 */
export const sendLeads = async (origin: string, clients: number, seconds: number): Promise<Sent> => {
  const acknowledged: string[] = [];
  let failed = 0;
  const begin = performance.now();
  const end = begin + seconds * 1000;
  const run = async (): Promise<void> => {
    while (performance.now() < end) {
      const message = randomUUID();
      if (await post(origin, message)) acknowledged.push(message);
      else failed++;
    }
  };
  await Promise.all(Array.from({ length: clients }, run));
  return { acknowledged, failed, seconds: (performance.now() - begin) / 1000 };
};
