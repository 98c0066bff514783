import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cleanUp, said, testConfig, testLog, testStore } from '../leads/store/testing/fixtures.ts';
import { type PostgresServer, startPostgres } from '../leads/store/testing/postgres-server.ts';
import { createReadiness } from './readiness.ts';

/** Polls until the answer is as expected: a busy machine takes longer. */
const soon = <T>(ask: () => T) => expect.poll(ask, { timeout: 60_000 });

afterEach(cleanUp);

/** A clock on which each call is later than a result is kept. */
const asker = () => {
  let time = 0;
  return () => {
    time += 2_000;
    return time;
  };
};

describe('on SQLite', () => {
  test('a server is ready while the file can be written, and again when it can', async () => {
    const store = await testStore();
    const log = testLog();
    const readiness = createReadiness({ store, log, now: asker() });
    expect(await readiness.isReady()).toBe(true);
    store.file?.pragma('query_only = ON');
    expect(await readiness.isReady()).toBe(false);
    expect(await readiness.isReady()).toBe(false);
    store.file?.pragma('query_only = OFF');
    expect(await readiness.isReady()).toBe(true);
    // Each change is one line.
    expect(log.lines.map((line) => line.replace(/ \{.*/, ''))).toEqual([
      'the store cannot be written',
      'the store can be written again',
    ]);
  });

  test('asking often writes once', async () => {
    const store = await testStore();
    let writes = 0;
    const watch = { ...store.watch, probe: (now: number) => store.watch.probe(now).finally(() => writes++) };
    const readiness = createReadiness({ store: { ...store, watch }, log: testLog(), now: () => 5 });
    await Promise.all(Array.from({ length: 50 }, () => readiness.isReady()));
    await readiness.isReady();
    expect(writes).toBe(1);
  });

  test('a lead that was refused turns it at once, also when a probe went well just before', async () => {
    const store = await testStore();
    const log = testLog();
    const readiness = createReadiness({ store, log, now: () => 5 });
    expect(await readiness.isReady()).toBe(true);
    store.file?.pragma('query_only = ON');
    await expect(store.submit(said())).rejects.toThrow();
    expect(await readiness.isReady()).toBe(false);
  });

  test('a lead that is refused for what it holds says nothing about the store', async () => {
    const store = await testStore();
    const readiness = createReadiness({ store, log: testLog(), now: () => 5 });
    expect(await readiness.isReady()).toBe(true);
    await expect(store.submit(said({ form: 'no such form' as 'contact' }))).rejects.toThrow();
    expect(await readiness.isReady()).toBe(true);
  });

  test('it is not ready once it is to end, though its store works', async () => {
    const readiness = createReadiness({ store: await testStore(), log: testLog() });
    readiness.end();
    expect(await readiness.isReady()).toBe(false);
    expect(await readiness.storageWorks()).toBe(true);
  });
});

describe('on PostgreSQL', () => {
  let postgres: PostgresServer;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.dispose());

  test('a server is not ready while the database is locked or away', async () => {
    const url = await postgres.database('ready');
    const store = await testStore(testConfig({ DATABASE_URL: url }));
    const readiness = createReadiness({ store, log: testLog(), now: asker(), probeWithin: 300 });
    expect(await readiness.isReady()).toBe(true);

    const other = await testStore(testConfig({ DATABASE_URL: url }));
    await other.db.transaction().execute(async (trx) => {
      await trx.updateTable('settings').set({ value: 'locked' }).where('key', '=', 'probe').execute();
      expect(await readiness.isReady()).toBe(false);
    });
    await soon(() => readiness.isReady()).toBe(true);

    await postgres.stop();
    expect(await readiness.isReady()).toBe(false);
    await postgres.start();
    await soon(() => readiness.isReady()).toBe(true);
  });
});
