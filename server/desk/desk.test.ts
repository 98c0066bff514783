/** It needs the build, which makes the module that renders. */
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import Fastify from 'fastify';
import { afterEach, describe, expect, test } from 'vitest';
import { desk } from '../../content/desk.ts';
import { staffMail } from '../../content/mail.ts';
import { deskFile } from '../../src/delivery/server-pages.ts';
import type { DeskRenderer } from '../../src/desk/page.ts';
import { answerDue } from '../../src/site/answer-due.ts';
import { createMailer } from '../leads/outbox/mailer.ts';
import { startMailServer } from '../leads/outbox/testing/mail-server.ts';
import { databaseKinds, testDatabase } from '../leads/store/testing/databases.ts';
import {
  allLeads,
  cleanUp,
  historyOf,
  said,
  subscribed,
  testConfig,
  testFolder,
  testStore,
} from '../leads/store/testing/fixtures.ts';
import { buildDesk } from './desk.ts';
import { LOCAL_STAFF } from './sign-in.ts';

const render = (await import(join(import.meta.dirname, '../../dist', deskFile))) as DeskRenderer;
const HOUR = 60 * 60_000;
const office = 'office@ledger.test';

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
  await cleanUp();
});

/** A desk that listens, its store, a mail server, and a browser that keeps cookies but follows nothing. */
const open = async ({
  kind = 'sqlite' as (typeof databaseKinds)[number],
  staff = ['Office@ledger.test'],
  now = Date.now,
} = {}) => {
  const smtp = await startMailServer();
  const mail = { SMTP_URL: smtp.url, NOTIFY_TO: office, MAIL_FROM: 'site@ledger.test' };
  const config = testConfig({ ...(await testDatabase(kind)), ...mail });
  const store = await testStore(config);
  const mailer = config.smtp && createMailer(config.smtp, config.siteOrigin);
  const lines: string[] = [];
  const { log } = Fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
  let origin = '';
  const app = await buildDesk({
    store,
    render,
    origin: () => origin,
    siteOrigin: config.siteOrigin,
    staff,
    sendMail: async (to, subject, text) => mailer?.send('link', { to, subject, text }, AbortSignal.timeout(10_000)),
    backupDir: testFolder(),
    trustProxy: false,
    log,
    now,
  });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  endings.push(
    () => app.close(),
    async () => mailer?.close(),
    () => smtp.close(),
  );
  let cookie = '';
  const ask = async (path: string, form?: Record<string, string>, headers: Record<string, string> = {}) => {
    const response = await fetch(origin + path, {
      redirect: 'manual',
      headers: { cookie, ...(form ? { origin } : {}), ...headers },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    const [set] = response.headers.getSetCookie();
    if (set) cookie = set.split(';')[0] ?? '';
    const { status, headers: said } = response;
    return { status, headers: said, to: said.get('location'), html: await response.text(), set };
  };
  const link = async (email: string): Promise<string | null> => {
    const before = smtp.mails.length;
    await ask('/sign-in', { email });
    await expect.poll(() => smtp.mails.length).toBeGreaterThan(before);
    return /\/sign-in\/[\w-]+/.exec(smtp.mails.at(-1)?.raw.replaceAll('=\r\n', '') ?? '')?.[0] ?? null;
  };
  const enter = async (): Promise<void> => {
    const path = (await link(office)) ?? '';
    expect((await ask(path, {})).to).toBe('/');
  };
  /** The names on a page of the inbox. */
  const names = async (query: string): Promise<(string | undefined)[]> =>
    [...(await ask(`/?${query}`)).html.matchAll(/class="name">([^<]*)</g)].map(([, name]) => name);
  return { store, smtp, ask, link, enter, names, lines };
};

describe('signing in', () => {
  test('a link works once, for 15 minutes, and only by its button; the cookie is closed to scripts', async () => {
    let time = Date.now();
    const { ask, link, smtp } = await open({ now: () => time });
    expect(await ask('/')).toMatchObject({ status: 303, to: '/sign-in' });
    const path = (await link(' office@LEDGER.test')) ?? '';
    expect(smtp.mails.at(-1)?.to).toEqual([office]);
    // A scanner looks at it, even twice.
    for (let look = 0; look < 2; look++) expect((await ask(path)).html).toContain(desk.enter.button);
    const entered = await ask(path, {});
    expect(entered).toMatchObject({ status: 303, to: '/' });
    expect(entered.set).toMatch(/^desk=.*Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/);
    expect((await ask('/')).status).toBe(200);
    expect((await ask(path, {})).status).toBe(410);
    expect((await ask(path)).status).toBe(410);
    const second = (await link(office)) ?? '';
    time += 16 * 60_000;
    expect((await ask(second, {})).status).toBe(410);
    time += 30 * 24 * HOUR;
    expect(await ask('/')).toMatchObject({ status: 303, to: '/sign-in' });
  });

  test('a stranger gets the same answer and no mail; so does a mailbox after five links in an hour', async () => {
    const { ask, smtp, link } = await open();
    const known = await ask('/sign-in', { email: office });
    const stranger = await ask('/sign-in', { email: 'stranger@ledger.test' });
    expect([stranger.status, stranger.html]).toEqual([known.status, known.html]);
    await expect.poll(() => smtp.mails.length).toBe(1);
    for (let count = 2; count <= 5; count++) await link(office);
    expect((await ask('/sign-in', { email: office })).html).toBe(known.html);
    for (let count = 0; count < 13; count++) await ask('/sign-in', { email: 'stranger@ledger.test' });
    expect((await ask('/sign-in', { email: office })).status).toBe(429);
    expect(smtp.mails.length).toBe(5);
    expect((await ask('/sign-in', { email: '' })).html).toContain(desk.signIn.missing);
  });

  test('signing out ends this session; everywhere ends all of them; who leaves the staff is out', async () => {
    const staff = [office];
    const { ask, enter, store } = await open({ staff });
    await enter();
    expect((await ask('/sign-out', {})).to).toBe('/sign-in');
    expect((await ask('/')).status).toBe(303);
    await enter();
    const elsewhere =
      (await store.sessions.signIn(await store.sessions.issueLink(office, Date.now()), Date.now())) ?? '';
    expect(await store.sessions.find(elsewhere, Date.now())).toBe(office);
    await ask('/sign-out-everywhere', {});
    expect(await store.sessions.find(elsewhere, Date.now())).toBeNull();
    const left = await store.sessions.signIn(await store.sessions.issueLink(LOCAL_STAFF, Date.now()), Date.now());
    expect((await ask('/', undefined, { cookie: `desk=${left}` })).status).toBe(303);
  });

  test('a post of another site does nothing, nor one that does not say where it comes from', async () => {
    const { ask, enter, store } = await open();
    await store.submit(said());
    const [lead] = await allLeads(store);
    await enter();
    const path = `/enquiries/${lead?.id}/answered`;
    for (const headers of [
      { origin: 'https://evil.test' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
    ])
      expect((await ask(path, {}, headers)).status).toBe(403);
    expect((await ask('/sign-in', { email: office }, { origin: 'https://evil.test' })).status).toBe(403);
    expect((await allLeads(store))[0]?.answered_at).toBeNull();
  });

  test('every answer is private', async () => {
    const { ask, enter } = await open();
    const looks = [await ask('/sign-in'), await ask('/nothing')];
    await enter();
    for (const path of ['/', '/month', '/nothing', '/export.csv', '/desk.js']) looks.push(await ask(path));
    for (const { headers } of looks) {
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-robots-tag')).toContain('noindex');
      const policy = headers.get('content-security-policy');
      expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'sha256-/);
      expect(policy).not.toContain('unsafe');
    }
  });
});

describe.each(databaseKinds)('the inbox on %s', (kind) => {
  const now = Date.UTC(2026, 10, 25, 6);

  test('lists by state, with what is late, and counts', async () => {
    const { store, ask, enter, names } = await open({ kind, now: () => now });
    expect(answerDue(now - 40 * 24 * HOUR)).toBeLessThan(now);
    await store.submit(said({ name: 'New One', receivedAt: now - HOUR, message: 'first' }));
    await store.submit(said({ name: 'Late One', receivedAt: now - 40 * 24 * HOUR, message: 'second' }));
    await store.submit(said({ name: 'Held One', receivedAt: now, state: 'held', message: 'third' }));
    await store.submit(said({ name: 'Spam One', receivedAt: now, state: 'spam', message: 'fourth' }));
    await enter();
    for (const name of ['New One', 'Late One', 'Held One', 'Spam One'])
      expect(await names(`state=${name.slice(0, 4).trim().toLowerCase()}`)).toEqual([name]);
    expect(await names('state=all')).toHaveLength(4);
    const { html } = await ask('/');
    expect(html).toContain('Late <span class="count late">1</span>');
  });

  test('finds by name, number in any spelling, mail, reference, words and notes, and by what is chosen', async () => {
    const { store, ask, enter, names } = await open({ kind, now: () => now });
    const one = { name: 'Meena Kumari', phone: '+91 98430 11223', email: 'Meena@Example.org', message: '100% yarn' };
    await store.submit(
      said({ ...one, page: '/contact?service=gst-returns&city=tirupur', language: 'ta', receivedAt: now - HOUR }),
    );
    await store.submit(
      said({ name: 'Another', phone: '044 2345678', email: 'b@example.org', message: 'hotel', receivedAt: now }),
    );
    const lead = (await allLeads(store)).find(({ name }) => name === one.name);
    await store.desk.note(lead?.id ?? '', 'a', 'calls back on Friday', now);
    await enter();
    const reference = lead?.reference ?? '';
    for (const query of [
      ...['meena', 'KUMARI meena', '9843011223', '098430-11223', '+91 98430 11223', 'meena@example.org'],
      ...[reference, reference.replace('-', '').toLowerCase(), 'YARN', '100%', 'friday'],
    ])
      expect(await names(`q=${encodeURIComponent(query)}`), query).toEqual([one.name]);
    for (const query of ['city=tirupur', 'language=ta', 'month=2026-11&language=ta'])
      expect(await names(`state=all&${query}`), query).toEqual([one.name]);
    for (const query of ['q=_', 'q=%25%25', 'state=all&month=2026-10', 'state=all&city=salem'])
      expect(await names(query), query).toEqual([]);
    expect((await ask('/?q=%3Cscript%3E')).html).not.toContain('<script>');
  });

  test('refuses a NUL byte without an alarm', async () => {
    const { store, ask, enter, lines } = await open({ kind });
    await enter();
    await store.submit(said());
    const id = (await allLeads(store))[0]?.id;
    for (const path of [
      '/?q=%00',
      '/?q=a%00b',
      '/?page=%00',
      '/enquiries/%00',
      `/enquiries/${id}?q=%00`,
      '/export.csv?q=%00',
    ])
      expect([path, (await ask(path)).status]).toEqual([path, 400]);
    expect((await ask(`/enquiries/${id}/note`, { note: 'a\0b' })).status).toBe(400);
    expect((await ask('/enquiries/%00/answered', {})).status).toBe(400);
    expect((await ask('/enquiries/%00/erase', { whom: 'one' })).status).toBe(400);
    expect((await ask('/sign-in/%00', {})).status).toBe(400);
    expect((await store.desk.one(id ?? ''))?.history).toEqual([]);
    expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  test('what is done stands in the history with who and when, and can be undone', async () => {
    const { store, ask, enter } = await open({ kind, now: () => now });
    await store.submit(said({ receivedAt: now - HOUR }));
    const [lead] = await allLeads(store);
    await enter();
    const path = `/enquiries/${lead?.id}`;
    const act = async (action: string, form: Record<string, string> = {}) => (await ask(`${path}/${action}`, form)).to;
    const state = async () => (await allLeads(store))[0];
    expect(await act('answered')).toBe(`${path}?done=answered`);
    expect((await ask(`${path}?done=answered`)).html).toContain(`action="${path}/reopen"`);
    expect(await state()).toMatchObject({ answered_at: now, answered_by: office });
    expect(await act('answered')).toBe(`${path}?done=nothing`);
    await act('reopen');
    expect(await state()).toMatchObject({ answered_at: null, answered_by: null });
    await act('take');
    expect((await state())?.taken_by).toBe(office);
    await act('leave');
    await act('spam');
    expect((await state())?.state).toBe('spam');
    const mails = await store.db.selectFrom('outbox').select('id').execute();
    await act('not-spam');
    expect((await state())?.state).toBe('new');
    // It came as a real enquiry: the office was told then.
    expect(await store.db.selectFrom('outbox').select('id').execute()).toEqual(mails);
    expect(await act('note', { note: 'Called. =1+1 <b>' })).toBe(`${path}?done=note`);
    expect((await ask(`${path}/note`, { note: '  ' })).html).toContain(desk.enquiry.noteMissing);
    expect((await historyOf(store, lead?.id ?? '')).map(({ who, event, note }) => [who, event, note])).toEqual([
      ...['answered', 'reopened', 'taken', 'left', 'spam', 'not spam'].map((event) => [office, event, null]),
      [office, 'note', 'Called. =1+1 <b>'],
    ]);
    expect((await ask(path)).html).toContain('Called. =1+1 &lt;b&gt;');
    expect((await ask('/enquiries/none')).status).toBe(404);
  });

  test('a held enquiry that is real is announced; what was given up is tried again', async () => {
    const { store, ask, enter } = await open({ kind, now: () => now });
    await store.submit(said({ state: 'held', reasons: ['links'], receivedAt: now }));
    const [lead] = await allLeads(store);
    await store.db.updateTable('outbox').set({ state: 'dead', last_error: 'SMTP 550' }).execute();
    await enter();
    expect((await ask('/deliveries')).html).toContain('SMTP 550');
    expect((await ask(`/enquiries/${lead?.id}`)).html).toContain(desk.enquiry.reasons.links);
    await ask(`/enquiries/${lead?.id}/not-spam`, {});
    const waiting = await store.db.selectFrom('outbox').select('channel').where('state', '=', 'pending').execute();
    expect(waiting).toEqual([{ channel: 'mail' }]);
    await ask('/deliveries/retry', {});
    expect(await store.db.selectFrom('outbox').select('id').where('state', '=', 'dead').execute()).toEqual([]);
    expect((await ask('/deliveries')).html).toContain(desk.deliveries.none);
  });

  test('erasing shows what goes, and takes one enquiry or all of the person, with the history', async () => {
    const { store, ask, enter } = await open({ kind, now: () => now });
    const person = { email: 'm@example.org', phone: '98430 11223' };
    await store.submit(said({ ...person, message: 'one', receivedAt: now - 2 * HOUR }));
    await store.submit(said({ email: null, phone: '+91 98430-11223', message: 'two', receivedAt: now - HOUR }));
    await store.submit(subscribed('m@example.org', { receivedAt: now }));
    await store.submit(said({ email: 'other@example.org', phone: '90000 00000', message: 'three', receivedAt: now }));
    const lead = (await allLeads(store)).find(({ message }) => message === 'one');
    await store.desk.note(lead?.id ?? '', 'a', 'secret', now);
    await enter();
    const path = `/enquiries/${lead?.id}`;
    const { html } = await ask(`${path}/erase`);
    expect(html).toContain(desk.erase.all(3));
    expect(html).toContain(desk.newsletter.title);
    expect((await ask(path)).html).toContain('two');
    await ask(`${path}/erase`, { whom: 'one' });
    expect((await allLeads(store)).length).toBe(3);
    expect(await store.db.selectFrom('history').selectAll().execute()).toEqual([]);
    const two = (await allLeads(store)).find(({ message }) => message === 'two');
    await ask(`/enquiries/${two?.id}/erase`, { whom: 'person' });
    expect(new Set((await allLeads(store)).map(({ message }) => message))).toEqual(new Set([null, 'three']));
  });

  test('the month counts by page, service, city and source, and names what was late', async () => {
    const { store, ask, enter } = await open({ kind, now: () => now });
    const page = '/contact?service=gst-returns&city=tirupur';
    await store.submit(
      said({ name: 'A', message: '1', page, referrer: 'https://search.test/find', receivedAt: now - 20 * 24 * HOUR }),
    );
    await store.submit(said({ name: 'B', message: '2', page: '/contact', receivedAt: now }));
    await store.submit(said({ name: 'C', message: '3', page, state: 'spam', receivedAt: now }));
    await enter();
    const { html } = await ask('/month');
    for (const text of [desk.month.total(2), 'search.test', 'Tirupur', 'GST Registration'])
      expect(html).toContain(text);
    expect(html.slice(html.indexOf(desk.month.late))).toMatch(/, A<.*waits, /);
    expect((await ask('/month?month=2026-10')).html).toContain(desk.month.empty);
  });

  test('the newsletter shows its addresses and exports the confirmed ones with their links', async () => {
    const { store, ask, enter } = await open({ kind });
    await store.submit(subscribed('asked@example.org'));
    await store.submit(subscribed('reader@example.org'));
    await store.db
      .updateTable('leads')
      .set({ state: 'confirmed', confirmed_at: 1 })
      .where('email', '=', 'reader@example.org')
      .execute();
    await enter();
    expect((await ask('/newsletter')).html).toContain('asked@example.org');
    const csv = (await ask('/newsletter.csv')).html;
    expect(csv).toMatch(/^reader@example\.org,.*\/newsletter\/unsubscribe\//m);
    expect(csv).not.toContain('asked@');
    await store.submit(subscribed('held@example.org', { state: 'held', reasons: ['too-fast'] }));
    const held = (await allLeads(store)).find(({ email }) => email === 'held@example.org');
    const path = `/enquiries/${held?.id}`;
    expect((await ask('/newsletter')).html).toContain(`href="${path}"`);
    await ask(`${path}/not-spam`, {});
    const { html } = await ask(path);
    expect(html).toContain(desk.newsletter.states.unconfirmed);
    for (const action of ['answered', 'take', 'spam', 'not-spam']) expect(html).not.toContain(`${path}/${action}`);
    await ask(`${path}/erase`, { whom: 'one' });
    expect(await allLeads(store)).toHaveLength(2);
    expect((await ask('/month')).html).toContain(desk.month.erasers.staff);
  });
});

test('exports nine columns in Indian time; no cell is a formula', async () => {
  const at = Date.UTC(2026, 10, 25, 20, 31);
  const { store, ask, enter } = await open({ now: () => at });
  const enquiry = { name: '=cmd()', message: 'two\n=lines', page: '/contact?city=salem', phone: '+919843011223' };
  await store.submit(said({ ...enquiry, receivedAt: at }));
  await enter();
  const csv = (await ask('/export.csv?state=all')).html;
  expect(csv.split('\r\n')[0]).toBe(desk.export.columns.join(','));
  expect(csv).toMatch(/"26 Nov 2026, 2:01 am",[^,]+,'=cmd\(\),\+91 98430 11223,.*,Salem,New,"two\n'=lines"/);
  const excel = await ask('/export.xlsx?state=all');
  expect(excel.headers.get('content-disposition')).toBe('attachment; filename="enquiries-2026-11-26.xlsx"');
  expect(excel.html.slice(0, 2)).toBe('PK');
});

test('no cell of a CSV is a formula, to programs that end a row at any line break too; telephone numbers are read', async () => {
  const { store, ask, enter } = await open();
  const texts = ['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\t=1', '＝1+1', 'a,"b"\nc', "Call me\n=cmd|'/c calc'!A0"];
  for (const text of texts) await store.submit(said({ message: text, name: `=${text}` }));
  const phones = [
    '919876543210',
    '+919876543210',
    '+91-98765-43210',
    '(0422) 2345678',
    '+91 98765 43210 / 94430 12345',
  ];
  for (const phone of phones) await store.submit(said({ phone }));
  await enter();
  const csv = (await ask('/export.csv?state=all')).html;
  const options = { columns: true as const, bom: true, record_delimiter: ['\r\n', '\n', '\r'] };
  const rows: Record<string, string>[] = parse(csv, options);
  expect(rows).toHaveLength(texts.length + phones.length);
  for (const { Phone, ...row } of rows)
    for (const cell of Object.values(row)) expect(cell).not.toMatch(/(?:^|[\r\n])[ \t]*[=+\-@\t\r＝＋－＠]/);
  expect(rows.map(({ Message }) => Message)).toEqual(
    expect.arrayContaining(['a,"b"\nc', "Call me\n'=cmd|'/c calc'!A0"]),
  );
  expect(new Set(rows.map(({ Phone }) => Phone))).toEqual(
    new Set(['91 98765 43210', '+91 98765 43210', '0422 2345678', "'+91 98765 43210 / 94430 12345"]),
  );
});

test('a store that does not answer is said, and nothing personal stands in the log', async () => {
  const { store, ask, enter, lines } = await open();
  await store.submit(said({ name: 'Private Name', message: 'private words' }));
  await enter();
  await ask('/?q=private');
  await store.close();
  const answer = await ask('/');
  expect(answer.status).toBeGreaterThanOrEqual(500);
  expect(answer.html).not.toContain('Error:');
  expect(lines.join('')).not.toMatch(/private|office@ledger|sign-in\/[\w-]{10}/i);
});

test('an enquiry has a link for each number, and says that its address cannot be mailed', async () => {
  const { store, ask, enter, names } = await open();
  const phone = '+91 098765 43210 / ०४२२ ४०००००० ext 12';
  await store.submit(said({ name: 'Two numbers', phone, email: 'two@example..org' }));
  await store.submit(said({ name: 'One number', phone: '94430 12345 (after 6 pm)' }));
  const [lead] = (await allLeads(store)).filter(({ name }) => name === 'Two numbers');
  await enter();
  const { html } = await ask(`/enquiries/${lead?.id}`);
  for (const link of [
    'href="tel:+919876543210"',
    'href="tel:+914224000000;ext=12"',
    'href="https://wa.me/919876543210?',
  ])
    expect(html).toContain(link);
  expect(html).not.toContain('wa.me/914224');
  expect(html).toContain(staffMail.notMailable('two@example..org'));
  expect(html).not.toContain('mailto:');
  for (const query of ['98765 43210', '0422-4000000', '௯௮௭௬௫ ௪௩௨௧௦', '98765 43210 / 0422 4000000'])
    expect(await names(`q=${encodeURIComponent(query)}`), query).toEqual(['Two numbers']);
  const [other] = (await allLeads(store)).filter(({ name }) => name === 'One number');
  expect((await ask(`/enquiries/${other?.id}`)).html.match(/href="tel:[^"]*"/g)).toContain('href="tel:+919443012345"');
});
