import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { sampleEditions, sampleSite } from '../../../tests/support/firms.ts';
import type { Store } from '../store/store.ts';
import type { Submission } from '../store/submit.ts';
import { databaseKinds, testDatabase } from '../store/testing/databases.ts';
import { allLeads, makeSubmission, testConfig, testLog, testStore } from '../store/testing/fixtures.ts';
import { startOutbox } from './outbox.ts';
import { createClock, eventually, stopAll, stopLater, testMailServer } from './testing/fixtures.ts';
import { header, type MailServer, readBody } from './testing/mail-server.ts';

afterEach(stopAll);

const HOUR = 60 * 60_000;
const { firm } = sampleSite();
const OFFICE = 'office@firm.example';

const toVisitors = ({ mails }: MailServer) => mails.filter(({ to }) => !to.includes(OFFICE));

describe.each(databaseKinds)('an acknowledgement on %s', (kind) => {
  const start = async (env: Record<string, string> = {}) => {
    const smtp = await testMailServer();
    const config = testConfig({
      ...(await testDatabase(kind)),
      SMTP_URL: smtp.url,
      NOTIFY_TO: OFFICE,
      ACKNOWLEDGE: 'on',
      SITE_ORIGIN: 'https://tax.example',
      ...env,
    });
    const store = await testStore(config);
    const clock = createClock();
    const run = () =>
      stopLater(
        startOutbox({ editions: sampleEditions(), store, config, log: testLog(), now: clock.now, pollEvery: 20 }),
      );
    const row = () =>
      store.db.selectFrom('outbox').selectAll().where('channel', '=', 'acknowledge').executeTakeFirstOrThrow();
    const submit = (more: Partial<Submission> = {}) =>
      store.submit(makeSubmission({ receivedAt: clock.now(), ...more }));
    return { smtp, store, clock, run, row, submit };
  };

  const settled = (store: Store) =>
    eventually(async () =>
      expect(await store.db.selectFrom('outbox').select('id').where('state', '=', 'pending').execute()).toEqual([]),
    );

  test('has reference, service and link, and nothing typed', async () => {
    const { smtp, store, run, submit } = await start();
    run();
    await submit({
      name: 'Eve\u2028Bcc: x@y.z',
      email: 'eve@example.org',
      phone: '+91 98765 43210',
      message: 'Secret words\r\nSubject: second <script>',
      service: 'GST Notices & Appeals',
    });
    await settled(store);
    const [lead] = await allLeads(store);
    const [mail, ...more] = toVisitors(smtp);
    expect(more).toEqual([]);
    expect(mail?.to).toEqual(['eve@example.org']);
    expect(header(mail, 'subject')).toBe(`We have your enquiry ${lead?.reference}`);
    expect(header(mail, 'auto-submitted')).toBe('auto-generated');
    expect(header(mail, 'bcc')).toBe('');
    const [text, html] = [readBody(mail), readBody(mail, 'text/html')];
    for (const body of [text, html]) {
      expect(body).toContain(lead?.reference);
      expect(body).toContain(firm.phone);
      expect(body).not.toMatch(/Eve|Secret|<script|43210|98765|erase|unsubscribe/);
    }
    expect(text).toContain('GST Notices & Appeals');
    expect(html).toContain('GST Notices &amp; Appeals');
    const token = /https:\/\/tax\.example\/enquiry\/([\w-]{32})\s/.exec(text)?.[1] ?? '';
    expect((await store.enquiries.find(token, Date.now()))?.lead.id).toBe(lead?.id);
  });

  test('goes once for a repeated message', async () => {
    const { smtp, store, clock, run, submit } = await start();
    run();
    for (let count = 0; count < 5; count++) await submit();
    await submit({ state: 'held', reasons: ['too-fast'], message: 'Doubtful' });
    // The news of a doubtful one waits for others.
    clock.pass(60_000);
    await submit({ state: 'spam', reasons: ['honeypot'], message: 'Spam' });
    await settled(store);
    expect(toVisitors(smtp)).toHaveLength(1);
  });

  test('is limited to two an hour to one address', async () => {
    const { store, clock, submit } = await start();
    const receivedAt = clock.now();
    const inHour = async (from: number) => {
      const rows = store.db.selectFrom('outbox').select('id').where('channel', '=', 'acknowledge');
      const planned = rows.where('next_attempt_at', '>=', from).where('next_attempt_at', '<', from + HOUR);
      return (await planned.execute()).length;
    };
    const queued = () => inHour(receivedAt);
    const shots = (email: (index: number) => string, at: number) =>
      Promise.all(
        Array.from({ length: 20 }, (_, i) => submit({ email: email(i), message: randomUUID(), receivedAt: at })),
      );
    const spellings = ['victim@example.org', ' Victim@Example.ORG', 'vic.tim@example.org', 'victim+7@example.org'];
    await shots((index) => spellings[index % 4] ?? '', receivedAt);
    expect(await queued()).toBe(2);
    await shots((index) => `stranger${index}@example.org`, receivedAt);
    await shots((index) => `another${index}@example.org`, receivedAt);
    expect(await queued()).toBe(30);
    await shots(() => 'victim@example.org', receivedAt + HOUR + 1);
    for (let hour = 1; hour < 30; hour++) {
      expect(await inHour(receivedAt + hour * HOUR)).toBeLessThanOrEqual(30);
    }
    expect(await allLeads(store)).toHaveLength(80);
  });

  test('waits its hour when too many are sent', async () => {
    const { smtp, store, clock, run, submit } = await start();
    for (let count = 0; count < 31; count++) await submit({ email: `a${count}@example.org`, message: randomUUID() });
    const [held] = await store.desk.heldBack(clock.now());
    const lead = (await allLeads(store)).find(({ id }) => id === held?.leadId);
    run();
    await eventually(() => expect(toVisitors(smtp)).toHaveLength(30));
    expect(toVisitors(smtp).flatMap(({ to }) => to)).not.toContain(lead?.email);
    clock.pass(HOUR);
    await eventually(() => expect(toVisitors(smtp).flatMap(({ to }) => to)).toContain(lead?.email));
    expect(await store.desk.heldBack(clock.now())).toEqual([]);
  });

  test('is left out after a day at the limit', async () => {
    const { store, clock, submit } = await start();
    for (let count = 0; count < 52; count++) await submit({ message: randomUUID() });
    expect(await store.desk.heldBack(clock.now())).toHaveLength(48);
    expect(await store.desk.notTold(clock.now() - HOUR)).toBe(2);
  });

  test.each(['a@b.c,d@e.f', '<x>@example.org', '"Mallory"@example.org', 'x@y.z\u2028bcc'])(
    'is not sent to the address %s, and is recorded',
    async (email) => {
      const { smtp, store, run, row, submit } = await start();
      run();
      await submit({ email });
      await settled(store);
      expect(toVisitors(smtp)).toEqual([]);
      expect(await row()).toMatchObject({ state: 'dead', last_error: 'ADDRESS not deliverable' });
    },
  );

  test('gives up when the mail server refuses it', async () => {
    const { smtp, run, row, submit } = await start();
    smtp.behave(550);
    run();
    await submit();
    await eventually(async () => expect(await row()).toMatchObject({ state: 'dead', attempts: 1 }));
    expect((await row()).last_error).toMatch(/^SMTP .*550/);
  });

  test.each([421, 451] as const)('tries again after %i from the mail server', async (code) => {
    const { smtp, store, clock, run, row, submit } = await start();
    smtp.behave(code);
    run();
    await submit();
    // The office's mail too: one that is refused after the clock has passed on would wait for ever.
    await eventually(async () => {
      const rows = await store.db.selectFrom('outbox').select('last_error').execute();
      expect(rows.filter(({ last_error }) => last_error === null)).toEqual([]);
    });
    expect((await row()).state).toBe('pending');
    smtp.behave('accept');
    clock.pass(60_000);
    await settled(store);
    expect(toVisitors(smtp)).toHaveLength(1);
  });

  test('tries again while the mail server is unreachable', async () => {
    const { smtp, run, row, submit } = await start({ SMTP_URL: 'smtp://127.0.0.1:9' });
    run();
    await submit();
    await eventually(async () => expect((await row()).last_error).toMatch(/^SMTP/));
    expect((await row()).state).toBe('pending');
    expect(smtp.mails).toEqual([]);
  });

  test.each(['cut', 'kill'] as const)('is not repeated after a %s, which is uncertain', async (how) => {
    const { smtp, store, clock, run, row, submit } = await start();
    if (how === 'cut') smtp.behave('cut');
    await submit();
    // The line that is cut with that mail could be this one's.
    await store.db.deleteFrom('outbox').where('channel', '=', 'mail').execute();
    if (how === 'kill') {
      // A server that was killed while it was sending leaves this claim behind.
      const claim = { owner: 'gone', channels: ['acknowledge'] as const, now: clock.now(), leaseMs: 60_000, limit: 3 };
      expect(await store.outbox.claim(claim)).toHaveLength(1);
      clock.pass(61_000);
    }
    run();
    await eventually(async () => expect((await row()).state).toBe('dead'));
    smtp.behave('accept');
    for (let count = 0; count < 5; count++) clock.pass(2 * HOUR);
    await settled(store);
    expect(toVisitors(smtp)).toHaveLength(how === 'cut' ? 1 : 0);
  });

  test('does not follow an erasure or a withdrawal', async () => {
    const { smtp, store, clock, submit } = await start();
    for (const [index, wish] of (['erase', 'withdraw'] as const).entries()) {
      const submitted = await submit({ message: wish });
      const token = submitted.result === 'key-reused' ? '' : (submitted.receipt?.token ?? '');
      const owner = `owner ${index}`;
      const claim = { owner, channels: ['acknowledge', 'mail'] as const, now: clock.now(), leaseMs: 60_000, limit: 9 };
      const jobs = await store.outbox.claim(claim);
      expect(jobs).toHaveLength(2);
      expect((await store.enquiries.act(token, '3210', wish, clock.now())).result).toBe('ok');
      for (const { delivery } of jobs) expect(await store.outbox.isWanted(delivery.id, owner)).toBe(false);
    }
    expect(smtp.mails).toEqual([]);
  });
});
