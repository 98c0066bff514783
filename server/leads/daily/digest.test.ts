import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { digestMail as texts } from '../../../content/mail/en.ts';
import { answerDue } from '../../../src/office/answer-due.ts';
import { sampleEditions, sampleSite } from '../../../tests/support/firms.ts';
import { type CheckNightlyJobs, checkNightlyJobs } from '../../nightly.ts';
import { startOutbox } from '../outbox/outbox.ts';
import {
  arrived,
  type Clock,
  createClock,
  looked,
  soon,
  stopAll,
  stopLater,
  testHook,
  testMailServer,
} from '../outbox/testing/fixtures.ts';
import { header, readBody } from '../outbox/testing/mail-server.ts';
import type { Store } from '../store/store.ts';
import { databaseKinds, testDatabase } from '../store/testing/databases.ts';
import {
  allLeads,
  makeSubmission,
  subscribed,
  testConfig,
  testFolder,
  testLog,
  testStore,
} from '../store/testing/fixtures.ts';
import { startDaily } from './daily.ts';
import { reportFreshJobs } from './testing/nightly-jobs.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

afterEach(stopAll);

const inIndia = (text: string): number => Date.parse(`${text}+05:30`);

const MONDAY = '2026-11-23';
const at = (clock: string): number => inIndia(`${MONDAY}T${clock}`);

const start = async (kind: (typeof databaseKinds)[number] = 'sqlite') => {
  const smtp = await testMailServer();
  const config = testConfig({
    ...(await testDatabase(kind)),
    SMTP_URL: smtp.url,
    NOTIFY_TO: 'office@firm.example',
    DIGEST_AT: '08:30',
    SITE_ORIGIN: 'https://tax.example',
  });
  return { smtp, config, store: await testStore(config) };
};

const run = (
  store: Store,
  config: ReturnType<typeof testConfig>,
  clock: Clock,
  checkNightlyJobs: CheckNightlyJobs = reportFreshJobs,
) => {
  const log = testLog();
  stopLater(
    startDaily({ editions: sampleEditions(), store, config, log, checkNightlyJobs, now: clock.now, lookEvery: 5 }),
  );
  return log;
};

const listLines = ({ lines }: { lines: string[] }): string[] => lines.filter((line) => line.includes('Digest'));

describe.each(databaseKinds)('the morning list on %s', (kind) => {
  test('names on its day who is to be called again', async () => {
    const { smtp, config, store } = await start(kind);
    for (const name of ['Today', 'Tomorrow', 'Not called', 'Answered'])
      await store.submit(makeSubmission({ name, message: name, receivedAt: inIndia('2026-11-22T20:00') }));
    const leads = new Map((await allLeads(store)).map((lead) => [lead.name, lead]));
    const plan = (name: string, change: 'called' | 'call-again', day: string): Promise<boolean> =>
      store.desk.change(leads.get(name)?.id ?? '', change, 'Ravi', at('07:00'), { value: day });
    await plan('Today', 'called', MONDAY);
    await plan('Tomorrow', 'called', '2026-11-24');
    await plan('Not called', 'call-again', MONDAY);
    await plan('Answered', 'called', MONDAY);
    await store.desk.change(leads.get('Answered')?.id ?? '', 'answered', 'Ravi', at('07:30'));
    const clock = createClock(at('08:31'));
    run(store, config, clock);
    await arrived(smtp, 1);
    expect(header(smtp.mails[0], 'subject')).toBe(texts.subject.waiting(1, 0, 1));
    const body = readBody(smtp.mails[0]);
    const [again = '', fresh = ''] = body.slice(body.indexOf(texts.again(1))).split(texts.fresh(1));
    expect(again).toContain('Today');
    expect(fresh).toContain('Not called');
    expect(fresh).toContain(texts.callOn('23 Nov'));
    expect(body).not.toContain('Tomorrow');
    expect(body).not.toContain('Answered');
  });

  test('lists what waits once, on days the office opens', async () => {
    const { smtp, config, store } = await start(kind);
    // "Fresh" came on Sunday; "Late" on Friday before the office opened, so that its answer was due that day.
    await store.submit(makeSubmission({ name: 'Fresh <b>', receivedAt: inIndia('2026-11-22T20:00') }));
    await store.submit(makeSubmission({ name: 'Late', receivedAt: inIndia('2026-11-20T08:00') }));
    await store.submit(makeSubmission({ name: 'Done', receivedAt: inIndia('2026-11-19T08:00') }));
    await store.submit(makeSubmission({ name: 'Doubtful', state: 'held', receivedAt: inIndia('2026-11-22T20:00') }));
    await store.submit(makeSubmission({ name: 'Robot', state: 'spam', receivedAt: inIndia('2026-11-22T20:00') }));
    const leads = new Map((await allLeads(store)).map((lead) => [lead.name, lead]));
    const reference = (name: string): string => leads.get(name)?.reference ?? '-';
    await store.desk.change(leads.get('Done')?.id ?? '', 'answered', 'Ravi', at('07:00'));
    const acknowledged = leads.get('Late')?.id ?? '';
    await store.db
      .insertInto('outbox')
      .values({
        id: 'a',
        lead_id: acknowledged,
        channel: 'acknowledge',
        state: 'dead',
        attempts: 1,
        created_at: 1,
        next_attempt_at: 1,
        planned_at: 1,
        lease_until: 0,
      })
      .execute();

    // A Sunday, then Monday before the time.
    const clock = createClock(inIndia('2026-11-22T12:00'));
    const logs = [run(store, config, clock), run(await testStore(config), config, clock)];
    await looked(clock);
    clock.time = at('08:29');
    await looked(clock);
    expect(smtp.mails).toEqual([]);

    clock.time = at('08:31');
    const mail = await arrived(smtp);
    expect(mail?.to).toEqual(['office@firm.example']);
    expect(header(mail, 'subject')).toBe('This morning: 1 new, 1 late');
    expect(header(mail, 'message-id')).toBe(`<digest-${MONDAY}@tax.example>`);
    const text = readBody(mail);
    for (const part of [reference('Fresh <b>'), reference('Late'), 'acknowledgement', 'review: 1'])
      expect(text).toContain(part);
    expect(text).not.toMatch(/Done|Robot/);
    expect(text.indexOf(reference('Late'))).toBeLessThan(text.indexOf(reference('Fresh <b>')));
    expect(readBody(mail, 'text/html')).toContain('Fresh &lt;b&gt;');
    // The link of the office's mail works from here too.
    const answered = /https:\/\/tax\.example(\/\S*\/)([\w.-]+)/.exec(text)?.[2] ?? '';
    expect(await store.enquiries.referenceOfAnswered(answered, clock.time)).toBe(reference('Late'));

    clock.time = at('19:00');
    await looked(clock);
    expect(smtp.mails).toHaveLength(1);
    const lines = logs.flatMap(listLines);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('{"fresh":1,"late":1,"again":0,"undelivered":1,"held":1,"missed":[]}');
    expect(logs.flatMap(({ lines }) => lines).join()).not.toMatch(/Late|Fresh|98765|meena/);

    // The next day both are late; what was held is not told again.
    clock.time = at('08:31') + DAY;
    await arrived(smtp, 2);
    expect(header(smtp.mails[1], 'subject')).toBe('This morning: 0 new, 2 late');
    expect(readBody(smtp.mails[1])).not.toContain('for review');
  });

  test('skips a quiet day, but writes once a week', async () => {
    const { smtp, config, store } = await start(kind);
    const clock = createClock(at('08:30'));
    const log = run(store, config, clock);
    expect(header(await arrived(smtp), 'subject')).toBe(texts.subject.quiet);
    for (let days = 1; days < 7; days++) {
      clock.time = at('08:30') + days * DAY;
      await looked(clock);
    }
    expect(smtp.mails).toHaveLength(1);
    clock.time = at('08:30') + 7 * DAY;
    await arrived(smtp, 2);
    await soon(() => listLines(log)).toHaveLength(2);
  });

  test('is resent only after a refusal', async () => {
    const { smtp, config, store } = await start(kind);
    await store.submit(makeSubmission({ receivedAt: at('07:00') }));
    const clock = createClock(at('08:30'));
    smtp.behave(451);
    const log = run(store, config, clock);
    await soon(() => listLines(log).length).toBe(1);
    await looked(clock);
    expect(listLines(log)).toHaveLength(1);
    smtp.behave('cut');
    clock.time += MINUTE;
    await soon(() => listLines(log).length).toBe(2);
    expect(smtp.mails).toHaveLength(1);
    smtp.behave('accept');
    clock.time += HOUR;
    await looked(clock);
    expect(smtp.mails).toHaveLength(1);
    expect(log.lines.join()).not.toContain('secret words');
    // The next morning has it.
    clock.time += DAY;
    await arrived(smtp, 2);
  });

  test('a claim holds for the day', async () => {
    const store = await testStore(testConfig(await testDatabase(kind)));
    const now = at('08:30');
    const claims = (at: number) => Promise.all([1, 2, 3].map(() => store.daily.claim('digest', at)));
    expect(await store.daily.claim('digest', now)).toBe(true);
    expect(await store.daily.isFree('digest', now)).toBe(false);
    expect(await store.daily.isFree('retention', now)).toBe(true);
    expect(await claims(now + HOUR)).toEqual([false, false, false]);
    await store.daily.giveBack('digest', now - DAY);
    expect(await store.daily.claim('digest', now)).toBe(false);
    await store.daily.giveBack('digest', now);
    expect((await claims(now)).filter(Boolean)).toHaveLength(1);
    expect((await claims(now + DAY)).filter(Boolean)).toHaveLength(1);
  });

  test('ignores a server whose clock is wrong', async () => {
    const store = await testStore(testConfig(await testDatabase(kind)));
    const now = at('08:30');
    expect(await store.daily.claim('digest', now + DAY)).toBe(true);
    expect(await store.daily.isFree('digest', now)).toBe(false);
    expect(await store.daily.claim('digest', now)).toBe(false);
    expect(await store.daily.claim('digest', now + 90 * DAY)).toBe(true);
    expect(await store.daily.isFree('digest', now)).toBe(true);
    expect(await store.daily.claim('digest', now)).toBe(true);
  });
});

test('leaves out an erased or withdrawn enquiry', async () => {
  const { smtp, config, store } = await start();
  const { id } = (await store.submit(makeSubmission({ receivedAt: at('07:00') }))) as { id: string };
  await store.submit(makeSubmission({ name: 'Other', receivedAt: at('07:00') }));
  const other = (await allLeads(store)).find(({ name }) => name === 'Other');
  await store.db
    .updateTable('leads')
    .set({ withdrawn_at: 1 })
    .where('id', '=', other?.id ?? '')
    .execute();
  await store.desk.erase([id], at('08:00'));
  run(store, config, createClock(at('08:30')));
  expect(header(await arrived(smtp), 'subject')).toBe(texts.subject.quiet);
});

test('lists a subscriber whose mail was refused once', async () => {
  const { smtp, config, store } = await start();
  const clock = createClock(at('07:00'));
  smtp.behave(550);
  await store.submit(subscribed('nobody@example.org', { receivedAt: clock.time }));
  stopLater(startOutbox({ editions: sampleEditions(), store, config, log: testLog(), now: clock.now, pollEvery: 10 }));
  const dead = () => store.db.selectFrom('outbox').select('id').where('state', '=', 'dead').execute();
  await soon(async () => (await dead()).length).toBe(1);
  smtp.behave('accept');
  clock.time = at('08:30');
  run(store, config, clock);
  await arrived(smtp);
  expect(readBody(smtp.mails[0])).toContain('newsletter: the confirmation');
  expect(readBody(smtp.mails[0])).not.toContain('nobody@');
  clock.time += DAY;
  await looked(clock);
  expect(smtp.mails).toHaveLength(1);
});

test('goes to the webhook alone, signed, without personal data', async () => {
  let status = 503;
  const { calls, origin } = await testHook(() => ({ status }));
  const config = testConfig({ WEBHOOK_URL: origin, WEBHOOK_SECRET: '0123456789abcdef', DIGEST_AT: '08:30' });
  const store = await testStore(config);
  await store.submit(makeSubmission({ receivedAt: at('07:00') }));
  const clock = createClock(at('08:30'));
  run(store, config, clock);
  await soon(() => calls.length).toBe(1);
  status = 200;
  clock.time += MINUTE;
  await soon(() => calls.length).toBe(2);
  await looked(clock);
  expect(calls.map(({ headers }) => headers['webhook-id'])).toEqual([`digest-${MONDAY}`, `digest-${MONDAY}`]);
  const [lead] = await allLeads(store);
  expect(JSON.parse(calls[1]?.body ?? '')).toMatchObject({
    type: 'digest',
    day: MONDAY,
    new: {
      count: 1,
      leads: [
        {
          id: lead?.id,
          reference: lead?.reference,
          answerBy: new Date(answerDue(at('07:00'), sampleSite().officeHours)).toISOString(),
        },
      ],
    },
    late: { count: 0, leads: [] },
    undelivered: [],
    held: 0,
  });
  expect(calls[1]?.body).not.toMatch(/Meena|43210|example\.org/);
});

test('hundreds that wait are counted, and the oldest are shown', async () => {
  const { smtp, config, store } = await start();
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      store.submit(makeSubmission({ message: `m${index}`, receivedAt: at('06:00') + index })),
    ),
  );
  run(store, config, createClock(at('08:30')));
  expect(header(await arrived(smtp), 'subject')).toBe('This morning: 40 new, 0 late');
  expect(readBody(smtp.mails[0])).toContain('And 10 more');
});

test('reports an unreachable store, and looks again', async () => {
  const { smtp, config, store } = await start();
  const away = await testStore(config);
  await away.close();
  const log = run(away, config, createClock(at('08:30')));
  await soon(() => log.lines.length).toBeGreaterThan(2);
  expect(log.lines[0]).toContain('Daily job could not reach database');
  expect(smtp.mails).toEqual([]);
  run(store, config, createClock(at('08:30')));
  await arrived(smtp);
});

test('reports a missing backup and build on quiet days', async () => {
  const { smtp, config, store } = await start();
  await store.daily.noteDigest(at('08:30') - DAY);
  const backups = testFolder();
  writeFileSync(join(backups, 'older.db'), '');
  const [missed, made] = [at('02:15') - DAY, at('02:15')].map((time) => time / 1000) as [number, number];
  utimesSync(join(backups, 'older.db'), missed, missed);
  const clock = createClock(at('08:30'));
  run(store, config, clock, (now) => checkNightlyJobs(backups, at('00:05') - DAY, now));
  const mail = await arrived(smtp);
  expect(mail && readBody(mail)).toMatch(/No backup was made[\s\S]*not built/);
  writeFileSync(join(backups, 'night.db'), '');
  utimesSync(join(backups, 'night.db'), made, made);
  const { backup, build } = await checkNightlyJobs(backups, at('00:05'), at('08:30'));
  expect([backup?.name, backup?.isLate, build.isLate]).toEqual(['night.db', false, false]);
});
