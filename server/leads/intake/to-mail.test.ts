/** Text is typed into a form, posted over HTTP, and arrives by SMTP. */

import { afterEach, describe, expect, test } from 'vitest';
import { staffMail } from '../../../content/mail/en.ts';
import { sampleEdition, sampleEditions } from '../../../tests/support/firms.ts';
import { startOutbox } from '../outbox/outbox.ts';
import { createClock, eventually, soon, stopAll, stopLater, testMailServer } from '../outbox/testing/fixtures.ts';
import { header, type Mail, type MailServer, readBody } from '../outbox/testing/mail-server.ts';
import { databaseKinds, testDatabase } from '../store/testing/databases.ts';
import { allLeads, testConfig, testLog, testStore } from '../store/testing/fixtures.ts';
import { closeServers, contactForm, multipart, post, startForms } from './testing/form-server.ts';

afterEach(async () => {
  await closeServers();
  await stopAll();
});

const MINUTE = 60_000;
const { confirmMail, newsletterFormTexts } = sampleEdition();

const OFFICE = 'office@firm.example';

interface Body {
  readonly ok: boolean;
  readonly message: string;
  readonly confirm?: true;
}

const mailsTo = ({ mails }: MailServer, address: string): readonly Mail[] =>
  mails.filter(({ to }) => to.includes(address));

describe.each(databaseKinds)('a form on %s', (kind) => {
  const start = async (env: Record<string, string> = {}) => {
    const smtp = await testMailServer();
    const mail = { SMTP_URL: smtp.url, NOTIFY_TO: OFFICE, ACKNOWLEDGE: 'on', SITE_ORIGIN: 'https://tax.example' };
    const config = testConfig({ ...(await testDatabase(kind)), ...mail, ...env });
    const store = await testStore(config);
    const clock = createClock();
    const { origin } = await startForms(store, config, clock.now);
    stopLater(
      startOutbox({ editions: sampleEditions(), store, config, log: testLog(), now: clock.now, pollEvery: 20 }),
    );
    const answered = async (response: Response) => ({
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      body: (await response.json()) as Body,
    });
    const ask = async (fields: Record<string, string>) =>
      answered(await post(origin, multipart({ ...contactForm, ...fields })));
    const subscribe = async (email: string, headers: Record<string, string> = {}) =>
      answered(await post(origin, new URLSearchParams({ 'form-name': 'newsletter', email }), headers));
    const press = async (path: string): Promise<number> => (await fetch(origin + path, { method: 'POST' })).status;
    /** Returns the mails to an address, once so many have come. */
    const come = async (address: string, count: number): Promise<readonly Mail[]> => {
      await soon(() => mailsTo(smtp, address).length).toBe(count);
      return mailsTo(smtp, address);
    };
    /** Waits until nothing is left, so that a mail that has not come does not come. */
    const settle = () =>
      eventually(async () =>
        expect(await store.db.selectFrom('outbox').select('id').where('state', '=', 'pending').execute()).toEqual([]),
      );
    return { smtp, store, clock, ask, subscribe, press, come, settle };
  };

  const confirmPath = (mail: Mail | undefined): string =>
    /https:\/\/tax\.example(\/newsletter\/confirm\/[\w-]+)/.exec(readBody(mail))?.[1] ?? '';
  const unsubscribePath = (mail: Mail | undefined): string =>
    /<https:\/\/tax\.example(\/newsletter\/unsubscribe\/[\w.-]+)>/.exec(header(mail, 'list-unsubscribe'))?.[1] ?? '';

  test('reaches the office with a link for each number', async () => {
    const { ask, come } = await start();
    const calls = [
      ['+91 098765 43210', ['tel:+919876543210']],
      ['௯௮௭௬௫ ௪௩௨௧௦', ['tel:+919876543210']],
      ['+91 (0)422 4000000 ext 12', ['tel:+914224000000;ext=12']],
      ['98765 43210 / 94430 12345', ['tel:+919876543210', 'tel:+919443012345']],
    ] as const;
    for (const [at, [phone, uris]] of calls.entries()) {
      expect((await ask({ phone, message: `${at}` })).status).toBe(200);
      const text = readBody((await come(OFFICE, at + 1)).at(-1));
      expect(text.match(/tel:\S+/g)).toEqual(uris);
      const chats = uris.filter((uri) => !uri.includes('ext')).map((uri) => uri.replace('tel:+', 'https://wa.me/'));
      expect(text.match(/https:\/\/wa\.me\/\d+/g) ?? []).toEqual(chats);
    }
  });

  test('mails the sender despite stray signs around the address', async () => {
    const { ask, subscribe, store, come } = await start();
    const typed = {
      stop: 'stop@example.org.',
      comma: 'comma@example.org,',
      brackets: '<brackets@example.org>',
      named: 'Ravi Kumar <named@example.org>',
      link: 'mailto:link@example.org',
      spaces: 'spaces @example. org',
      invisible: 'invi\u200bsible@example.org',
      quoted: '"quoted@example.org";',
    };
    for (const [name, email] of Object.entries(typed)) {
      const address = `${name}@example.org`;
      expect((await ask({ email, message: name })).status).toBe(200);
      expect((await allLeads(store)).map(({ email: stored }) => stored)).toContain(address);
      expect(header((await come(address, 1))[0], 'subject')).toContain('We have your enquiry');
      expect((await subscribe(email)).body.confirm).toBe(true);
      expect(confirmPath((await come(address, 2))[1])).not.toBe('');
    }
    const replies = (await come(OFFICE, Object.keys(typed).length)).map((mail) => header(mail, 'reply-to'));
    expect(replies.sort()).toEqual(
      Object.keys(typed)
        .map((name) => `${name}@example.org`)
        .sort(),
    );
  });

  test('takes an enquiry without a mailable address', async () => {
    const { ask, subscribe, store, come, smtp } = await start();
    const addresses = ['a@example..org', 'a..b@example.org', 'a@-example.org', 'ரவி@example.org', 'a@192.168.1.1'];
    for (const [at, email] of addresses.entries()) {
      expect((await ask({ email })).status).toBe(200);
      const mail = (await come(OFFICE, at + 1)).at(-1);
      expect(header(mail, 'reply-to')).toBe('');
      expect(readBody(mail)).toContain(staffMail.notMailable(email));
      const { status, body } = await subscribe(email);
      expect([status, body.message]).toEqual([422, newsletterFormTexts.fields.email.invalid]);
    }
    expect(await allLeads(store)).toHaveLength(addresses.length);
    expect(smtp.mails).toHaveLength(addresses.length);
  });

  test('mails again after unsubscribing within a quarter hour', async () => {
    const { subscribe, press, come, store } = await start();
    await subscribe('ann@example.org');
    const [first] = await come('ann@example.org', 1);
    expect(await press(unsubscribePath(first))).toBe(200);
    expect((await subscribe('ann@example.org')).body.confirm).toBe(true);
    const [, second] = await come('ann@example.org', 2);
    expect(await press(confirmPath(first))).toBe(410);
    expect(await press(confirmPath(second))).toBe(200);
    expect(await allLeads(store)).toMatchObject([{ state: 'confirmed' }]);
  });

  test('mails once in a quarter hour while the link works', async () => {
    const { subscribe, come, settle, clock } = await start();
    const { body } = await subscribe('ann@example.org');
    await come('ann@example.org', 1);
    expect((await subscribe('ann@example.org')).body).toEqual(body);
    await settle();
    await come('ann@example.org', 1);
    clock.pass(16 * MINUTE);
    expect((await subscribe('ann@example.org')).body).toEqual(body);
    await come('ann@example.org', 2);
  });

  test('answers a confirmed subscriber like a new one', async () => {
    const { subscribe, press, come, clock, store } = await start();
    const { body } = await subscribe('ann@example.org');
    const [first] = await come('ann@example.org', 1);
    await press(confirmPath(first));
    clock.pass(16 * MINUTE);
    expect((await subscribe('ann@example.org')).body).toEqual(body);
    const [, second] = await come('ann@example.org', 2);
    expect(header(second, 'subject')).toBe(confirmMail.known.subject);
    expect(readBody(second)).not.toContain('http');
    expect((await subscribe('ann@example.org')).body).toEqual(body);
    expect(await allLeads(store)).toMatchObject([{ state: 'confirmed' }]);
  });

  test('mails a subscriber who confirmed and subscribes again at once', async () => {
    const { subscribe, press, come, clock } = await start();
    const { body } = await subscribe('ann@example.org');
    const [first] = await come('ann@example.org', 1);
    clock.pass(MINUTE);
    await press(confirmPath(first));
    clock.pass(MINUTE);
    expect((await subscribe('ann@example.org')).body).toEqual(body);
    const [, second] = await come('ann@example.org', 2);
    expect(header(second, 'subject')).toBe(confirmMail.known.subject);
  });

  test('tells repeated unsubscribers when the next mail comes', async () => {
    const { subscribe, press, come, settle, clock } = await start();
    for (const count of [1, 2]) {
      expect((await subscribe('ann@example.org')).body.confirm).toBe(true);
      const mails = await come('ann@example.org', count);
      await settle();
      await press(unsubscribePath(mails.at(-1)));
    }
    const refused = await subscribe('ann@example.org');
    expect(refused).toMatchObject({ status: 429, retryAfter: '3600', body: { ok: false } });
    clock.pass(61 * MINUTE);
    expect((await subscribe('ann@example.org')).body.confirm).toBe(true);
    await come('ann@example.org', 3);
  });

  test('promises no mail while a subscription is held', async () => {
    const { subscribe, smtp, settle } = await start();
    const { status, body } = await subscribe('ann@example.org', { 'x-elapsed-ms': '10' });
    expect([status, body.ok, body.confirm]).toEqual([200, true, undefined]);
    await settle();
    expect(mailsTo(smtp, 'ann@example.org')).toEqual([]);
  });
});
