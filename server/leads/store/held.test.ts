import { afterEach, describe, expect, test } from 'vitest';
import type { Store } from './store.ts';
import { databaseKinds, testDatabase } from './testing/databases.ts';
import { allLeads, cleanUp, makeSubmission, readDeliveries, testConfig, testStore } from './testing/fixtures.ts';

afterEach(cleanUp);

const SECOND = 1000;
const office = 'office@ledger.test';
const start = Date.UTC(2026, 10, 26, 6);

describe.each(databaseKinds)('news of held enquiries on %s', (kind) => {
  const open = async (more: Record<string, string> = {}) =>
    testStore(
      testConfig({ ...(await testDatabase(kind)), SMTP_URL: 'smtp://127.0.0.1:9', NOTIFY_TO: office, ...more }),
    );

  /** Submits a held enquiry. */
  const hold = async (store: Store, name: string, receivedAt: number) => {
    const submitted = await store.submit(makeSubmission({ name, state: 'held', reasons: ['links'], receivedAt }));
    if (submitted.result === 'key-reused') throw new Error('a new key was used before');
    return { id: submitted.id ?? '', token: submitted.receipt?.token ?? '' };
  };

  const claim = (store: Store, now: number) =>
    store.outbox.claim({ owner: 'o', channels: ['mail'], now, leaseMs: 60_000, limit: 9 });

  /** Sends what is due, and gives the names of the leads and how many each mail says are held. */
  const send = async (store: Store, now: number) => {
    const sent: string[] = [];
    for (const { delivery, lead } of await claim(store, now)) {
      const kept = lead.withdrawnAt === null ? `, ${await store.outbox.heldCount()} held` : ', withdrawn';
      if (await store.outbox.isWanted(delivery.id, 'o')) sent.push(`${lead.name}${kept}`);
      await store.outbox.sent(delivery.id, 'o', now);
    }
    return sent;
  };

  test.each(['erase', 'withdraw'] as const)(
    'reaches the office although another sender chooses to %s',
    async (wish) => {
      const store = await open();
      const first = await hold(store, 'First', start);
      await hold(store, 'Second', start + 5 * SECOND);
      await hold(store, 'Third', start + 6 * SECOND);
      await store.enquiries.act(first.token, '3210', wish, start + 10 * SECOND);
      expect(await send(store, start + 40 * SECOND)).toEqual(['Second, 2 held']);
      expect(await send(store, start + 80 * SECOND)).toEqual([]);
    },
  );

  test('reaches the office although one sender after the other leaves', async () => {
    const store = await open();
    const first = await hold(store, 'First', start);
    const second = await hold(store, 'Second', start + 5 * SECOND);
    await hold(store, 'Third', start + 6 * SECOND);
    await store.enquiries.act(first.token, '3210', 'erase', start + 10 * SECOND);
    await store.enquiries.act(second.token, '3210', 'withdraw', start + 11 * SECOND);
    expect(await send(store, start + 40 * SECOND)).toEqual(['Third, 1 held']);
  });

  test('moves on when an outgoing mail loses its enquiry', async () => {
    const store = await open();
    const first = await hold(store, 'First', start);
    await hold(store, 'Second', start + 5 * SECOND);
    const [job] = await claim(store, start + 40 * SECOND);
    await store.desk.erase([first.id], start + 40 * SECOND);
    expect(await store.outbox.isWanted(job?.delivery.id ?? '', 'o')).toBe(false);
    expect(await send(store, start + 41 * SECOND)).toEqual(['Second, 1 held']);
  });

  test('does not wait for news of a withdrawal', async () => {
    const store = await open();
    const first = await hold(store, 'First', start);
    await send(store, start + 40 * SECOND);
    await store.enquiries.act(first.token, '3210', 'withdraw', start + 50 * SECOND);
    await hold(store, 'Second', start + 51 * SECOND);
    expect((await send(store, start + 90 * SECOND)).sort()).toEqual(['First, withdrawn', 'Second, 1 held']);
  });

  test('is not repeated when an earlier enquiry is erased', async () => {
    const store = await open();
    const first = await hold(store, 'First', start);
    await hold(store, 'Second', start + 5 * SECOND);
    expect(await send(store, start + 40 * SECOND)).toEqual(['First, 2 held']);
    await store.enquiries.act(first.token, '3210', 'erase', start + 60 * SECOND);
    expect(await send(store, start + 120 * SECOND)).toEqual([]);
  });

  test('is not lost to an erasure at the same moment', async () => {
    for (let round = 0; round < 10; round++) {
      const store = await open();
      const first = await hold(store, 'First', start);
      await Promise.all([
        store.enquiries.act(first.token, '3210', 'erase', start + SECOND),
        hold(store, 'Second', start + SECOND),
      ]);
      expect(await send(store, start + 40 * SECOND)).toEqual(['Second, 1 held']);
    }
  });

  test('calls the webhook for each of them', async () => {
    const store = await open({ WEBHOOK_URL: 'http://127.0.0.1:9/', WEBHOOK_SECRET: 'sixteen characters' });
    const ids = [await hold(store, 'First', start), await hold(store, 'Second', start + SECOND)].map(({ id }) => id);
    const channels = async (id: string) => (await readDeliveries(store, id)).map(({ channel }) => channel).sort();
    expect([await channels(ids[0] ?? ''), await channels(ids[1] ?? '')]).toEqual([['mail', 'webhook'], ['webhook']]);
  });

  describe('after a mark as spam', () => {
    const state = async (store: Store) => {
      const [lead] = await allLeads(store);
      return [lead?.state, lead?.reasons];
    };

    test('is sent when the mark is undone', async () => {
      const store = await open();
      const first = await hold(store, 'First', start);
      await hold(store, 'Second', start + 1);
      const second = (await allLeads(store)).find(({ name }) => name === 'Second')?.id ?? '';
      await store.desk.change(second, 'spam', office, start + 5 * SECOND);
      expect(await send(store, start + 40 * SECOND)).toEqual(['First, 1 held']);
      await store.desk.erase([first.id], start + 50 * SECOND);
      expect(await store.desk.restore(second, 'partner@ledger.test', start + 60 * SECOND)).toBe(false);
      expect(await store.desk.restore(second, office, start + 60 * SECOND)).toBe(true);
      expect(await state(store)).toEqual(['held', 'links']);
      expect(await send(store, start + 100 * SECOND)).toEqual(['Second, 1 held']);
      expect(await store.desk.restore(second, office, start + 110 * SECOND)).toBe(false);
    });

    test('is sent when the enquiry turns out to be real', async () => {
      const store = await open();
      const { id } = await hold(store, 'First', start);
      await send(store, start + 40 * SECOND);
      await store.desk.change(id, 'spam', office, start + 50 * SECOND);
      expect(await state(store)).toEqual(['spam', 'marked links']);
      await store.desk.notSpam(id, office, start + 60 * SECOND);
      expect(await state(store)).toEqual(['new', '']);
      expect(await send(store, start + 61 * SECOND)).toEqual(['First, 0 held']);
    });

    test('is not repeated for an enquiry that came as real', async () => {
      const store = await open();
      const submitted = await store.submit(makeSubmission({ receivedAt: start }));
      const id = ('id' in submitted && submitted.id) || '';
      await send(store, start + SECOND);
      await store.desk.change(id, 'spam', office, start + 2 * SECOND);
      await store.desk.restore(id, office, start + 3 * SECOND);
      expect(await state(store)).toEqual(['new', '']);
      await store.desk.change(id, 'spam', office, start + 4 * SECOND);
      await store.desk.notSpam(id, office, start + 5 * SECOND);
      expect(await state(store)).toEqual(['new', '']);
      expect(await send(store, start + 60 * SECOND)).toEqual([]);
    });
  });
});
