import { afterEach, describe, expect, test } from 'vitest';
import { keptFor } from '../../../content/own-facts.ts';
import { LANGUAGE_FIELD } from '../../../src/forms/field.ts';
import { closeServers, contactForm, multipart, post, startForms } from '../intake/testing/form-server.ts';
import { newReference } from '../store/keys.ts';
import { databaseKinds, testDatabase } from '../store/testing/databases.ts';
import { allLeads, cleanUp, readHistory, subscribed, testConfig, testStore } from '../store/testing/fixtures.ts';

afterEach(async () => {
  await closeServers();
  await cleanUp();
});

const DAY = 24 * 60 * 60 * 1000;
const told = { SMTP_URL: 'smtp://127.0.0.1:9', NOTIFY_TO: 'office@firm.example' };

describe.each(databaseKinds)('the page of an enquiry on %s', (kind) => {
  const start = async (env: Record<string, string> = {}) => {
    const config = testConfig({ ...(await testDatabase(kind)), SITE_ORIGIN: 'https://tax.example', ...env });
    const store = await testStore(config);
    let time = Date.now();
    const { origin, logged } = await startForms(store, config, () => time);
    const send = async (more: Record<string, string> = {}) => {
      const answer = await post(origin, multipart({ ...contactForm, ...more }));
      return (await answer.json()) as { reference: string; page: string };
    };
    const read = async (page: string) => {
      const answer = await fetch(origin + page);
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    };
    const press = async (page: string, does: string, digits: string, headers: Record<string, string> = {}) => {
      const body = new URLSearchParams({ do: does, digits });
      const answer = await fetch(origin + page, { method: 'POST', body, headers, redirect: 'manual' });
      return { status: answer.status, headers: answer.headers, text: await answer.text() };
    };
    return { origin, logged, store, send, read, press, pass: (ms: number) => (time += ms) };
  };

  test('shows by its link the state alone', async () => {
    const { store, send, read } = await start(told);
    const { reference, page } = await send();
    const before = await read(page);
    expect(before.status).toBe(200);
    expect(before.text).toContain(`Your enquiry ${reference}`);
    expect(before.text.match(/Not yet/g)).toHaveLength(2);
    expect(before.text).not.toMatch(/Meena|43210|notice\.|example\.org|shown/);
    expect(Object.fromEntries(before.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    const [lead] = await allLeads(store);
    await store.db.updateTable('outbox').set({ state: 'sent', sent_at: Date.now() }).execute();
    await store.desk.change(lead?.id ?? '', 'answered', 'Ravi', Date.now());
    expect((await read(page)).text).not.toContain('Not yet');
  });

  test('shows the message and a copy for four digits', async () => {
    const { send, press } = await start();
    const { reference, page } = await send({ message: 'A <b>notice</b>\nof %%reference%%' });
    // The whole number will do as well.
    for (const digits of ['3210', ' 32 10', '98765 43210', '+91 (0)98765 43210', '௩௨௧௦', '३२१०', '３２１０']) {
      const shown = await press(page, 'show', digits);
      expect([shown.status, shown.text.includes('Message: A &lt;b&gt;notice&lt;/b&gt;\nof %%reference%%')]).toEqual([
        200,
        true,
      ]);
    }
    const copy = await press(page, 'download', '3210');
    expect(copy.headers.get('content-disposition')).toBe(`attachment; filename="${reference}.txt"`);
    expect(copy.headers.get('cache-control')).toBe('no-store');
    expect(copy.text).toContain('Full Name: Meena Example\r\n');
    expect(copy.text).toContain(`Reference: ${reference}\r\n`);
  });

  test('closes for good after the fifth wrong answer', async () => {
    const { send, press, read } = await start();
    const first = await send();
    for (const digits of ['0000', '', '321', 'abcd'])
      expect((await press(first.page, 'show', digits)).status).toBe(403);
    expect((await press(first.page, 'show', '3210')).status).toBe(200);
    for (let count = 1; count <= 4; count++) expect((await press(first.page, 'show', '9999')).text).toContain('wrong');
    expect((await press(first.page, 'show', '9999')).text).toContain('closed');
    for (const does of ['show', 'download', 'withdraw', 'ask', 'erase'])
      expect(await press(first.page, does, '3210')).toMatchObject({ status: 403 });
    expect((await read(first.page)).text).toContain('closed');

    const second = await send({ message: 'Another matter' });
    const guesses = Array.from({ length: 40 }, (_, index) => press(second.page, 'show', String(3190 + index)));
    const right = (await Promise.all(guesses)).filter(({ status }) => status === 200).length;
    expect(right).toBeLessThanOrEqual(1);
    expect((await press(second.page, 'show', '3210')).status).toBe(right === 1 ? 200 : 403);
  });

  test('another link of the same enquiry gives no more guesses', async () => {
    const { send, press } = await start();
    const pages = [(await send()).page, (await send()).page];
    for (let count = 0; count < 5; count++) await press(pages[count % 2] ?? '', 'show', '9999');
    for (const page of pages) expect((await press(page, 'show', '3210')).status).toBe(403);
  });

  test.each([
    ['98765 43210 / 94430 12345', '3210', '2345'],
    ['0422-2345678, 98765 43210', '5678', '3210'],
    ['+91 98765 43210 +91 94430 12345', '3210', '2345'],
    ['9876543210 9443012345', '3210', '2345'],
    ['98765 43210 94430 12345', '3210', '2345'],
    ['office 0422 2345678 or mobile 9876543210', '5678', '3210'],
    ['௯௮௭௬௫ ௪௩௨௧௦, 0422 2345678 ext 12', '3210', '௫௬௭௮'],
  ])('opens "%s" with each of the two numbers', async (phone, first, second) => {
    const { send, press } = await start();
    const { page } = await send({ phone });
    for (const digits of [first, second]) expect((await press(page, 'show', digits)).text).toContain('shown');
    expect((await press(page, 'show', '9999')).status).toBe(403);
  });

  test.each(['call me', '12', '௯௮௭'])('stays closed for the number "%s" without four digits', async (phone) => {
    const { store, send, press, read } = await start();
    const { page } = await send();
    // The form asks again for such a number; enquiries stored earlier may hold one.
    await store.db.updateTable('leads').set({ phone }).execute();
    expect((await read(page)).text).toContain('closed');
    for (const digits of ['', '12', '0012', 'call']) expect((await press(page, 'erase', digits)).status).toBe(403);
  });

  test('erases after one question, and mails nothing more', async () => {
    const { store, send, press, read } = await start({ ...told, ACKNOWLEDGE: 'on' });
    const { reference, page } = await send();
    const asked = await press(page, 'ask', '3210');
    expect([asked.status, asked.text.includes('<i>3210</i>')]).toEqual([200, true]);
    expect(await allLeads(store)).toHaveLength(1);
    const erased = await press(page, 'erase', '3210');
    expect([erased.status, erased.text.includes('Your enquiry is erased')]).toEqual([200, true]);
    for (const table of ['leads', 'outbox', 'tokens', 'history', 'idempotency_keys'] as const)
      expect(await store.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
    expect(await store.db.selectFrom('erasures').select(['who', 'leads', 'reference']).execute()).toEqual([
      { who: 'visitor', leads: 1, reference },
    ]);
    expect((await read(page)).status).toBe(404);
  });

  test('withdraws once, and tells who had been told', async () => {
    const { store, send, press, read } = await start({ ...told, ACKNOWLEDGE: 'on' });
    const { page } = await send();
    await store.db.updateTable('outbox').set({ state: 'sent', attempts: 1 }).where('channel', '=', 'mail').execute();
    for (let count = 0; count < 2; count++) {
      const answer = await press(page, 'withdraw', '3210');
      expect([answer.status, answer.headers.get('location')]).toEqual([303, page]);
    }
    const [lead] = await allLeads(store);
    expect(lead?.withdrawn_at).not.toBeNull();
    const rows = await store.db.selectFrom('outbox').select(['channel', 'state']).orderBy('created_at').execute();
    expect(rows).toEqual([
      { channel: 'mail', state: 'sent' },
      { channel: 'mail', state: 'pending' },
    ]);
    expect(await readHistory(store, lead?.id ?? '')).toMatchObject([{ who: 'visitor', event: 'withdrawn' }]);
    expect((await read(page)).text).not.toContain('withdrawable');
    // A sender who repeats a withdrawn enquiry wants an answer after all: it is another enquiry.
    expect((await send()).page).not.toBe(page);
    expect(await allLeads(store)).toHaveLength(2);
    await store.db.updateTable('outbox').set({ state: 'sent' }).execute();
    const untold = await send({ message: 'Nobody was told of this one' });
    await press(untold.page, 'withdraw', '3210');
    expect(await store.db.selectFrom('outbox').selectAll().where('state', '=', 'pending').execute()).toEqual([]);
  });

  test('wrong, old, erased and strange tokens are answered alike', async () => {
    const { store, send, read, press, pass } = await start();
    const { reference, page } = await send();
    await store.submit(subscribed('ann@example.org'));
    const leads = await allLeads(store);
    const subscriber = leads.find(({ form }) => form === 'newsletter')?.id ?? '';
    const [lead] = leads;
    const token = page.slice('/enquiry/'.length);
    const wrong = [
      'x',
      'x'.repeat(32),
      token.slice(1),
      `${token}A`,
      token.toUpperCase(),
      encodeURIComponent(`${token} `),
      reference,
      newReference(),
      lead?.id ?? '',
      await store.newsletter.issueToken(subscriber, Date.now()),
      store.newsletter.unsubscribeToken(subscriber),
      store.enquiries.answeredToken(lead?.id ?? '', Date.now()),
      encodeURIComponent("' or 1=1 --"),
      encodeURIComponent('"><script>%%title%%'),
    ].map((each) => `/enquiry/${each}`);
    const answers = [];
    for (const each of wrong) answers.push(await read(each), await press(each, 'erase', '3210'));
    pass(keptFor.enquiryPageDays * DAY + 1);
    answers.push(await read(page), await press(page, 'erase', '3210'));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 404 });
    expect(await allLeads(store)).toHaveLength(2);
  });

  test('a page of another site can press no button', async () => {
    const { store, send, press } = await start();
    const { page } = await send();
    for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])
      expect((await press(page, 'erase', '3210', headers as Record<string, string>)).status).toBe(403);
    expect(await allLeads(store)).toHaveLength(1);
    // The page's own policy makes browsers leave out where the post comes from.
    expect((await press(page, 'erase', '3210', { origin: 'null', 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  test('slows down one address', async () => {
    const { send, press } = await start({ RATE_LIMIT_ADDRESS: '3' });
    const { page } = await send();
    const guess = () => press('/enquiry/unknown', 'show', '1');
    const statuses = [(await guess()).status, (await guess()).status, (await guess()).status, (await guess()).status];
    expect(statuses).toEqual([404, 404, 404, 429]);
    expect((await press(page, 'show', '3210')).headers.get('retry-after')).toMatch(/^\d+$/);
  });

  test('logs no token, digit or word of a sender', async () => {
    const { logged, send, read, press, store } = await start();
    const { page } = await send();
    const [lead] = await allLeads(store);
    const answered = `/enquiry/answered/${store.enquiries.answeredToken(lead?.id ?? '', Date.now())}`;
    await read(page);
    await read(answered);
    await press(page, 'show', '0321');
    await press(page, 'show', '3210');
    await press(page, 'nonsense', '3210', { referer: `https://tax.example${page}` });
    await press(answered, '', '');
    await press(page, 'erase', '3210');
    const lines = logged.filter((line) => !line.includes('Server listening')).join('');
    expect(lines).toContain('/enquiry/:token');
    for (const secret of [page.slice(9), answered.slice(-32), 'Meena', '43210', 'example.org'])
      expect(lines).not.toContain(secret);
  });

  test('keeps the token private in refusals and errors', async () => {
    const { origin, send, press, read } = await start({ RATE_LIMIT_ADDRESS: '1' });
    const { page } = await send();
    await press(page, 'show', '1');
    const answers = [
      await press(page, 'show', '1'),
      await read(`${page}/more`),
      await read(`/enquiry/answered/none`),
      await fetch(origin + page, { method: 'POST', body: new URLSearchParams({ digits: 'x'.repeat(70_000) }) }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([429, 404, 404, 413]);
    for (const { headers } of answers)
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
  });

  test('a store that is away says so, and changes nothing', async () => {
    const { send, press, read, store } = await start();
    const { page } = await send();
    await store.close();
    expect((await read(page)).status).toBeGreaterThanOrEqual(500);
    expect((await press(page, 'erase', '3210')).status).toBeGreaterThanOrEqual(500);
  });

  test('marks as answered only by the button', async () => {
    const { store, send, read, press, pass } = await start();
    const { reference, page } = await send({ [LANGUAGE_FIELD]: 'ta' });
    const [lead] = await allLeads(store);
    expect(lead).toMatchObject({ language: 'ta' });
    const link = `/enquiry/answered/${store.enquiries.answeredToken(lead?.id ?? '', Date.now())}`;
    // A mail scanner opens every link, more than once.
    for (let count = 0; count < 3; count++) {
      const { status, text } = await read(link);
      expect([status, text.match(/<button/g)?.length, text.includes(reference)]).toEqual([200, 1, true]);
      expect(text).not.toMatch(/Meena|43210/);
    }
    expect(await allLeads(store)).toMatchObject([{ answered_at: null }]);
    expect((await press(link, '', '', { origin: 'https://evil.example' })).status).toBe(403);
    const forged = [`${lead?.id}.${'A'.repeat(32)}`, lead?.id, store.newsletter.unsubscribeToken(lead?.id ?? '')];
    for (const token of forged) {
      expect((await read(`/enquiry/answered/${token}`)).status).toBe(404);
      expect((await press(`/enquiry/answered/${token}`, '', '')).status).toBe(404);
    }
    // It ends: mails are forwarded, and lie about for years.
    pass(31 * DAY);
    expect([(await read(link)).status, (await press(link, '', '')).status]).toEqual([404, 404]);
    pass(-31 * DAY);
    expect((await press(link, '', '')).status).toBe(200);
    const [marked] = await allLeads(store);
    expect(marked).toMatchObject({ answered_by: 'mail', answered_at: expect.any(Number) });
    await press(link, '', '');
    expect(await allLeads(store)).toMatchObject([{ answered_at: marked?.answered_at }]);
    expect(await readHistory(store, lead?.id ?? '')).toMatchObject([{ who: 'mail', event: 'answered' }]);
    await press(page, 'erase', '3210');
    expect((await read(link)).status).toBe(404);
    expect((await press(link, '', '')).status).toBe(404);
  });
});
