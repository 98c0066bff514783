/** It needs the build, which makes the module that renders. */

import { parse } from 'csv-parse/sync';
import { parse as parseHtml } from 'node-html-parser';
import { afterEach, describe, expect, test } from 'vitest';
import { staffMail } from '../../content/mail/en.ts';
import { answerDue } from '../../src/office/answer-due.ts';
import { sampleEdition } from '../../tests/support/firms.ts';
import { databaseKinds } from '../leads/store/testing/databases.ts';
import { allLeads, makeSubmission, readHistory, subscribed } from '../leads/store/testing/fixtures.ts';
import { LOCAL_STAFF } from './sign-in.ts';
import { closeDesks, office, openDesk } from './testing/open-desk.ts';

const { desk, officeHours } = sampleEdition();

const HOUR = 60 * 60_000;

afterEach(closeDesks);

describe('signing in', () => {
  test('takes a link once, within 15 minutes, by its button', async () => {
    let time = Date.now();
    const { ask, link, smtp } = await openDesk({ now: () => time });
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

  test('answers strangers alike and mails them nothing', async () => {
    const { ask, smtp, link } = await openDesk();
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

  test("ends one session, all of them, or a former member's", async () => {
    const staff = [office];
    const { ask, enter, store } = await openDesk({ staff });
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

  test('refuses a post from another site or from nowhere', async () => {
    const { ask, enter, store } = await openDesk();
    await store.submit(makeSubmission());
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
    const { ask, enter } = await openDesk();
    const looks = [await ask('/sign-in'), await ask('/nothing')];
    await enter();
    for (const path of ['/', '/month', '/nothing', '/export.csv', '/desk.js']) looks.push(await ask(path));
    for (const { headers } of looks) {
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-robots-tag')).toContain('noindex');
      const policy = headers.get('content-security-policy');
      expect(policy).toMatch(/^default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'sha256-/);
      expect(policy).not.toContain('unsafe');
    }
  });
});

describe.each(databaseKinds)('the inbox on %s', (kind) => {
  const now = Date.UTC(2026, 10, 25, 6);

  test('lists by state, with what is late, and counts', async () => {
    const { store, ask, enter, names } = await openDesk({ kind, now: () => now });
    expect(answerDue(now - 40 * 24 * HOUR, officeHours)).toBeLessThan(now);
    await store.submit(makeSubmission({ name: 'New One', receivedAt: now - HOUR, message: 'first' }));
    await store.submit(makeSubmission({ name: 'Late One', receivedAt: now - 40 * 24 * HOUR, message: 'second' }));
    await store.submit(makeSubmission({ name: 'Held One', receivedAt: now, state: 'held', message: 'third' }));
    await store.submit(makeSubmission({ name: 'Spam One', receivedAt: now, state: 'spam', message: 'fourth' }));
    await enter();
    for (const name of ['Late One', 'Held One', 'Spam One'])
      expect(await names(`state=${name.slice(0, 4).toLowerCase()}`)).toEqual([name]);
    expect(await names('state=new')).toEqual(['Late One', 'New One']);
    expect(await names('state=all')).toHaveLength(4);
    const { html } = await ask('/');
    expect(html).toContain('Late <span class="count late">1</span>');
  });

  test('finds by every field, in any spelling of a number', async () => {
    const { store, ask, enter, names } = await openDesk({ kind, now: () => now });
    const one = { name: 'Meena Kumari', phone: '+91 98430 11223', email: 'Meena@Example.org', message: '100% yarn' };
    await store.submit(
      makeSubmission({
        ...one,
        page: '/contact?service=gst-returns&city=tirupur',
        language: 'ta',
        receivedAt: now - HOUR,
      }),
    );
    await store.submit(
      makeSubmission({
        name: 'Another',
        phone: '044 2345678',
        email: 'b@example.org',
        message: 'hotel',
        receivedAt: now,
      }),
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
    const { store, ask, enter, lines } = await openDesk({ kind });
    await enter();
    await store.submit(makeSubmission());
    const id = (await allLeads(store))[0]?.id;
    const pages = [
      '/?q=%00',
      '/?q=a%00b',
      '/?page=%00',
      '/enquiries/%00',
      `/enquiries/${id}?q=%00`,
      '/export.csv?q=%00',
    ];
    for (const path of pages) expect([path, (await ask(path)).status]).toEqual([path, 400]);
    expect((await ask(`/enquiries/${id}/note`, { note: 'a\0b' })).status).toBe(400);
    for (const path of ['/enquiries/%00/answered', '/enquiries/%00/erase', '/sign-in/%00'])
      expect([path, (await ask(path, {})).status]).toEqual([path, 400]);
    expect((await store.desk.one(id ?? ''))?.history).toEqual([]);
    expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  test('records who did what and when, and undoes it', async () => {
    const { store, ask, press, enter } = await openDesk({ kind, now: () => now });
    await store.submit(makeSubmission({ receivedAt: now - HOUR }));
    const [lead] = await allLeads(store);
    await enter();
    const path = `/enquiries/${lead?.id}`;
    const act = async (action: string, form: Record<string, string> = {}) => (await ask(`${path}/${action}`, form)).to;
    const state = async () => (await allLeads(store))[0];
    expect(await act('answered')).toBe(`${path}?done=answered`);
    expect((await ask(`${path}?done=answered`)).html).toContain(`action="${path}/reopen"`);
    expect(await state()).toMatchObject({ answered_at: now, answered_by: office });
    expect(await act('answered')).toBe(`${path}?done=nothing`);
    await press((await ask(`${path}?done=answered`)).html, desk.undo);
    expect(await state()).toMatchObject({ answered_at: null, answered_by: null });
    await act('assign', { to: office });
    expect((await state())?.taken_by).toBe(office);
    await act('assign', { to: '', taken: office });
    expect((await state())?.taken_by).toBeNull();
    expect(await act('assign', { to: 'stranger@ledger.test' })).toBe(`${path}?done=nothing`);
    await act('spam');
    expect((await state())?.state).toBe('spam');
    const mails = await store.db.selectFrom('outbox').select('id').execute();
    await act('not-spam');
    expect((await state())?.state).toBe('new');
    // It came as a real enquiry: the office was told then.
    expect(await store.db.selectFrom('outbox').select('id').execute()).toEqual(mails);
    expect(await act('note', { note: 'Called. =1+1 <b>' })).toBe(`${path}?done=note`);
    expect((await ask(`${path}/note`, { note: '  ' })).html).toContain(desk.enquiry.noteMissing);
    expect((await readHistory(store, lead?.id ?? '')).map(({ who, event, note }) => [who, event, note])).toEqual([
      ...['answered', 'reopened', 'taken', 'left', 'spam', 'not spam'].map((event) => [office, event, null]),
      [office, 'note', 'Called. =1+1 <b>'],
    ]);
    expect((await ask(path)).html).toContain('Called. =1+1 &lt;b&gt;');
    expect((await ask('/enquiries/none')).status).toBe(404);
  });

  test('announces a released enquiry and retries an abandoned one', async () => {
    const { store, ask, enter } = await openDesk({ kind, now: () => now });
    await store.submit(makeSubmission({ state: 'held', reasons: ['links'], receivedAt: now }));
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

  test("erases one enquiry or all of a person's", async () => {
    const { store, ask, enter } = await openDesk({ kind, now: () => now });
    const person = { email: 'm@example.org', phone: '98430 11223' };
    await store.submit(makeSubmission({ ...person, message: 'one', receivedAt: now - 2 * HOUR }));
    await store.submit(
      makeSubmission({ email: null, phone: '+91 98430-11223', message: 'two', receivedAt: now - HOUR }),
    );
    await store.submit(subscribed('m@example.org', { receivedAt: now }));
    await store.submit(
      makeSubmission({ email: 'other@example.org', phone: '90000 00000', message: 'three', receivedAt: now }),
    );
    const lead = (await allLeads(store)).find(({ message }) => message === 'one');
    await store.desk.note(lead?.id ?? '', 'a', 'secret', now);
    await enter();
    const path = `/enquiries/${lead?.id}`;
    const { html } = await ask(`${path}/erase`);
    expect(html).toContain(desk.erase.all(3));
    expect(html).toContain(desk.nav.newsletter);
    expect((await ask(path)).html).toContain('two');
    await ask(`${path}/erase`, { whom: 'one' });
    expect((await allLeads(store)).length).toBe(3);
    expect(await store.db.selectFrom('history').selectAll().execute()).toEqual([]);
    const two = (await allLeads(store)).find(({ message }) => message === 'two');
    await ask(`/enquiries/${two?.id}/erase`, { whom: 'one' });
    expect(new Set((await allLeads(store)).map(({ message }) => message))).toEqual(new Set([null, 'three']));
  });

  test('erasing everything of a person takes only what was read', async () => {
    const { store, ask, press, enter } = await openDesk({ kind, now: () => now });
    const phone = '98430 11223';
    const wife = { name: 'Wife Example', email: 'wife@example.org', phone, service: 'GST Returns', receivedAt: now };
    await store.submit(makeSubmission({ ...wife, state: 'held' }));
    await store.submit(
      makeSubmission({ name: 'Husband Example', email: 'husband@example.org', phone, receivedAt: now - HOUR }),
    );
    const lead = (await allLeads(store)).find(({ name }) => name === 'Husband Example');
    await enter();
    const { html } = await ask(`/enquiries/${lead?.id}/erase`);
    for (const text of ['Wife Example', 'wife@example.org', 'GST Returns', desk.states.held])
      expect(html).toContain(text);
    await store.submit(
      makeSubmission({ name: 'Third Example', email: null, phone, message: 'unread', receivedAt: now }),
    );
    const again = await press(html, desk.erase.all(2));
    expect(again).toContain(desk.erase.more);
    expect(again).toContain('Third Example');
    expect(await allLeads(store)).toHaveLength(3);
    await press(again, desk.erase.all(3));
    expect(await allLeads(store)).toEqual([]);
  });

  describe('two members of the staff at once', () => {
    const colleague = 'partner@ledger.test';

    /** Opens one enquiry in the browsers of two people. */
    const openBoth = async (more: Parameters<typeof makeSubmission>[0] = {}) => {
      const { store, browse } = await openDesk({ kind, now: () => now, staff: [office, colleague] });
      await store.submit(makeSubmission({ receivedAt: now - HOUR, ...more }));
      const id = (await allLeads(store))[0]?.id ?? '';
      const [first, second] = [browse(), browse()];
      await first.enter(office);
      await second.enter(colleague);
      const lead = async () => (await allLeads(store))[0];
      const look = async ({ ask }: typeof first): Promise<string> => (await ask(`/enquiries/${id}`)).html;
      return { first, second, look, lead, id, store };
    };

    const { actions, assignToMe } = desk.enquiry;
    const { nobody } = desk.states;
    const has = (name: string): string => desk.row.has(name);

    test('gives it to one, and tells the other', async () => {
      const { first, second, look, lead } = await openBoth();
      const pages = [await look(first), await look(second)] as const;
      const answers = await Promise.all([first.press(pages[0], assignToMe), second.press(pages[1], assignToMe)]);
      const owner = (await lead())?.taken_by ?? '';
      const name = owner === office ? 'Office' : 'Partner';
      const [won, lost] = owner === office ? answers : [answers[1], answers[0]];
      expect(won).toContain(desk.did.assign(name));
      expect(lost).toContain(`${desk.did.nothing} ${has(name)}`);
      for (const { ask } of [first, second]) expect((await ask('/')).html).toContain(`>${has(name)}<`);
    });

    test('hands it over or leaves it, and records both', async () => {
      const { first, second, look, lead, id, store } = await openBoth();
      await first.press(await first.press(await look(first), assignToMe), 'Partner');
      expect((await lead())?.taken_by).toBe(colleague);
      expect((await second.ask('/?state=mine')).html).toContain(`/enquiries/${id}`);
      expect((await first.ask('/?state=mine')).html).not.toContain(`/enquiries/${id}`);
      expect((await first.ask('/?state=nobody')).html).not.toContain(`/enquiries/${id}`);
      await second.press(await look(second), nobody);
      expect((await first.ask('/?state=nobody')).html).toContain(`/enquiries/${id}`);
      expect((await readHistory(store, id)).map(({ who, event, note }) => [who, event, note])).toEqual([
        [office, 'taken', null],
        [office, 'handed', colleague],
        [colleague, 'left', null],
      ]);
    });

    test('leaves it, after an undo, to who took it over', async () => {
      const { first, second, look, lead } = await openBoth();
      const taken = await first.press(await look(first), assignToMe);
      await second.press(await look(second), assignToMe);
      expect(await first.press(taken, desk.undo)).toContain(desk.did.nothing);
      expect((await lead())?.taken_by).toBe(colleague);
      const left = await second.press(await look(second), nobody);
      await first.press(await look(first), assignToMe);
      await second.press(left, desk.undo);
      expect((await lead())?.taken_by).toBe(office);
    });

    test('gives it back by the undo of handing over', async () => {
      const { first, look, lead } = await openBoth();
      const handed = await first.press(await first.press(await look(first), assignToMe), 'Partner');
      await first.press(handed, desk.undo);
      expect((await lead())?.taken_by).toBe(office);
    });

    test('overwrites no call-back date that was not seen', async () => {
      const { first, second, look, lead } = await openBoth();
      const pages = [await look(first), await look(second)] as const;
      await first.press(pages[0], actions['call-again'], { day: '2026-12-01' });
      expect(await second.press(pages[1], actions.called, { day: '2026-12-02' })).toContain(desk.did.nothing);
      expect(await lead()).toMatchObject({ call_on: '2026-12-01', called_at: null });
    });

    test('counts of several chosen what the other did not do', async () => {
      const { first, second, look, lead, id, store } = await openBoth();
      await store.submit(makeSubmission({ message: 'another', receivedAt: now }));
      const [, other] = await allLeads(store);
      await second.press(await look(second), desk.enquiry.done);
      const { to } = await first.ask('/several', { lead: id, action: 'answered' });
      expect((await first.ask(to ?? '')).html).toContain(desk.did.several.none);
      expect(await lead()).toMatchObject({ answered_by: colleague });
      const done = await first.ask('/several', { lead: other?.id ?? '', action: 'answered' });
      await first.press((await first.ask(done.to ?? '')).html, desk.undo);
      expect((await allLeads(store)).map(({ answered_by }) => answered_by)).toEqual([colleague, null]);
    });

    test("keeps somebody else's answer after an old undo", async () => {
      const at = { time: now };
      const { store, browse } = await openDesk({ kind, now: () => at.time, staff: [office, colleague] });
      await store.submit(makeSubmission({ receivedAt: now - HOUR }));
      const id = (await allLeads(store))[0]?.id ?? '';
      const [first, second] = [browse(), browse()];
      await first.enter(office);
      await second.enter(colleague);
      const look = async ({ ask }: typeof first): Promise<string> => (await ask(`/enquiries/${id}`)).html;
      const answered = await first.press(await look(first), desk.enquiry.done);
      const shown = await look(first);
      at.time += 1;
      await second.press(await look(second), actions.reopen);
      await second.press(await look(second), desk.enquiry.done);
      for (const [page, label] of [
        [answered, desk.undo],
        [shown, actions.reopen],
      ] as const)
        expect(await first.press(page, label)).toContain(desk.did.nothing);
      expect((await allLeads(store))[0]).toMatchObject({ answered_by: colleague, answered_at: at.time });
      // The address of what was done offers no undo of what somebody else did since.
      expect((await first.ask(`/enquiries/${id}?done=answered`)).html).not.toContain(desk.undo);
    });

    test('an old undo of "Spam" or "Not spam" changes nothing', async () => {
      const { first, second, look, lead } = await openBoth();
      const spam = await first.press(await look(first), actions.spam);
      const real = await second.press(await look(second), actions['not-spam']);
      await first.press(await look(first), desk.enquiry.done);
      expect(await second.press(real, desk.undo)).toContain(desk.did.nothing);
      expect(await first.press(spam, desk.undo)).toContain(desk.did.nothing);
      expect(await lead()).toMatchObject({ state: 'new', answered_by: office });
    });
  });

  test('goes on to the next enquiry, and undoes one', async () => {
    const { store, ask, press, enter, names } = await openDesk({ kind, now: () => now });
    for (const [at, name] of ['First', 'Second', 'Third'].entries())
      await store.submit(makeSubmission({ name, message: name, receivedAt: now - (3 - at) * HOUR }));
    const leads = await allLeads(store);
    await enter();
    const makeTitle = (html: string): string => parseHtml(html).querySelector('h1')?.text ?? '';
    const second = (await ask(`/enquiries/${leads[1]?.id}?state=new`)).html;
    expect(second).toContain(desk.enquiry.place(2, 3, desk.states.new));
    const hrefs = ['prev', 'next'].map((rel) => parseHtml(second).querySelector(`[rel=${rel}]`)?.getAttribute('href'));
    expect(hrefs).toEqual([0, 2].map((at) => `/enquiries/${leads[at]?.id}?state=new`));
    const third = await press(second, desk.enquiry.doneNext, { outcome: 'Too expensive' });
    expect([makeTitle(third), third.includes(desk.did.other.answered('Second'))]).toEqual(['Third', true]);
    expect((await allLeads(store))[1]).toMatchObject({ answered_by: office, outcome: 'Too expensive' });
    const first = await press(third, desk.enquiry.doneNext);
    expect(makeTitle(first)).toBe('First');
    const list = await press(first, desk.enquiry.actions.spam);
    expect(makeTitle(list)).toBe(desk.list.titles.new);
    expect(await names('state=new')).toEqual([]);
    await press(list, desk.undo);
    await press(third, desk.undo);
    expect(await names('state=new')).toEqual(['First', 'Second']);
  });

  test('moves several to spam at once, and puts them back', async () => {
    const { store, ask, press, enter, names } = await openDesk({ kind, now: () => now });
    for (const message of ['one', 'two', 'three'])
      await store.submit(
        makeSubmission({ name: message, message, state: 'held', reasons: ['links'], receivedAt: now }),
      );
    await enter();
    const page = (await ask('/?state=held&select=all')).html;
    expect(parseHtml(page).querySelectorAll('input[type=checkbox][checked]')).toHaveLength(3);
    const chosen = (await allLeads(store)).filter(({ name }) => name !== 'one');
    const { to } = await ask('/several?state=held&select=all', [
      ...chosen.map(({ id }): [string, string] => ['lead', id]),
      ['action', 'spam'],
    ]);
    expect(await names('state=held')).toEqual(['one']);
    const after = (await ask(to ?? '')).html;
    expect(after).toContain(desk.did.several.spam(2));
    await press(after, desk.undo);
    expect(await names('state=held')).toHaveLength(3);
  });

  test('keeps a typed note, whichever button is pressed', async () => {
    const { store, ask, press, enter } = await openDesk({ kind, now: () => now });
    await store.submit(makeSubmission({ receivedAt: now - HOUR }));
    const id = (await allLeads(store))[0]?.id ?? '';
    await enter();
    const refused = await press((await ask(`/enquiries/${id}`)).html, desk.enquiry.actions.called, {
      note: 'Left word',
    });
    expect(refused).toContain(desk.enquiry.dayMissing);
    expect(parseHtml(refused).querySelector('textarea')?.text.trim()).toBe('Left word');
    await press(refused, desk.enquiry.assignToMe, { note: 'Left word' });
    expect((await readHistory(store, id)).map(({ event, note }) => [event, note])).toEqual([
      ['note', 'Left word'],
      ['taken', null],
    ]);
  });

  describe('a call-back date', () => {
    const DAY = 24 * HOUR;
    const today = '2026-11-25';

    const open = async () => {
      const at = { time: now };
      const { store, ask, press, enter, names } = await openDesk({ kind, now: () => at.time });
      await store.submit(makeSubmission({ name: 'Again', receivedAt: now - HOUR }));
      const id = (await allLeads(store))[0]?.id ?? '';
      await enter();
      const look = async (): Promise<string> => (await ask(`/enquiries/${id}`)).html;
      /** Returns the lists that hold it. */
      const lists = async (): Promise<string[]> => {
        const found: string[] = [];
        for (const state of ['new', 'late', 'again', 'planned'])
          if ((await names(`state=${state}`)).length > 0) found.push(state);
        return found;
      };
      return { at, store, press, look, lists, ask };
    };

    test('leaves it in New until a call, then counts late', async () => {
      const { at, press, look, lists, ask } = await open();
      await press(await look(), desk.enquiry.actions['call-again'], { day: '2026-12-15' });
      expect(await lists()).toEqual(['new']);
      expect((await ask('/')).html).toContain(desk.row.callAgain('15 Dec'));
      at.time += 10 * DAY;
      expect(await lists()).toEqual(['new', 'late']);
      await press(await look(), desk.enquiry.actions.called);
      expect(await lists()).toEqual(['planned']);
      at.time += 10 * DAY;
      expect(await lists()).toEqual(['again']);
      await press(await look(), desk.enquiry.done);
      expect(await lists()).toEqual([]);
    });

    test('shows it in New on its day without a call', async () => {
      const { press, look, lists } = await open();
      await press(await look(), desk.enquiry.actions['call-again'], { day: today });
      expect(await lists()).toEqual(['new', 'again']);
      await press(await look(), desk.enquiry.actions['call-again'], { day: '' });
      expect(await lists()).toEqual(['new']);
    });

    test('brings it back when the call is taken back', async () => {
      const { press, look, lists } = await open();
      const called = await press(await look(), desk.enquiry.actions.called, { day: '2026-12-01' });
      expect(await lists()).toEqual(['planned']);
      await press(called, desk.undo);
      expect(await lists()).toEqual(['new']);
    });

    test.each(['2026-11-24', '2026-02-30', 'soon'])('is refused where it is "%s"', async (day) => {
      const { press, look, store } = await open();
      expect(await press(await look(), desk.enquiry.actions['call-again'], { day })).toContain(desk.enquiry.dayMissing);
      expect((await allLeads(store))[0]?.call_on).toBeNull();
    });
  });

  test('shows an outcome that the owner took off the list', async () => {
    const { store, ask, press, enter } = await openDesk({ kind, now: () => now });
    await store.submit(makeSubmission({ receivedAt: now - HOUR }));
    const id = (await allLeads(store))[0]?.id ?? '';
    await store.desk.change(id, 'answered', office, now, { value: 'Moved to Chennai' });
    await enter();
    const { html } = await ask(`/enquiries/${id}`);
    expect(parseHtml(html).querySelector('select[name=outcome] option[selected]')?.text).toBe('Moved to Chennai');
    expect((await ask('/month')).html).toContain('Moved to Chennai');
    await press(html, desk.enquiry.actions.outcome, { outcome: 'invented' });
    expect((await allLeads(store))[0]?.outcome).toBeNull();
    await press((await ask(`/enquiries/${id}`)).html, desk.enquiry.actions.outcome, { outcome: 'Became a client' });
    expect((await allLeads(store))[0]?.outcome).toBe('Became a client');
  });

  test('tells what came since, and how many wait', async () => {
    const { store, ask, enter, browse } = await openDesk({ kind, now: () => now });
    await store.submit(makeSubmission({ message: 'before', receivedAt: now - HOUR }));
    expect((await ask('/news')).status).toBe(303);
    await enter();
    const inbox = parseHtml((await ask('/')).html).querySelector('main');
    expect(inbox?.getAttribute('data-known')).toBe('');
    const news = inbox?.getAttribute('data-news') ?? '';
    await store.submit(makeSubmission({ name: '<b>After', message: 'after', receivedAt: now }));
    await store.submit(makeSubmission({ message: 'doubtful', state: 'held', receivedAt: now }));
    const found = JSON.parse((await ask(news)).html);
    expect(found).toMatchObject({
      waiting: 2,
      rows: [{ id: (await allLeads(store)).find(({ message }) => message === 'after')?.id }],
    });
    expect(found.rows[0].html).toContain('&lt;b&gt;After');
    expect((await browse().ask(news)).status).toBe(303);
    expect(parseHtml((await ask('/')).html).querySelector('title')?.text).toMatch(/^\(2\) /);
  });

  test('counts a month by page, service, city and source', async () => {
    const { store, ask, enter } = await openDesk({ kind, now: () => now });
    const page = '/contact?service=gst-returns&city=tirupur';
    await store.submit(
      makeSubmission({
        name: 'A',
        message: '1',
        page,
        referrer: 'https://search.test/find',
        receivedAt: now - 20 * 24 * HOUR,
      }),
    );
    await store.submit(makeSubmission({ name: 'B', message: '2', page: '/contact', receivedAt: now }));
    await store.submit(makeSubmission({ name: 'C', message: '3', page, state: 'spam', receivedAt: now }));
    await enter();
    const { html } = await ask('/month');
    for (const text of ['<b>2</b>', 'search.test', 'Tirupur', 'GST Registration']) expect(html).toContain(text);
    expect(html).toContain(desk.month.figures.inTimeOf(0, 1));
    expect(html.slice(html.indexOf(desk.month.late))).toMatch(/, A<.*not answered, /);
    expect((await ask('/month?month=2026-10')).html).toContain(desk.month.empty);
  });

  test('lists newsletter addresses and exports the confirmed ones', async () => {
    const { store, ask, enter } = await openDesk({ kind });
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
    for (const action of ['answered', 'assign', 'spam', 'not-spam']) expect(html).not.toContain(`${path}/${action}`);
    await ask(`${path}/erase`, { whom: 'one' });
    expect(await allLeads(store)).toHaveLength(2);
    expect((await ask('/month')).html).toContain(desk.month.erasers.staff);
  });
});

test('exports every field with sortable times and no formula', async () => {
  const at = Date.UTC(2026, 10, 25, 20, 31);
  const { store, ask, enter } = await openDesk({ now: () => at });
  const enquiry = {
    name: '=cmd()',
    message: 'two\n=lines _x0041_',
    page: '/contact?city=salem',
    phone: '+919843011223',
  };
  await store.submit(makeSubmission({ ...enquiry, receivedAt: at - 60_000 }));
  const [lead] = await allLeads(store);
  await store.desk.note(lead?.id ?? '', 'ravi@ledger.example', 'Called, no answer', at);
  await enter();
  const [row]: Record<string, string>[] = parse((await ask('/export.csv?state=all')).html, {
    columns: true,
    bom: true,
  });
  expect(row).toMatchObject({
    Received: '2026-11-26 02:00',
    Name: "'=cmd()",
    Phone: '+91 98430 11223',
    City: 'Salem',
    Status: 'New',
    Message: "two\n'=lines _x0041_",
    Notes: 'ravi@ledger.example: Called, no answer',
  });
  for (const heading of [desk.enquiry.rows.answered, desk.enquiry.outcome, desk.enquiry.holder])
    expect(row).toHaveProperty([heading]);
  const excel = await ask('/export.xlsx?state=all');
  expect(excel.headers.get('content-disposition')).toBe('attachment; filename="enquiries-2026-11-26.xlsx"');
  expect(excel.html.slice(0, 2)).toBe('PK');
});

test('disarms formulas in CSV, and keeps telephone numbers readable', async () => {
  const { store, ask, enter } = await openDesk();
  const texts = ['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\t=1', '＝1+1', 'a,"b"\nc', "Call me\n=cmd|'/c calc'!A0"];
  for (const text of texts) await store.submit(makeSubmission({ message: text, name: `=${text}` }));
  const phones = [
    '919876543210',
    '+919876543210',
    '+91-98765-43210',
    '(0422) 2345678',
    '+91 98765 43210 / 94430 12345',
  ];
  for (const phone of phones) await store.submit(makeSubmission({ phone }));
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

test('reports an unreachable store without personal data', async () => {
  const { store, ask, enter, lines } = await openDesk();
  await store.submit(makeSubmission({ name: 'Private Name', message: 'private words' }));
  await enter();
  await ask('/?q=private');
  await store.close();
  const answer = await ask('/');
  expect(answer.status).toBeGreaterThanOrEqual(500);
  expect(answer.html).not.toContain('Error:');
  expect(lines.join('')).not.toMatch(/private|office@ledger|sign-in\/[\w-]{10}/i);
});

test('links each number, and marks an address without mail', async () => {
  const { store, ask, enter, names } = await openDesk();
  const phone = '+91 098765 43210 / ०४२२ ४०००००० ext 12';
  await store.submit(makeSubmission({ name: 'Two numbers', phone, email: 'two@example..org' }));
  await store.submit(makeSubmission({ name: 'One number', phone: '94430 12345 (after 6 pm)' }));
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
