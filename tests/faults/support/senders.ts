/** Visitors with a mail address of their own each, half of whom erase what they have sent; and what must hold for them. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { contactForm, multipart, post } from '../../../server/leads/intake/testing/form-server.ts';
import type { MailServer } from '../../../server/leads/outbox/testing/mail-server.ts';
import { withRetries } from '../../../server/leads/store/errors.ts';
import type { Store } from '../../../server/leads/store/store.ts';
import { allLeads } from '../../../server/leads/store/testing/fixtures.ts';
import { OFFICE } from './with-mail.ts';

const HOUR = 60 * 60_000;

/** A mail whose sending had begun may arrive this long after the erasure was answered. */
const MAX_SENDING_MS = 3_000;

export interface Senders {
  /** Mail addresses of acknowledged enquiries that nobody asked to erase. */
  readonly kept: ReadonlySet<string>;
  /** Addresses of those that the server said are erased, with the moment of its answer. */
  readonly erased: ReadonlyMap<string, number>;
  /** Returns the number of requests that were refused or cut. */
  refused(): number;
  /** Resolves when so many more are kept or erased. */
  more(count: number): Promise<void>;
  stop(): Promise<void>;
}

/** @param origin the server of the next visit */
export const startSenders = (count: number, origin: () => string): Senders => {
  const kept = new Set<string>();
  const erased = new Map<string, number>();
  let refused = 0;
  let stopped = false;

  /** Sends an enquiry and erases every second one; an answer that is not ok leaves open what became of it. */
  const visit = async (): Promise<void> => {
    const email = `${randomUUID()}@visitor.example`;
    const answer = await post(origin(), multipart({ ...contactForm, email, message: email }));
    const { page } = (await answer.json()) as { page?: string };
    if (answer.status !== 200 || !page) return void refused++;
    if (Math.random() < 0.5) return void kept.add(email);
    await sleep(Math.random() * 20);
    const body = new URLSearchParams({ do: 'erase', digits: contactForm.phone.slice(-4) });
    const gone = await fetch(origin() + page, { method: 'POST', body });
    if (gone.status === 200) erased.set(email, Date.now());
    else refused++;
  };
  const client = async (): Promise<void> => {
    while (!stopped) {
      await visit().catch(() => refused++);
      await sleep(10);
    }
  };
  const clients = Array.from({ length: count }, client);
  return {
    kept,
    erased,
    refused: () => refused,
    async more(wanted) {
      const until = kept.size + erased.size + wanted;
      await expect.poll(() => kept.size + erased.size, { timeout: 60_000 }).toBeGreaterThanOrEqual(until);
    },
    async stop() {
      stopped = true;
      await Promise.all(clients);
    },
  };
};

/** Moves the times of all deliveries back by an hour: acknowledgements over the limit of an hour wait for the next. */
export const passAnHour = async ({ db }: Store): Promise<void> => {
  await withRetries(() =>
    db
      .updateTable('outbox')
      .set((eb) => ({
        created_at: eb('created_at', '-', HOUR),
        planned_at: eb('planned_at', '-', HOUR),
        next_attempt_at: eb('next_attempt_at', '-', HOUR),
      }))
      .execute(),
  );
};

/** Ends the claims of servers that are gone, as their time would. */
export const endClaims = async ({ db }: Store): Promise<void> => {
  await db.updateTable('outbox').set({ lease_until: 0 }).execute();
};

/** Resolves when no delivery waits; lets an hour pass for those over the limit each time it looks. */
export const allSent = async (store: Store): Promise<void> => {
  const countPending = async (): Promise<number> => {
    await passAnHour(store);
    const pending = await store.db.selectFrom('outbox').select('id').where('state', '=', 'pending').execute();
    return pending.length;
  };
  await expect.poll(countPending, { timeout: 60_000, interval: 1000 }).toBe(0);
};

/**
 * Expects that nobody got two acknowledgements, that nothing erased is there or was mailed about afterwards, and that
 * everything else is there. Prints the figures.
 */
export const expectPromise = async (store: Store, { kept, erased }: Senders, { mails }: MailServer): Promise<void> => {
  const acknowledged = mails.flatMap(({ to }) => to).filter((to) => to !== OFFICE);
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(acknowledged).toHaveLength(new Set(acknowledged).size);
  expect(erased.size).toBeGreaterThan(0);
  for (const [email, moment] of erased) {
    const late = mails.filter(({ at, raw }) => at > moment + MAX_SENDING_MS && raw.includes(email));
    expect(late, email).toEqual([]);
  }
  const stored = new Set((await allLeads(store)).map(({ email }) => email));
  const back = [...erased.keys()].filter((email) => stored.has(email));
  const missing = [...kept].filter((email) => !stored.has(email));
  expect({ back, missing }).toEqual({ back: [], missing: [] });
  console.log({ mailed: acknowledged.length, kept: kept.size, erased: erased.size });
};
