import { afterEach, describe, expect, test } from 'vitest';
import { sampleEditions } from '../../../tests/support/firms.ts';
import type { Store } from '../store/store.ts';
import { databaseKinds, testDatabase } from '../store/testing/databases.ts';
import { makeSubmission, subscribed, testConfig, testLog, testStore } from '../store/testing/fixtures.ts';
import { startAlarm } from './alarm.ts';
import { startOutbox } from './outbox.ts';
import { type Clock, createClock, looked, soon, stopAll, stopLater, testMailServer } from './testing/fixtures.ts';

const MINUTE = 60_000;

afterEach(stopAll);

const listLines = ({ lines }: { lines: string[] }): string[] => lines.filter((line) => line.includes('lead-unsent'));

const watched = (store: Store, clock: Clock) => {
  const log = testLog();
  stopLater(startAlarm(store, log, clock.now, 5));
  return log;
};

describe.each(databaseKinds)('the alarm on %s', (kind) => {
  const start = async () => {
    const smtp = await testMailServer();
    const config = testConfig({ ...(await testDatabase(kind)), SMTP_URL: smtp.url, NOTIFY_TO: 'staff@firm.example' });
    return { smtp, config, store: await testStore(config), clock: createClock() };
  };

  test('sounds every 15 minutes, and reports the end', async () => {
    const { smtp, config, store, clock } = await start();
    const log = watched(store, clock);
    await store.submit(makeSubmission({ receivedAt: clock.now() }));
    await store.submit(makeSubmission({ name: 'Second', receivedAt: clock.now() }));
    const sounded = () => listLines(log);

    clock.pass(14 * MINUTE);
    await looked(clock);
    expect(sounded()).toEqual([]);

    clock.pass(2 * MINUTE);
    await soon(sounded).toHaveLength(1);
    await looked(clock);
    expect(sounded()).toHaveLength(1);
    const [line = ''] = sounded();
    expect(JSON.parse(line.slice(line.indexOf('{')))).toEqual({
      alarm: 'lead-unsent',
      count: 2,
      seconds: 16 * 60,
      lead: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(line).toContain('Notifications unsent for 15 minutes');
    expect(line).not.toContain('Meena');

    clock.pass(14 * MINUTE);
    await looked(clock);
    expect(sounded()).toHaveLength(1);
    clock.pass(2 * MINUTE);
    await soon(sounded).toHaveLength(2);

    stopLater(
      startOutbox({ editions: sampleEditions(), store, config, log: testLog(), now: clock.now, pollEvery: 20 }),
    );
    await soon(() => smtp.mails.length).toBe(2);
    await soon(sounded).toHaveLength(3);
    await looked(clock);
    expect(sounded()).toHaveLength(3);
    expect(sounded().at(-1)).toContain('Alarm cleared');
  });

  test("counts an abandoned notification, not a subscriber's", async () => {
    const { store, clock } = await start();
    await store.submit(subscribed('reader@example.org', { receivedAt: clock.now() }));
    const log = watched(store, clock);
    clock.pass(60 * MINUTE);
    await looked(clock);
    expect(listLines(log)).toEqual([]);
    await store.submit(makeSubmission({ receivedAt: clock.now() - 30 * MINUTE }));
    await store.db.updateTable('outbox').set({ state: 'dead' }).where('channel', '=', 'mail').execute();
    await soon(() => listLines(log)).toHaveLength(1);
  });
});

test('reports an unreachable store once a look', async () => {
  const clock = createClock();
  const store = await testStore();
  await store.close();
  const log = watched(store, clock);
  await soon(() => log.lines.length).toBeGreaterThan(1);
  expect(log.lines[0]).toContain('Alarm check could not reach database');
});
