/** It needs the build, which makes the module that renders. */

import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { sampleEdition } from '../../tests/support/firms.ts';
import { header } from '../leads/outbox/testing/mail-server.ts';
import { databaseKinds } from '../leads/store/testing/databases.ts';
import { randomMailDelay } from './sign-in.ts';
import { closeDesks, office, openDesk } from './testing/open-desk.ts';

const MINUTE = 60_000;

const { desk } = sampleEdition();

afterEach(closeDesks);

const from = (address: string) => ({ 'x-forwarded-for': address });
const proxied = { trustProxy: ['loopback'] };

describe.each(databaseKinds)('signing in on %s', (kind) => {
  test("stays open to the staff during a strangers' attack", async () => {
    const { ask, enter, lines } = await openDesk({ kind, ...proxied });
    const statuses: number[] = [];
    for (let count = 0; count < 130; count++) {
      const answer = await ask('/sign-in', { email: `stranger${count}@ledger.test` }, from(`203.0.113.${count % 6}`));
      statuses.push(answer.status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    await enter();
    const limits = lines.filter((line) => line.includes('Sign-in limit reached'));
    expect(limits).toHaveLength(10);
    expect(limits[0]).toContain('"limit":"address"');
  });

  test('keeps a mailed link valid whatever others ask for', async () => {
    let time = Date.now();
    const { ask, smtp, lines } = await openDesk({ kind, now: () => time, ...proxied });
    const limited = (): number => lines.filter((line) => line.includes('"limit":"mailbox"')).length;
    const settled = (): number => smtp.mails.length + limited();
    // The answer does not wait for the mail, nor for the line; the next request comes a minute later.
    const askFor = async (address: string): Promise<void> => {
      const before = settled();
      const { status } = await ask('/sign-in', { email: office }, from(address));
      expect(status).toBe(200);
      await expect.poll(settled, { interval: 2 }).toBeGreaterThan(before);
    };
    // Somebody asks every minute for two hours; the member of the staff at any time.
    for (let minute = 0; minute < 120; minute++) {
      await askFor(`203.0.113.${minute}`);
      time += MINUTE;
    }
    await askFor('198.51.100.7');
    expect(limited()).toBeGreaterThan(95);
    expect(smtp.mails.length).toBeLessThanOrEqual(5 + 12 + 5);
    time += 4 * MINUTE;
    const enter = async (): Promise<string | null> => {
      const newest = smtp.mails.at(-1)?.raw.replaceAll('=\r\n', '') ?? '';
      const [path = ''] = /\/sign-in\/[\w-]+/.exec(newest) ?? [];
      return (await ask(path, {})).to;
    };
    await expect.poll(enter).toBe('/');
    expect(lines.join('')).not.toContain(office);
  });

  test('mails the link again after a refusal', async () => {
    const { ask, link, smtp, lines } = await openDesk({ kind });
    smtp.behave(451);
    await ask('/sign-in', { email: office });
    await expect.poll(() => lines.join('')).toContain('Sign-in mail failed, will be tried again');
    smtp.behave('cut');
    await expect.poll(() => smtp.mails.length).toBe(1);
    smtp.behave('accept');
    await expect.poll(() => smtp.mails.length).toBe(2);
    const [first, second] = smtp.mails;
    expect(header(second, 'message-id')).toBe(header(first, 'message-id'));
    expect(await link(office)).not.toBeNull();
  });

  test('tells nobody by its timing who is on the staff', async () => {
    const { ask, store, smtp, lines } = await openDesk({ kind, mailDelay: randomMailDelay });
    const links = async (): Promise<number> => (await store.db.selectFrom('desk_links').selectAll().execute()).length;
    const before = performance.now();
    await ask('/sign-in', { email: office });
    const written = lines.length;
    while (performance.now() - before < 900) {
      expect(await links()).toBe(0);
      await sleep(50);
    }
    expect(lines).toHaveLength(written);
    await expect.poll(links).toBe(1);
    await expect.poll(() => smtp.mails.length).toBe(1);
    const delays = Array.from({ length: 100 }, randomMailDelay);
    expect(Math.max(...delays) - Math.min(...delays)).toBeGreaterThan(500);
  });

  test('ends the session that the same browser had', async () => {
    const { enter, store, browse } = await openDesk({ kind });
    const sessions = async (): Promise<number> =>
      (await store.db.selectFrom('desk_sessions').selectAll().execute()).length;
    await enter();
    await enter();
    expect(await sessions()).toBe(1);
    await browse().enter();
    expect(await sessions()).toBe(2);
  });

  test('limits an address whose proxy adds ports', async () => {
    const { ask } = await openDesk({ kind, ...proxied });
    const statuses: number[] = [];
    for (let port = 50_001; port <= 50_025; port++)
      statuses.push((await ask('/sign-in', { email: 'a@b.example' }, from(`203.0.113.7:${port}`))).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect((await ask('/sign-in', { email: 'a@b.example' }, from('203.0.113.8:50001'))).html).toContain(
      desk.signIn.sent,
    );
  });
});
