/** It needs the build, which makes the module that renders. */
import { parse } from 'node-html-parser';
import { afterEach, describe, expect, test } from 'vitest';
import { MAX_MAIL_LENGTH } from '../../src/desk/page.ts';
import { sampleEditions, sampleSite } from '../../tests/support/firms.ts';
import { startOutbox } from '../leads/outbox/outbox.ts';
import { header, readBody } from '../leads/outbox/testing/mail-server.ts';
import { databaseKinds } from '../leads/store/testing/databases.ts';
import { allLeads, makeSubmission, readHistory } from '../leads/store/testing/fixtures.ts';
import { closeDesks, openDesk } from './testing/open-desk.ts';

afterEach(closeDesks);

describe.each(databaseKinds)('a mail from the desk on %s', (kind) => {
  const start = async () => {
    const opened = await openDesk({ kind });
    await opened.store.submit(makeSubmission());
    await opened.enter();
    const [lead] = await allLeads(opened.store);
    const id = lead?.id ?? '';
    return { ...opened, id, path: `/enquiries/${id}/write` };
  };

  test('goes once, and is recorded', async () => {
    const { store, config, smtp, ask, id, path } = await start();
    expect((await ask(path)).html).toContain('Meena Example');
    const form = { subject: 'Papers\r\nBcc: victim@example.org', text: 'Dear Meena,\n.\nbring your PAN.', mails: '0' };
    expect((await ask(path, { ...form, marks: '1' })).to).toContain('done=mailed');
    const again = await ask(path, { ...form, marks: '1' });
    expect(again.status).toBe(409);
    expect(again.html).toContain('bring your PAN');
    const { mails } = smtp;
    mails.length = 0;
    const outbox = startOutbox({
      editions: sampleEditions(),
      store,
      config,
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
      pollEvery: 20,
    });
    const toVisitor = () => mails.filter(({ to }) => to.includes('meena@example.org'));
    await expect.poll(() => toVisitor().length, { timeout: 20_000 }).toBe(1);
    await outbox.stop();
    const [mail] = toVisitor();
    expect(mail?.to).toEqual(['meena@example.org']);
    expect(header(mail, 'bcc')).toBe('');
    expect(header(mail, 'reply-to')).toContain(sampleSite().firm.email);
    expect(readBody(mail)).toContain('bring your PAN.');
    expect((await readHistory(store, id)).map(({ event }) => event)).toEqual(['mailed', 'answered']);
    await store.desk.erase([id], Date.now());
    expect(await store.db.selectFrom('history').selectAll().execute()).toEqual([]);
  });

  const hasAnswers = sampleSite().savedReplies.length > 0;

  test.runIf(hasAnswers)('quotes the enquiry in a saved reply', async () => {
    const { ask, path } = await start();
    expect((await ask(path, { fill: 'papers' })).html).toContain('&gt; Please call me.');
  });

  test.runIf(hasAnswers)('exchanges a saved reply, and keeps what was typed', async () => {
    const { ask, path } = await start();
    const readFields = (html: string): { readonly [name: string]: string; readonly text: string } => {
      const page = parse(html);
      const inputs = page
        .querySelectorAll('input')
        .map((field) => [field.getAttribute('name'), field.getAttribute('value')]);
      return { ...Object.fromEntries(inputs), text: page.querySelector('textarea')?.text.trim() ?? '' };
    };
    const choose = async (html: string, fill: string, typed: Record<string, string> = {}) =>
      (await ask(path, { ...readFields(html), ...typed, fill })).html;
    const papers = await choose((await ask(path)).html, 'papers');
    const called = await choose(papers, 'we-call-you');
    expect(readFields(called).text).not.toContain('PAN');
    expect(readFields(called).text.split('> Please call me.')).toHaveLength(2);
    const text = `${readFields(called).text.replaceAll('\n', '\r\n')}\r\nBring your seal.`;
    const both = await choose(called, 'papers', { text, subject: 'My subject' });
    expect(readFields(both)).toMatchObject({ subject: 'My subject', chosen: 'papers' });
    expect(readFields(both).text).toContain('PAN');
    expect(readFields(both).text).toContain(text.replaceAll('\r\n', '\n'));
    expect(parse(both).querySelector('[role=status]')).not.toBeNull();
  });

  test('goes once when two write at the same moment', async () => {
    const { ask, path, store, id } = await start();
    const form = { subject: 'Papers', text: 'Dear Meena', mails: '0' };
    const answers = await Promise.all([ask(path, form), ask(path, form)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    expect(await readHistory(store, id)).toHaveLength(1);
  });

  test('keeps what was typed where it is too long', async () => {
    const { ask, path } = await start();
    const text = 'அ'.repeat(MAX_MAIL_LENGTH + 5);
    const { status, html } = await ask(path, { subject: 'Papers', text, mails: '0' });
    expect(status).toBe(422);
    expect(html).toContain(text);
  });
});
