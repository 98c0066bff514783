import { afterEach, describe, expect, test } from 'vitest';
import { sampleEditions } from '../../../tests/support/firms.ts';
import type { LeadsConfig } from '../../settings.ts';
import type { Store } from '../store/store.ts';
import { allLeads, makeSubmission, subscribed, testConfig, testLog, testStore } from '../store/testing/fixtures.ts';
import { backoff, GIVE_UP_AFTER } from './delivery.ts';
import { startOutbox } from './outbox.ts';
import { arrived, createClock, eventually, stopAll, stopLater, testHook, testMailServer } from './testing/fixtures.ts';
import { header, readBody, startMailServer } from './testing/mail-server.ts';
import { signature } from './webhook.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const SECRET = 'a secret of length';

afterEach(stopAll);

const start = (store: Store, config: LeadsConfig, now: () => number = Date.now) => {
  const log = testLog();
  const outbox = stopLater(startOutbox({ editions: sampleEditions(), store, config, log, now, pollEvery: 20 }));
  return { outbox, lines: log.lines };
};

const mailed = (url: string, more: Record<string, string> = {}) =>
  testConfig({
    SMTP_URL: url,
    NOTIFY_TO: 'a@firm.example,b@firm.example',
    SITE_ORIGIN: 'https://tax.example',
    ...more,
  });

/** Opens a mail server, and a store whose notifications go there. */
const mailedStore = async (more?: Record<string, string>) => {
  const smtp = await testMailServer();
  const config = mailed(smtp.url, more);
  return { smtp, config, store: await testStore(config) };
};

const startMailed = async (now?: () => number) => {
  const { smtp, config, store } = await mailedStore();
  return { smtp, store, ...start(store, config, now) };
};

const deliveries = async (store: Store) => store.db.selectFrom('outbox').selectAll().execute();

describe('a mail to the staff', () => {
  test('arrives once, from us, with replies to the visitor', async () => {
    const { smtp, store } = await startMailed();
    await store.submit(
      makeSubmission({
        name: 'Eve\u2028Bcc: x@y.z',
        email: 'eve@example.org',
        message: 'வணக்கம்\n.\nSubject: second\n\n<script>',
      }),
    );
    const mail = await arrived(smtp);
    expect(mail?.to).toEqual(['a@firm.example', 'b@firm.example']);
    expect(header(mail, 'reply-to')).toBe('eve@example.org');
    expect(header(mail, 'subject')).toMatch(/^New enquiry \S{4}-\S{4}: GST Registration$/);
    expect(header(mail, 'content-type')).toMatch(/^multipart\/alternative/);
    const head = mail?.raw.split('\r\n\r\n', 1)[0] ?? '';
    expect(head).not.toMatch(/Eve|Bcc|second|script/);
    expect(readBody(mail).replaceAll('\r\n', '\n')).toContain('வணக்கம்\n.\nSubject: second\n\n<script>');
    await eventually(async () => expect(await deliveries(store)).toMatchObject([{ state: 'sent', attempts: 1 }]));
  });

  test('offers calls, replies and marking, with text alone', async () => {
    const { smtp, store } = await startMailed();
    const typed = '<img src=x onerror=alert(1)> & "quotes"';
    await store.submit(makeSubmission({ name: typed, phone: '098765 43210', message: typed }));
    const mail = await arrived(smtp);
    const [lead] = await allLeads(store);
    const [text, html] = [readBody(mail), readBody(mail, 'text/html')];
    for (const link of [
      'tel:+919876543210',
      'https://wa.me/919876543210?text=',
      `https://tax.example/enquiry/answered/${lead?.id}.`,
    ]) {
      expect(text).toContain(link);
      expect(html).toContain(`<a href="${link}`);
    }
    // The link is below the signature line, which mail programs leave out of an answer.
    expect(text.replaceAll('\r\n', '\n').split('\n-- \n')[1]).toContain('/enquiry/answered/');
    expect(decodeURIComponent(html)).toContain(`about your enquiry ${lead?.reference}`);
    expect(html).not.toContain('<img');
    // The name at the start and in its row, and the message.
    expect(html.match(/&lt;img src=x onerror=alert\(1\)&gt; &amp; &quot;quotes&quot;/g)).toHaveLength(3);
  });

  test('names sender, deadline and history, and links the desk', async () => {
    const { smtp, config, store } = await mailedStore({ DESK_ORIGIN: 'https://desk.example', STAFF: 'a@firm.example' });
    await store.submit(makeSubmission({ message: 'first', receivedAt: Date.now() - 60_000 }));
    const [first] = await allLeads(store);
    await store.db.deleteFrom('outbox').execute();
    await store.submit(makeSubmission({ message: 'second' }));
    start(store, config);
    const text = readBody(await arrived(smtp));
    const second = (await allLeads(store)).find(({ message }) => message === 'second');
    expect(text).toMatch(/^Meena Example sent the contact form\. Please answer by .+ \(India\)\./);
    expect(text).toContain(`Earlier enquiries: ${first?.reference}`);
    expect(text).toContain(`https://desk.example/enquiries/${second?.id}`);
  });

  test('says that an enquiry was withdrawn, and nothing of it', async () => {
    const { smtp, store } = await startMailed();
    const submitted = await store.submit(makeSubmission());
    const receipt = submitted.result === 'key-reused' ? null : submitted.receipt;
    await eventually(async () => expect(await deliveries(store)).toMatchObject([{ state: 'sent' }]));
    await store.enquiries.act(receipt?.token ?? '', '3210', 'withdraw', Date.now());
    const mail = await arrived(smtp, 2);
    expect(header(mail, 'subject')).toBe(`Withdrawn: enquiry ${receipt?.reference}`);
    expect(header(mail, 'reply-to')).toBe('');
    expect(`${readBody(mail)}${readBody(mail, 'text/html')}`).not.toMatch(/Meena|43210|example\.org|call me/);
  });

  test.each(['a@b.c,d@e.f', '<x>@example.org', '"Mallory"@example.org', 'பெயர்@example.org'])(
    'sets no reply to the unusual address %s',
    async (email) => {
      const { smtp, store } = await startMailed();
      await store.submit(makeSubmission({ email }));
      const mail = await arrived(smtp);
      expect(header(mail, 'reply-to')).toBe('');
      expect(mail?.to).toHaveLength(2);
      expect(readBody(mail)).toContain(email);
    },
  );

  test('tells how many messages wait as doubtful', async () => {
    const { smtp, config, store } = await mailedStore();
    await store.submit(makeSubmission({ state: 'held' }));
    start(store, config);
    await store.submit(makeSubmission({ name: 'Other' }));
    expect(readBody(await arrived(smtp))).toContain('held for review: 1');
  });

  test('reports held ones within a minute, many at once', async () => {
    const clock = createClock();
    const { smtp, store } = await startMailed(clock.now);
    for (let index = 0; index < 20; index++)
      await store.submit(
        makeSubmission({ state: 'held', reasons: ['flood'], name: `n${index}`, receivedAt: clock.now() }),
      );
    clock.pass(40_000);
    const mail = await arrived(smtp);
    expect(header(mail, 'subject')).toMatch(/^Held for review: enquiry /);
    expect(readBody(mail)).toContain('held for review: 20');
    await eventually(async () => expect(await deliveries(store)).toMatchObject([{ state: 'sent' }]));
    await store.submit(makeSubmission({ state: 'held', reasons: ['flood'], name: 'later', receivedAt: clock.now() }));
    clock.pass(40_000);
    await arrived(smtp, 2);
  });

  test.each([421, 451, 550] as const)('is retried after %i, without its words in the log', async (code) => {
    const clock = createClock();
    const { smtp, store, lines } = await startMailed(clock.now);
    smtp.behave(code);
    await store.submit(makeSubmission({ receivedAt: clock.now() }));
    await eventually(async () =>
      expect((await deliveries(store))[0]?.last_error).toMatch(new RegExp(`^SMTP .*${code}|^SMTP E`)),
    );
    expect(await deliveries(store)).toMatchObject([{ state: 'pending', attempts: 1 }]);
    smtp.behave('accept');
    clock.pass(MINUTE);
    await arrived(smtp);
    expect(lines.join('\n')).not.toMatch(/secret|meena|firm\.example/i);
  });

  test('keeps its Message-ID after a cut connection', async () => {
    const clock = createClock();
    const { smtp, store } = await startMailed(clock.now);
    smtp.behave('cut');
    await store.submit(makeSubmission({ receivedAt: clock.now() }));
    await eventually(async () => expect((await deliveries(store))[0]?.last_error).not.toBeNull());
    smtp.behave('accept');
    clock.pass(MINUTE);
    await arrived(smtp, 2);
    const ids = smtp.mails.map((mail) => header(mail, 'message-id'));
    expect(ids[0]).toMatch(/^<[\da-f-]{36}@tax\.example>$/);
    expect(new Set(ids).size).toBe(1);
  });

  test('a slow mail server gets each mail once', async () => {
    const { smtp, store } = await startMailed();
    smtp.behave('slow');
    for (let index = 0; index < 6; index++) await store.submit(makeSubmission({ name: `n${index}` }));
    await eventually(async () => expect((await deliveries(store)).every(({ state }) => state === 'sent')).toBe(true));
    expect(smtp.mails).toHaveLength(6);
  });

  test('survives a day without mail server, then is abandoned', async () => {
    const clock = createClock();
    const closed = await startMailServer();
    const port = Number(new URL(closed.url).port);
    await closed.close();
    const config = mailed(closed.url);
    const store = await testStore(config);
    start(store, config, clock.now);
    for (let index = 0; index < 5; index++)
      await store.submit(makeSubmission({ name: `n${index}`, receivedAt: clock.now() }));
    const attempts = async () => (await deliveries(store)).map((delivery) => delivery.attempts);
    const settled = () =>
      eventually(async () => {
        for (const { attempts: count, lease_owner } of await deliveries(store))
          expect([count > 0, lease_owner]).toEqual([true, null]);
      });
    const passDay = async () => {
      const end = clock.now() + DAY;
      while (clock.now() < end) {
        await settled();
        const before = await attempts();
        clock.pass(2 * 60 * MINUTE);
        await eventually(async () => {
          for (const [index, count] of (await attempts()).entries()) expect(count).toBeGreaterThan(before[index] ?? 0);
        });
      }
      await settled();
    };
    await passDay();
    expect((await deliveries(store)).every(({ state }) => state === 'pending')).toBe(true);
    const again = await testMailServer(port);
    again.behave(451);
    await passDay();
    await passDay();
    expect((await deliveries(store)).every(({ state }) => state === 'pending')).toBe(true);
    clock.pass(2 * DAY);
    await eventually(async () => expect((await deliveries(store)).every(({ state }) => state === 'dead')).toBe(true));
    again.behave('accept');
    expect(await store.desk.retry('staff', clock.now())).toBe(5);
    await arrived(again, 5);
  });

  test('pauses up to an hour with jitter, for three days', () => {
    expect(GIVE_UP_AFTER).toBeGreaterThan(3 * DAY);
    expect(backoff(1, () => 0)).toBe(4000);
    expect(backoff(1, () => 1)).toBe(6000);
    expect(backoff(50, () => 0.5)).toBe(60 * MINUTE);
  });
});

describe('the newsletter’s mail', () => {
  test('asks the address itself, with one-click headers', async () => {
    const { smtp, store } = await startMailed();
    await store.submit(subscribed('ann@example.org'));
    const mail = await arrived(smtp);
    expect(mail?.to).toEqual(['ann@example.org']);
    expect(header(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    // A mail has one link, named by what the page asks for.
    expect(readBody(mail).match(/https?:/g)).toHaveLength(1);
    expect(readBody(mail, 'text/html').match(/<a [^>]*>[^<]*<\/a>/g)).toEqual([
      expect.stringMatching(/^<a href="https:\/\/tax\.example\/newsletter\/confirm\/[\w-]+">Confirm<\/a>$/),
    ]);
    const token = /https:\/\/tax\.example\/newsletter\/confirm\/([\w-]+)/.exec(readBody(mail))?.[1] ?? '';
    const unsubscribe =
      /<https:\/\/tax\.example\/newsletter\/unsubscribe\/([\w.-]+)>/.exec(header(mail, 'list-unsubscribe'))?.[1] ?? '';
    expect(await store.newsletter.confirm(token, Date.now())).toBe(true);
    expect(store.newsletter.leadOfUnsubscribeToken(unsubscribe)).toBe((await allLeads(store))[0]?.id);
  });

  test.runIf(sampleEditions().ta)('is in the language of the page', async () => {
    const { smtp, store } = await startMailed();
    await store.submit(subscribed('ann@example.org', { language: 'ta' }));
    expect(readBody(await arrived(smtp))).toMatch(/உறுதி செய்ய: https:/);
  });

  test('abandons an unknown address, and stores an unmailable one', async () => {
    const { smtp, store } = await startMailed();
    smtp.behave(550);
    await store.submit(subscribed('nobody@example.org'));
    await store.submit(subscribed('x,y@example.org'));
    await eventually(async () => expect((await deliveries(store)).map(({ state }) => state)).toEqual(['dead', 'dead']));
    expect((await allLeads(store)).map(({ state }) => state)).toEqual(['unconfirmed', 'unconfirmed']);
  });
});

describe('a webhook', () => {
  const startHooked = async (url: string, now?: () => number) => {
    const config = testConfig({ WEBHOOK_URL: url, WEBHOOK_SECRET: SECRET });
    const store = await testStore(config);
    start(store, config, now);
    return store;
  };

  test('is signed with its time', async () => {
    const hook = await testHook(() => ({ status: 204 }));
    const store = await startHooked(hook.origin);
    await store.submit(makeSubmission());
    await eventually(() => expect(hook.calls).toHaveLength(1));
    const [call] = hook.calls;
    const time = Number(call?.headers['webhook-timestamp']);
    expect(Math.abs(time - Date.now() / 1000)).toBeLessThan(10);
    expect(call?.headers['webhook-signature']).toBe(
      signature(SECRET, String(call?.headers['webhook-id']), time, call?.body ?? ''),
    );
    expect(JSON.parse(call?.body ?? '')).toMatchObject({
      type: 'lead.created',
      lead: { email: 'meena@example.org', page: '/contact' },
    });
  });

  test('the signature is the one of the Standard Webhooks', () => {
    // The example of the specification's own libraries.
    const body = '{"test": 2432232314}';
    expect(signature('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'msg_p5jXN8AQM9LWM0D4loKWxJek', 1614265330, body)).toBe(
      'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    );
  });

  test('follows no redirect, and retries a 500', async () => {
    const inside = await testHook(() => ({ status: 200 }));
    const hook = await testHook((_call, count) =>
      count === 1 ? { status: 307, location: inside.origin } : count === 2 ? { status: 500 } : { status: 200 },
    );
    const clock = createClock();
    const store = await startHooked(hook.origin, clock.now);
    await store.submit(makeSubmission({ receivedAt: clock.now() }));
    for (const error of ['WEBHOOK 307', 'WEBHOOK 500']) {
      await eventually(async () =>
        expect(await deliveries(store)).toMatchObject([{ state: 'pending', last_error: error }]),
      );
      clock.pass(MINUTE);
    }
    await eventually(async () => expect(await deliveries(store)).toMatchObject([{ state: 'sent', attempts: 3 }]));
    expect(inside.calls).toHaveLength(0);
    expect(new Set(hook.calls.map((call) => call.headers['webhook-id'])).size).toBe(1);
  });

  test('delays no mail when it never answers', async () => {
    const hook = await testHook(() => null);
    const { smtp, config, store } = await mailedStore({ WEBHOOK_URL: hook.origin, WEBHOOK_SECRET: SECRET });
    const { outbox } = start(store, config);
    await store.submit(makeSubmission());
    await arrived(smtp);
    // It waits for the call for some seconds and gives it back: it would never be answered.
    await outbox.stop();
    expect((await deliveries(store)).find(({ channel }) => channel === 'webhook')).toMatchObject({
      state: 'pending',
      lease_owner: null,
    });
  });
});

test('logs that nobody is told without a channel', async () => {
  const config = testConfig();
  const { lines } = start(await testStore(config), config);
  expect(lines.join()).toContain('Notifications disabled');
});
