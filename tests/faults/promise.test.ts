/** The server is killed while visitors send enquiries and erase some: never two acknowledgements, never an erased one back. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { contactForm, multipart, post } from '../../server/leads/intake/testing/form-server.ts';
import { startMailServer } from '../../server/leads/outbox/testing/mail-server.ts';
import { allLeads, testConfig, testStore } from '../../server/leads/store/testing/fixtures.ts';
import { killAndCleanUp } from './support/clean-up.ts';
import { openDatabases } from './support/databases.ts';
import { note, scale } from './support/scale.ts';
import { startServer } from './support/server-process.ts';
import { uncaughtIn } from './support/visitors.ts';

const CLIENTS = 6;
const OFFICE = 'staff@firm.example';
const HOUR = 60 * 60_000;

const databases = openDatabases();
afterEach(killAndCleanUp);

describe.each([
  ['sqlite', scale(6, 60)],
  ['postgres', scale(3, 30)],
] as const)('killed at random on %s', (kind, kills) => {
  test('no sender is mailed twice, and no erased enquiry comes back', { timeout: 600_000 }, async ({ task }) => {
    const smtp = await startMailServer();
    const env = { ...(await databases.env(kind)), SMTP_URL: smtp.url, NOTIFY_TO: OFFICE, ACKNOWLEDGE: 'on' };
    const servers = [await startServer(env)];
    const origin = (): string => servers.at(-1)?.origin ?? '';
    const store = await testStore(testConfig(env));
    const kept = new Set<string>();
    const erased = new Set<string>();
    let stopped = false;

    /** Sends an enquiry from an address of its own and erases every second one; a line that is cut leaves both open. */
    const visit = async (): Promise<void> => {
      const email = `${randomUUID()}@visitor.example`;
      const answer = await post(origin(), multipart({ ...contactForm, email, message: email }));
      const { page } = (await answer.json()) as { page: string };
      if (answer.status !== 200) return;
      if (Math.random() < 0.5) return void kept.add(email);
      await sleep(Math.random() * 20);
      const body = new URLSearchParams({ do: 'erase', digits: contactForm.phone.slice(-4) });
      const gone = await fetch(origin() + page, { method: 'POST', body });
      if (gone.status === 200) erased.add(email);
    };
    const client = async (): Promise<void> => {
      while (!stopped) {
        await visit().catch(() => undefined);
        await sleep(10);
      }
    };
    const clients = Array.from({ length: CLIENTS }, client);
    for (let kill = 0; kill < kills; kill++) {
      const wanted = kept.size + erased.size + CLIENTS;
      for (let tries = 0; tries < 500 && kept.size + erased.size < wanted; tries++) await sleep(10);
      await servers.at(-1)?.kill();
      // What an hour of waiting would do: the number of acknowledgements in an hour is bounded.
      await store.db
        .updateTable('outbox')
        .set((eb) => ({ created_at: eb('created_at', '-', HOUR), lease_until: 0 }))
        .execute();
      servers.push(await startServer(env));
    }
    stopped = true;
    await Promise.all(clients);
    await servers.at(-1)?.kill();
    const before = smtp.mails.length;
    await store.db.updateTable('outbox').set({ lease_until: 0 }).execute();
    servers.push(await startServer(env));
    const pending = () => store.db.selectFrom('outbox').select('id').where('state', '=', 'pending').execute();
    for (let tries = 0; tries < 600 && (await pending()).length > 0; tries++) await sleep(50);

    const mailsTo = (email: string, mails = smtp.mails): number => mails.filter(({ to }) => to.includes(email)).length;
    const addresses = new Set(smtp.mails.flatMap(({ to }) => to).filter((to) => to !== OFFICE));
    expect(addresses.size).toBeGreaterThan(0);
    for (const email of addresses) expect(mailsTo(email), email).toBe(1);
    const late = smtp.mails.slice(before);
    for (const email of erased) {
      expect(mailsTo(email, late), email).toBe(0);
      expect(late.filter(({ raw }) => raw.includes(email))).toEqual([]);
    }
    const stored = new Set((await allLeads(store)).map(({ email }) => email));
    expect([...erased].filter((email) => stored.has(email))).toEqual([]);
    expect([...kept].filter((email) => !stored.has(email))).toEqual([]);
    await servers.at(-1)?.kill();
    await smtp.close();
    expect(uncaughtIn(servers)).toBe(0);
    expect(erased.size).toBeGreaterThan(0);
    note(task, {
      done: `SIGKILL under senders who erase, ${addresses.size} acknowledged, ${erased.size} erased, on ${kind}`,
      times: kills,
      acknowledged: kept.size,
      missing: [...kept].filter((email) => !stored.has(email)).length,
      uncaught: uncaughtIn(servers),
    });
  });
});
