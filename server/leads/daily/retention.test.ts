import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { keptFor } from '../../../content/own-facts.ts';
import { leadStates } from '../../../src/forms/lead.ts';
import { sampleEditions } from '../../../tests/support/firms.ts';
import { soon, stopAll, stopLater } from '../outbox/testing/fixtures.ts';
import type { LeadRow } from '../store/schema.ts';
import { pragma } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { databaseKinds, testDatabase } from '../store/testing/databases.ts';
import {
  allLeads,
  cleanUp,
  makeSubmission,
  subscribed,
  testConfig,
  testLog,
  testStore,
} from '../store/testing/fixtures.ts';
import { keptSince, retentionLook, startDaily } from './daily.ts';
import { reportFreshJobs } from './testing/nightly-jobs.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const NOW = Date.parse('2026-11-23T10:00:00Z');

afterEach(stopAll);

/** Puts leads into a store as they are, each with its number as its message. */
const fill = async (
  store: Store,
  leads: readonly (Pick<LeadRow, 'state' | 'received_at'> & Partial<Pick<LeadRow, 'unsubscribed_at'>>)[],
): Promise<void> => {
  const rows = leads.map((lead, index) => ({
    id: `${index}`,
    form: 'contact' as const,
    reasons: '',
    message: `m${index}`,
    fingerprint: `f${index}`,
    fold_key: `k${index}`,
    repeats: 0,
    last_received_at: lead.received_at,
    ...lead,
  }));
  if (rows.length > 0) await store.db.insertInto('leads').values(rows).execute();
};

describe.each(databaseKinds)('retention on %s', (kind) => {
  test('erases old leads once a day, and counts them', async () => {
    const config = testConfig({
      ...(await testDatabase(kind)),
      SMTP_URL: 'smtp://127.0.0.1:1',
      NOTIFY_TO: 'a@firm.example',
    });
    const [store, second] = [await testStore(config), await testStore(config)];
    const { leads: limit } = keptSince(NOW);
    const old = await store.submit(makeSubmission({ message: 'too old', receivedAt: limit - DAY }));
    if (old.result === 'key-reused' || old.id === null) throw new Error('not stored');
    await store.desk.note(old.id, 'Ravi', 'too old', limit);
    await store.desk.change(old.id, 'answered', 'Ravi', limit);
    await store.submit(makeSubmission({ name: 'Kept', receivedAt: limit + DAY }));
    await store.submit(makeSubmission({ state: 'spam', message: 'too old', receivedAt: NOW - 31 * DAY }));
    await store.submit(makeSubmission({ state: 'spam', name: 'Kept spam', receivedAt: NOW - 29 * DAY }));
    const time = { now: NOW };
    const log = testLog();
    for (const each of [store, second])
      stopLater(
        startDaily({
          editions: sampleEditions(),
          store: each,
          config,
          log,
          checkNightlyJobs: reportFreshJobs,
          now: () => time.now,
          lookEvery: 5,
        }),
      );
    await soon(
      () => log.lines.filter((line) => line.includes('Retention deleted expired leads')).length,
    ).toBeGreaterThan(0);
    expect((await allLeads(store)).map(({ name }) => name).sort()).toEqual(['Kept', 'Kept spam']);
    for (const table of ['leads', 'outbox', 'tokens', 'history', 'idempotency_keys', 'erasures', 'settings'] as const) {
      const rows = await store.db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows), table).not.toMatch(new RegExp(`too old|Ravi|${old.id}`));
    }
    expect(await store.db.selectFrom('erasures').select('leads').execute()).not.toEqual([]);
    const counts = log.lines.map((line) => JSON.parse(line.slice(line.indexOf('{'))) as Record<string, number>);
    const sum = (kind: string) => counts.reduce((all, each) => all + (each[kind] ?? 0), 0);
    expect([sum('leads'), sum('spam')]).toEqual([1, 1]);
    if (store.file) expect(pragma(store.file, 'integrity_check')).toBe('ok');

    // A day later two more are too old.
    const before = log.lines.length;
    time.now = NOW + 2 * DAY;
    await soon(() => log.lines.length).toBeGreaterThan(before);
    await soon(async () => (await allLeads(store)).length).toBe(0);
  });

  test('erases 50 or a tenth under a wrong clock', async () => {
    const store = await testStore(testConfig(await testDatabase(kind)));
    await fill(
      store,
      Array.from({ length: 620 }, (_, hours) => ({ state: 'new', received_at: NOW - hours * HOUR })),
    );
    const log = testLog();
    const look = retentionLook(store, log);
    await look(NOW);
    expect(await allLeads(store)).toHaveLength(620);
    const ahead = NOW + 3_652 * DAY;
    const left: number[] = [];
    for (const hours of [0, 1, 5, 24, 48]) {
      await look(ahead + hours * HOUR);
      left.push((await allLeads(store)).length);
    }
    expect(left).toEqual([558, 558, 558, 502, 451]);
    expect(log.lines.filter((line) => line.includes('the rest follows tomorrow'))).toHaveLength(3);
    await look(NOW + DAY);
    expect(await allLeads(store)).toHaveLength(451);
  });

  test('takes any number, in pieces', async () => {
    const store = await testStore(testConfig(await testDatabase(kind)));
    await fill(
      store,
      Array.from({ length: 450 }, () => ({ state: 'spam', received_at: 1000 })),
    );
    expect(await store.retention.count(keptSince(NOW))).toEqual({ leads: 0, spam: 450, unconfirmed: 0 });
    expect(await store.retention.erase(keptSince(NOW), NOW)).toEqual({ leads: 0, spam: 450, unconfirmed: 0 });
    expect(await store.retention.count(keptSince(NOW))).toEqual({ leads: 0, spam: 0, unconfirmed: 0 });
  });
});

test('the period is the one that the privacy page names', () => {
  const { leads, spam } = keptSince(NOW);
  expect(new Date(leads).toISOString()).toBe(`${2026 - keptFor.years}-11-23T10:00:00.000Z`);
  expect(NOW - spam).toBe(keptFor.spamDays * DAY);
});

test('erases an unconfirmed address sooner, if it was asked', async () => {
  const { unconfirmed: limit } = keptSince(NOW);
  expect(NOW - limit).toBe(keptFor.unconfirmedDays * DAY);
  const asked = await testStore(testConfig({ SMTP_URL: 'smtp://127.0.0.1:1', NOTIFY_TO: 'office@firm.example' }));
  const notAsked = await testStore();
  for (const store of [asked, notAsked]) {
    await store.submit(subscribed('old@example.org', { receivedAt: limit - 1 }));
    await store.submit(subscribed('new@example.org', { receivedAt: limit + 1 }));
    await store.retention.erase(keptSince(NOW), NOW);
  }
  expect((await allLeads(asked)).map(({ email }) => email)).toEqual(['new@example.org']);
  expect(await allLeads(notAsked)).toHaveLength(2);
});

/** Applies the policy to one lead, without the database. */
const isTooOld = (state: string, days: number, endedDays: number | null): boolean => {
  if (state === 'confirmed') return false;
  if (state === 'spam') return days > keptFor.spamDays;
  const period = (NOW - keptSince(NOW).leads) / DAY;
  return days > period && (endedDays === null || endedDays > period);
};

test('erases exactly the leads that the policy names', async () => {
  const age = fc.oneof(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 2500, max: 2620 }));
  const lead = fc.record({ state: fc.constantFrom(...leadStates), days: age, ended: fc.option(age) });
  await fc.assert(
    fc.asyncProperty(fc.array(lead, { maxLength: 12 }), async (leads) => {
      const store = await testStore();
      await fill(
        store,
        leads.map(({ state, days, ended }) => ({
          state,
          received_at: NOW - days * DAY - 1,
          unsubscribed_at: ended === null ? null : NOW - ended * DAY - 1,
        })),
      );
      const kept = leads.flatMap(({ state, days, ended }, index) =>
        isTooOld(state, days + 1e-9, ended === null ? null : ended + 1e-9) ? [] : [`m${index}`],
      );
      const before = keptSince(NOW);
      const counted = await store.retention.count(before);
      expect(await store.retention.erase(before, NOW)).toEqual(counted);
      expect((await allLeads(store)).map(({ message }) => message).sort()).toEqual(kept.sort());
      await cleanUp();
    }),
    { numRuns: 25 },
  );
});
