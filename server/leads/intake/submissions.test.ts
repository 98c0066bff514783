import { afterEach, describe, expect, test, vi } from 'vitest';
import { contactFieldsIn } from '../../../src/forms/contact.ts';
import { sampleEdition } from '../../../tests/support/firms.ts';
import { StorageError } from '../store/errors.ts';
import { pragma } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { allLeads, cleanUp, readDeliveries, testConfig, testStore } from '../store/testing/fixtures.ts';
import { closeServers, contactForm, multipart, post, startForms } from './testing/form-server.ts';

const edition = sampleEdition();
const { firm, refusals, newsletterFormTexts } = edition;
const services = contactFieldsIn(edition).flatMap((field) => (field.kind === 'choice' ? field.values : []));

const HTML = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

const notified = { SMTP_URL: 'smtp://127.0.0.1:1', NOTIFY_TO: 'staff@example.com' };

const start = async (env: Record<string, string> = {}, now?: () => number) => {
  const config = testConfig({ SITE_ORIGIN: 'https://tax.example', ...env });
  const store = await testStore(config);
  return { store, ...(await startForms(store, config, now)) };
};

const readReceipt = async (answer: Response) => (await answer.json()) as { reference: string; page: string };

afterEach(async () => {
  await closeServers();
  await cleanUp();
});

describe('the contact form', () => {
  test.each([
    ['multipart', multipart(contactForm)],
    ['URL-encoded', new URLSearchParams(contactForm)],
  ])('a %s post is stored before it is answered', async (_name, body) => {
    const { origin, store } = await start(notified);
    const response = await post(origin, body, {
      'x-page': '/services/gst-notices?utm=x',
      'x-referrer': 'https://search.example/results?q=private+words',
      'idempotency-key': 'b7d1c3a0-4d0a-4a52-9f0e-1a2b3c4d5e6f',
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ ok: true });
    const [lead] = await allLeads(store);
    expect(lead).toMatchObject({
      name: 'Meena Example',
      service: 'GST Notices & Appeals',
      message: 'Please call me about a notice.',
      page: '/services/gst-notices',
      referrer: 'https://search.example/results',
      state: 'new',
    });
    expect(await readDeliveries(store, lead?.id ?? '')).toHaveLength(1);
  });

  test('stores the same words after an answer as new', async () => {
    const { origin, store } = await start(notified);
    const send = async () => {
      const receipt = await readReceipt(await post(origin, multipart(contactForm)));
      return { ...receipt, token: receipt.page.split('/').at(-1) ?? '' };
    };
    const waiting = async () => (await store.daily.waiting()).map(({ reference }) => reference);
    const mails = () => store.db.selectFrom('outbox').select('id').where('channel', '=', 'mail').execute();
    const first = await send();
    await store.desk.change((await allLeads(store))[0]?.id ?? '', 'answered', 'Ravi', Date.now());
    const second = await send();
    expect(second.reference).not.toBe(first.reference);
    expect([await waiting(), (await mails()).length]).toEqual([[second.reference], 2]);
    await store.db.updateTable('outbox').set({ state: 'sent', attempts: 1 }).execute();
    await store.enquiries.act(second.token, '3210', 'withdraw', Date.now());
    const third = await send();
    expect(await waiting()).toEqual([third.reference]);
    expect((await send()).reference).toBe(third.reference);
    expect(await allLeads(store)).toHaveLength(3);
  });

  test('refuses long texts and piles of marks at once', async () => {
    const { origin } = await start();
    const composed: string[] = [];
    const { normalize } = String.prototype;
    const spy = vi.spyOn(String.prototype, 'normalize').mockImplementation(function (this: string, form?: string) {
      composed.push(String(this));
      return normalize.call(this, form);
    });
    const marks = (count: number): string => `a${'\u0301'.repeat(count)}${'\u0316'.repeat(count)}`;
    const { page } = await readReceipt(await post(origin, new URLSearchParams(contactForm)));
    try {
      for (const [fields, expected] of [
        [{ name: marks(5_000) }, 'at most 200 characters'],
        [{ name: marks(90) }, 'cannot be used'],
        [{ message: marks(2_400) }, 'cannot be used'],
        [{ email: `${marks(5_000)}@example.org` }, 'at most 254 characters'],
        [{ phone: marks(5_000) }, 'at most 40 characters'],
        [{ service: marks(5_000) }, 'at most 60 characters'],
      ] as const) {
        const answer = await post(origin, new URLSearchParams({ ...contactForm, ...fields }));
        expect(answer.status).toBe(422);
        expect(((await answer.json()) as { message: string }).message).toContain(expected);
      }
      const robot = { ...contactForm, 'bot-field': 'x', message: marks(5_000) };
      expect((await post(origin, new URLSearchParams(robot))).status).toBe(200);
      const digits = await fetch(origin + page, {
        method: 'POST',
        body: new URLSearchParams({ do: 'show', digits: `3210${marks(5_000)}` }),
      });
      expect(digits.status).toBe(403);
    } finally {
      spy.mockRestore();
    }
    expect(composed.length).toBeGreaterThan(0);
    expect(composed.filter((text) => text.length > 20_000 || /\p{M}{31}/u.test(text))).toEqual([]);
  });

  test.each(services)('takes the service "%s"', async (service) => {
    const { origin } = await start();
    expect((await post(origin, multipart({ ...contactForm, service }))).status).toBe(200);
  });

  test('stores a retry and a double click once', async () => {
    const { origin, store } = await start();
    const key = { 'idempotency-key': 'key-of-one-message' };
    const answers = [
      ...(await Promise.all([1, 2, 3].map(() => post(origin, multipart(contactForm), key)))),
      ...(await Promise.all([1, 2].map(() => post(origin, multipart(contactForm))))),
    ];
    const [lead, ...more] = await allLeads(store);
    expect(more).toEqual([]);
    const receipts = await Promise.all(answers.map(readReceipt));
    expect(receipts.map(({ reference }) => reference)).toEqual(Array(5).fill(lead?.reference));
    expect(new Set(receipts.map(({ page }) => page)).size).toBe(5);
    const other = await post(origin, multipart({ ...contactForm, message: 'Other words' }), key);
    expect(other.status).toBe(422);
    expect(await other.json()).toMatchObject({ ok: false, error: 'key-reused' });
    expect((await post(origin, multipart(contactForm), { 'idempotency-key': 'short' })).status).toBe(400);
  });

  test("leads a browser without JavaScript to its enquiry's page", async () => {
    const { origin, store } = await start();
    const go = async (referer: string, fields: Record<string, string> = contactForm) => {
      const response = await post(origin, multipart(fields), { accept: HTML, referer });
      return [response.status, response.headers.get('location')];
    };
    const sent = expect.stringMatching(/^\/enquiry\/[\w-]{32}#contact-sent$/);
    expect(await go('https://tax.example/contact?x=1')).toEqual([303, sent]);
    const newsletter = { 'form-name': 'newsletter', email: 'meena@example.org' };
    for (const [referer, page] of [
      [`${origin}/about`, '/about'],
      ['https://evil.example/phish', '/blog'],
      ['https://tax.example//evil.example/', '/evil.example/'],
      ['not an address', '/blog'],
    ] as const)
      expect(await go(referer, newsletter)).toEqual([303, `${page}#newsletter-subscribed`]);
    expect(await go(`${origin}/about`, { ...newsletter, email: '' })).toEqual([303, '/about#newsletter-failed']);
    const failed = await go('https://tax.example/contact', { ...contactForm, email: '' });
    expect(failed).toEqual([303, '/contact#contact-failed']);
    expect((await allLeads(store))[0]?.page).toBe('/contact');
  });

  test.each([
    ['name', ''],
    ['name', '   '],
    ['name', '\u200b\u200d'],
    ['name', 'x'.repeat(201)],
    ['name', 'two\nlines'],
    ['name', 'nul\u0000'],
    ['email', 'nobody'],
    ['email', 'a b@example.org'],
    ['email', `${'x'.repeat(250)}@e.in`],
    ['email', 'a@example.org\r\nBcc: b@example.org'],
    ['phone', ''],
    ['phone', '12'],
    ['phone', '1'.repeat(41)],
    ['service', 'Select a service'],
    ['service', 'gst registration'],
    ['message', ''],
    ['message', 'x'.repeat(5001)],
    ['message', 'escape \u001b[2J'],
    ['message', 'c1 \u0085'],
  ])('refuses %s = %j, names the field and keeps nothing', async (field, value) => {
    const { origin, store } = await start();
    const response = await post(origin, new URLSearchParams({ ...contactForm, [field]: value }));
    expect(response.status).toBe(422);
    const body = (await response.json()) as { fields: { field: string; message: string }[] };
    expect(body.fields.map((problem) => problem.field)).toEqual([field]);
    expect(await allLeads(store)).toEqual([]);
  });

  test.each([
    ['a name at its limit', { name: 'x'.repeat(200) }, { name: 'x'.repeat(200) }],
    [
      'a message at its limit, with the line breaks that a browser sends',
      { message: `${'x\r\n'.repeat(2499)}xx` },
      { message: `${'x\n'.repeat(2499)}xx` },
    ],
    ['5,000 letters of four bytes', { message: '\u{1F600}'.repeat(5000) }, { message: '\u{1F600}'.repeat(5000) }],
    ['letters that grow when they are composed', { name: '\u0958'.repeat(200) }, { name: '\u0915\u093c'.repeat(200) }],
    ['spaces around it', { name: '  Meena\u00a0 ' }, { name: 'Meena' }],
    ['decomposed accents', { name: 'Zoë Đặng 한글'.normalize('NFD') }, { name: 'Zoë Đặng 한글' }],
    ['the marks of a pasted phone number', { phone: '\u202a+91 98765 43210\u202c' }, { phone: '+91 98765 43210' }],
    [
      'invisible characters pasted along',
      { email: 'zw\u200bsp\u00ad@example\u2060.org', phone: '98765\u200d43210', name: '\u200bMeena\u00ad' },
      { email: 'zwsp@example.org', phone: '9876543210', name: 'Meena' },
    ],
    ['joiners that Indic scripts need', { name: 'ക്\u200dഷ' }, { name: 'ക്\u200dഷ' }],
    ['markup', { message: '<script>alert(1)</script>' }, { message: '<script>alert(1)</script>' }],
  ])('takes %s', async (_what, fields, stored) => {
    const { origin, store } = await start();
    expect((await post(origin, multipart({ ...contactForm, ...fields }))).status).toBe(200);
    expect((await allLeads(store))[0]).toMatchObject(stored);
  });
});

/** Returns an answer without what is different in each. */
const readShape = (answer: string): string =>
  answer.replace(/"reference":"\w{4}-\w{4}","page":"\/enquiry\/[\w-]{32}"/, 'receipt');

describe('robots', () => {
  test('get a success for a filled honeypot, unannounced', async () => {
    const { origin, store } = await start(notified);
    const good = await post(origin, multipart(contactForm));
    for (const fields of [
      { ...contactForm, 'bot-field': 'x' },
      { 'form-name': 'contact', 'bot-field': 'x', name: 'y'.repeat(900), email: '\u0000' },
    ]) {
      const robot = await post(origin, multipart(fields));
      expect(robot.status).toBe(good.status);
      expect(readShape(await robot.text())).toBe(readShape(await good.clone().text()));
      expect([...robot.headers.keys()].sort()).toEqual([...good.headers.keys()].sort());
    }
    const leads = await allLeads(store);
    expect(leads.map(({ state }) => state)).toEqual(['new', 'spam', 'spam']);
    expect(await store.db.selectFrom('outbox').selectAll().execute()).toHaveLength(1);
  });

  test('hold a message with several links', async () => {
    const { origin, store } = await start({ ...notified, ACKNOWLEDGE: 'on' });
    for (const message of ['See https://a.test and www.b.test', 'Our page is https://a.test'])
      expect((await post(origin, multipart({ ...contactForm, message }))).status).toBe(200);
    expect(await allLeads(store)).toMatchObject([
      { state: 'held', reasons: 'links' },
      { state: 'new', reasons: '' },
    ]);
    const sent = await store.db.selectFrom('outbox').select('channel').execute();
    expect(sent.map(({ channel }) => channel).sort()).toEqual(['acknowledge', 'mail', 'mail']);
  });

  test('a post that is too fast is held, not dropped', async () => {
    const { origin, store } = await start(notified);
    expect((await post(origin, multipart(contactForm), { 'x-elapsed-ms': '300' })).status).toBe(200);
    expect(await allLeads(store)).toMatchObject([{ state: 'held', reasons: 'too-fast' }]);
    expect((await post(origin, multipart(contactForm), { 'x-elapsed-ms': '9000' })).status).toBe(200);
    expect(await allLeads(store)).toMatchObject([{ state: 'new', repeats: 1 }]);
  });

  test('limits one address, and names the phone number', async () => {
    let time = Date.now();
    const { origin, store } = await start({ RATE_LIMIT_ADDRESS: '3' }, () => time);
    const statuses = [];
    for (let index = 0; index < 4; index++)
      statuses.push((await post(origin, multipart({ ...contactForm, name: `n${index}` }))).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const response = await post(origin, multipart(contactForm));
    const body = (await response.json()) as { message: string; phone: string };
    expect(Number(response.headers.get('retry-after'))).toBe(200);
    expect(body.message).toContain(firm.phone);
    const page = await post(origin, multipart(contactForm), { accept: HTML });
    expect(page.status).toBe(429);
    expect(await page.text()).toContain(firm.phone);
    time += 200_000;
    expect((await post(origin, multipart(contactForm))).status).toBe(200);
    expect(await allLeads(store)).toHaveLength(4);
  });

  test('trusts only the proxy for an address', async () => {
    const untrusted = await start({ RATE_LIMIT_ADDRESS: '1' });
    const from = (origin: string, ip: string) =>
      post(origin, multipart({ ...contactForm, name: ip }), { 'x-forwarded-for': ip });
    expect((await from(untrusted.origin, '203.0.113.1')).status).toBe(200);
    expect((await from(untrusted.origin, '203.0.113.2')).status).toBe(429);
    const trusted = await start({ RATE_LIMIT_ADDRESS: '1', TRUST_PROXY: 'loopback' });
    expect((await from(trusted.origin, '203.0.113.1')).status).toBe(200);
    expect((await from(trusted.origin, '203.0.113.2')).status).toBe(200);
    expect((await from(trusted.origin, '2001:db8:1:2::1')).status).toBe(200);
    expect((await from(trusted.origin, '2001:db8:1:2:ffff::9')).status).toBe(429);
    expect((await from(trusted.origin, '2001:db8:1:3::1')).status).toBe(200);
  });

  test('holds a flood, and refuses only a greater one', async () => {
    const { origin, store } = await start({ RATE_LIMIT_FORM: '2' });
    for (let index = 0; index < 10; index++)
      expect((await post(origin, multipart({ ...contactForm, name: `n${index}` }))).status).toBe(200);
    expect((await post(origin, multipart(contactForm))).status).toBe(429);
    const states = (await allLeads(store)).map(({ state }) => state);
    expect(states.filter((state) => state === 'new')).toHaveLength(2);
    expect(states.filter((state) => state === 'held')).toHaveLength(8);
  });

  test('charge refused posts and robots to nobody else', async () => {
    const { origin, store } = await start({ RATE_LIMIT_FORM: '2' });
    const robot = { ...contactForm, 'bot-field': 'x' };
    for (let index = 0; index < 12; index++) {
      expect((await post(origin, multipart({ ...contactForm, message: '' }))).status).toBe(422);
      if (index < 9) expect((await post(origin, multipart({ ...robot, name: `n${index}` }))).status).toBe(200);
    }
    expect((await post(origin, multipart(contactForm))).status).toBe(200);
    expect((await allLeads(store)).map(({ state }) => state).filter((state) => state !== 'spam')).toEqual(['new']);
  });
});

describe('the newsletter form', () => {
  const form = {
    'form-name': 'newsletter',
    'bot-field': '',
    email: 'Ann@example.org',
    source: '/blog',
    timestamp: '2026-01-01T00:00:00.000Z',
    page_url: 'https://tax.example/blog',
    user_agent: 'agent',
  };

  test('answers a known address like a new one', async () => {
    const { origin, store } = await start();
    const first = await post(origin, new URLSearchParams(form));
    const second = await post(origin, new URLSearchParams(form));
    expect(await second.text()).toBe(await first.text());
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(await allLeads(store)).toMatchObject([
      {
        form: 'newsletter',
        state: 'unconfirmed',
        email: 'Ann@example.org',
        page: '/blog',
      },
    ]);
  });

  test('allows an address ten subscriptions an hour, all 120', async () => {
    let time = Date.now();
    const env = { ...notified, RATE_LIMIT_ADDRESS: '1000', RATE_LIMIT_FORM: '1000', TRUST_PROXY: 'true' };
    const { origin } = await start(env, () => time);
    let count = 0;
    const ask = async (from: string) => {
      const body = new URLSearchParams({ ...form, email: `reader${count++}@example.org` });
      return (await post(origin, body, { 'x-forwarded-for': from })).status;
    };
    for (let index = 0; index < 10; index++) expect(await ask('203.0.113.1')).toBe(200);
    expect(await ask('203.0.113.1')).toBe(429);
    for (let index = 0; index < 110; index++) expect(await ask(`198.51.100.${index}`)).toBe(200);
    expect(await ask('203.0.113.2')).toBe(429);
    time += 60 * 60_000 + 1;
    expect(await ask('203.0.113.1')).toBe(200);
  });

  test('mails a mailbox twice an hour, however spelled', async () => {
    const { origin, store } = await start(notified);
    const statuses: number[] = [];
    for (const email of ['victim@example.org', 'victim+1@example.org', 'V.ictim@example.org', 'vic.tim+2@example.org'])
      statuses.push((await post(origin, new URLSearchParams({ ...form, email }))).status);
    // Nobody is told to wait for a mail that is not sent.
    expect(statuses).toEqual([200, 200, 429, 429]);
    expect(await store.db.selectFrom('outbox').select('id').execute()).toHaveLength(2);
  });

  test('refuses with the texts that the page shows', async () => {
    const { origin } = await start();
    const message = async (email: string) =>
      ((await (await post(origin, new URLSearchParams({ ...form, email }))).json()) as { message: string }).message;
    expect(await message(' ')).toBe(newsletterFormTexts.fields.email.missing);
    expect(await message('ann@example')).toBe(newsletterFormTexts.fields.email.invalid);
  });

  test('drops addresses of other sites without refusing', async () => {
    const { origin, store } = await start();
    const notes = { source: 'javascript:alert(1)', page_url: '//evil.example/x' };
    expect((await post(origin, new URLSearchParams({ ...form, ...notes }))).status).toBe(200);
    const [lead] = await allLeads(store);
    expect(lead?.page).toBeNull();
  });

  test('says of every address that it needs confirming', async () => {
    const { origin, store } = await start(notified);
    const readAnswer = async (fields: Record<string, string>) =>
      (await post(origin, new URLSearchParams(fields))).json();
    const answer = await readAnswer(form);
    expect(answer).toMatchObject({ ok: true, confirm: true });
    await store.db.updateTable('leads').set({ state: 'confirmed' }).execute();
    expect(await readAnswer(form)).toEqual(answer);
    expect(await readAnswer({ ...form, 'bot-field': 'robot' })).toEqual(answer);
    const response = await post(origin, new URLSearchParams(form), { accept: HTML });
    expect(response.headers.get('location')).toBe('/blog#newsletter-confirm');
    const contact = await (await post(origin, multipart(contactForm))).json();
    expect(contact).not.toHaveProperty('confirm');
    const without = await start();
    expect(await (await post(without.origin, new URLSearchParams(form))).json()).not.toHaveProperty('confirm');
  });

  test("acts on the button of a link's page", async () => {
    const { origin, store } = await start(notified);
    await post(origin, new URLSearchParams(form));
    const [lead] = await allLeads(store);
    const token = await store.newsletter.issueToken(lead?.id ?? '', Date.now());
    const state = async () => (await allLeads(store))[0]?.state;
    const confirm = `${origin}/newsletter/confirm/${token}`;
    const page = await fetch(confirm);
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(await page.text()).toContain(`action="/newsletter/confirm/${token}"`);
    expect(await state()).toBe('unconfirmed');
    expect((await fetch(confirm, { method: 'POST', body: new URLSearchParams() })).status).toBe(200);
    expect(await state()).toBe('confirmed');
    expect((await fetch(`${origin}/newsletter/confirm/wrong%3Cscript%3E`)).status).toBe(410);

    const unsubscribe = `${origin}/newsletter/unsubscribe/${store.newsletter.unsubscribeToken(lead?.id ?? '')}`;
    expect(await (await fetch(unsubscribe)).text()).toContain('Unsubscribe');
    expect(await state()).toBe('confirmed');
    const oneClick = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await fetch(unsubscribe, { method: 'POST', body: oneClick })).status).toBe(200);
    expect(await state()).toBe('unsubscribed');
    expect((await fetch(confirm, { method: 'POST' })).status).toBe(410);
    expect((await fetch(`${origin}/newsletter/unsubscribe/made-up.token`, { method: 'POST' })).status).toBe(410);
  });

  test('says in a link that the store is unreachable', async () => {
    const { origin, store } = await start(notified);
    await post(origin, new URLSearchParams(form));
    const [lead] = await allLeads(store);
    const id = lead?.id ?? '';
    const token = await store.newsletter.issueToken(id, Date.now());
    if (store.file) pragma(store.file, 'query_only = ON');
    const press = async (path: string) => {
      const response = await fetch(origin + path, { method: 'POST' });
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
      const text = await response.text();
      expect(text).toContain(firm.phone);
      expect(text).not.toContain('message');
      return text;
    };
    expect(await press(`/newsletter/confirm/${token}`)).toContain('Your subscription was not confirmed yet.');
    expect(await press(`/newsletter/unsubscribe/${store.newsletter.unsubscribeToken(id)}`)).toContain(
      'You are still subscribed.',
    );
    if (store.file) pragma(store.file, 'query_only = OFF');
    expect((await fetch(`${origin}/newsletter/confirm/${token}`, { method: 'POST' })).status).toBe(200);
  });
});

describe('faults and strange requests', () => {
  test('refuse an unknown form', async () => {
    const { origin, store } = await start();
    const status = async (body: NonNullable<RequestInit['body']>, headers: Record<string, string> = {}) =>
      (await post(origin, body, headers)).status;
    expect(await status(JSON.stringify(contactForm), { 'content-type': 'application/json' })).toBe(415);
    expect(await status('hello', { 'content-type': 'text/plain' })).toBe(415);
    expect(await status(new URLSearchParams({ ...contactForm, 'form-name': 'other' }))).toBe(400);
    expect(await status(new URLSearchParams({ ...contactForm, 'form-name': '__proto__' }))).toBe(400);
    expect(await status(new URLSearchParams())).toBe(400);
    expect(await status(new URLSearchParams({ ...contactForm, message: 'x'.repeat(70_000) }))).toBe(413);
    expect(await status(multipart({ ...contactForm, message: 'x'.repeat(70_000) }))).toBe(413);
    expect((await fetch(`${origin}/`, { method: 'POST' })).status).toBe(400);
    const file = multipart(contactForm);
    file.append('message', new Blob(['x']), 'x.txt');
    expect(await status(file)).toBe(400);
    expect(await allLeads(store)).toEqual([]);
  });

  test('acknowledge nothing that the store failed to keep', async () => {
    const config = testConfig();
    const store = await testStore(config);
    const secret = 'Key (email)=(meena@example.org)';
    for (const error of [new StorageError('unavailable', 'SQLITE_FULL'), new Error(secret)]) {
      const failing: Store = { ...store, submit: () => Promise.reject(error) };
      const { origin, logged } = await startForms(failing, config);
      const response = await post(origin, multipart(contactForm));
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('30');
      const text = await response.text();
      expect(text).toContain(firm.phone);
      expect(text + logged.join('')).not.toContain(secret);
      expect(text).toContain(refusals.notStored.contact);
      const page = await post(origin, multipart(contactForm), { accept: HTML });
      expect([page.status, page.headers.get('location')]).toEqual([303, '/contact#contact-failed']);
      // A subscriber has sent no message.
      const subscription = await post(origin, multipart({ 'form-name': 'newsletter', email: 'ann@example.org' }));
      const answer = (await subscription.json()) as { message: string; phone: string };
      expect([subscription.status, answer.phone]).toEqual([503, firm.phone]);
      expect(answer.message).toMatch(/subscription/);
      expect(answer.message).toContain(firm.phone);
      expect(answer.message).not.toMatch(/message/);
    }
  });
});
