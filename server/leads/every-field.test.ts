/** Follows every field of every form through the server: into the database, the mail, the webhook and the export. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { FieldKind } from '../../src/forms/field.ts';
import { type FieldName, fieldNames, formNames, forms } from '../../src/forms/forms.ts';
import { sampleFields } from '../../src/forms/testing/samples.ts';
import type { LeadsConfig } from '../settings.ts';
import { readCommand } from './commands/arguments.ts';
import { runLeads } from './commands/run-leads.ts';
import { closeServers, multipart, post, startForms } from './intake/testing/form-server.ts';
import { startOutbox } from './outbox/outbox.ts';
import { stopAll, stopLater, testMailServer } from './outbox/testing/fixtures.ts';
import { bodyOf, type MailServer } from './outbox/testing/mail-server.ts';
import { personFields } from './store/keys.ts';
import type { Store } from './store/store.ts';
import { databaseKinds, testDatabase } from './store/testing/databases.ts';
import { allLeads, testConfig, testLog, testStore } from './store/testing/fixtures.ts';

afterEach(async () => {
  await closeServers();
  await stopAll();
});

const hookServer = async (): Promise<{ readonly bodies: string[]; readonly url: string }> => {
  const bodies: string[] = [];
  const hook = createServer(async (request, response) => {
    const pieces = await request.toArray();
    bodies.push(Buffer.concat(pieces).toString());
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  stopLater({
    stop: () =>
      new Promise((resolve) => {
        hook.close(() => resolve());
        hook.closeAllConnections();
      }),
  });
  return { bodies, url: `http://127.0.0.1:${(hook.address() as AddressInfo).port}/` };
};

/** The output of a command of the staff; leads.test.ts runs it as a program. */
const leadsCommand =
  (store: Store, config: LeadsConfig) =>
  async (...args: string[]): Promise<string> => {
    const out = new PassThrough();
    const written = text(out);
    await runLeads(readCommand(args), { store, config, out, now: Date.now });
    out.end();
    return written;
  };

const eventually = <T>(check: () => T): Promise<T> => vi.waitFor(check, { timeout: 60_000, interval: 20 });

/** The mail to the staff; a subscriber gets one before it. */
const staffMail = (smtp: MailServer) => smtp.mails.filter(({ to }) => to.includes('staff@firm.example'));

const lead = async (store: Store) => {
  const [found, ...others] = await allLeads(store);
  expect(others).toEqual([]);
  return found;
};

/** What masking leaves of an answer. */
const shown = {
  line: false,
  email: false,
  phone: false,
  choice: true,
  lines: false,
} as const satisfies Record<FieldKind, boolean>;

describe.each(databaseKinds)('on %s', (kind) => {
  const makeConfig = async (env: Record<string, string> = {}): Promise<LeadsConfig> =>
    testConfig({
      ...(await testDatabase(kind)),
      ...env,
    });

  test('every field has a column of its own', async () => {
    const store = await testStore(await makeConfig());
    const tables = await store.db.introspection.getTables();
    const columns = tables.find(({ name }) => name === 'leads')?.columns.map(({ name }) => name);
    expect(columns).toEqual(expect.arrayContaining([...fieldNames]));
  });

  test.each(formNames)(
    'an answer to every field of the form "%s" arrives wherever leads go',
    async (form) => {
      const [smtp, hook] = [await testMailServer(), await hookServer()];
      const config = await makeConfig({
        SMTP_URL: smtp.url,
        NOTIFY_TO: 'staff@firm.example',
        WEBHOOK_URL: hook.url,
        WEBHOOK_SECRET: 'a secret of length',
      });
      const store = await testStore(config);
      const { origin } = await startForms(store, config);
      const answers = sampleFields(form);
      const { fields } = forms[form];
      expect(Object.keys(answers)).toEqual(fields.map(({ name }) => name));
      expect((await post(origin, multipart({ 'form-name': form, ...answers }))).status).toBe(200);

      const stored = await lead(store);
      expect(stored).toMatchObject({ form, ...answers });

      stopLater(startOutbox({ store, config, log: testLog(), pollEvery: 20 }));
      if (form === 'newsletter')
        await store.newsletter.confirm(await store.newsletter.issueToken(stored?.id ?? '', Date.now()), Date.now());
      await eventually(() => expect([staffMail(smtp).length, hook.bodies.length]).toEqual([1, 1]));
      const mail = bodyOf(staffMail(smtp)[0]).replaceAll('\r\n', '\n');
      for (const { name, kind: fieldKind, texts } of fields)
        expect(mail).toContain(fieldKind === 'lines' ? answers[name] : `${texts.label}: ${answers[name]}`);
      expect(JSON.parse(hook.bodies[0] ?? '')).toMatchObject({ lead: { form, ...answers } });

      const run = leadsCommand(store, config);
      const [row] = parse(await run('export', '--full'), { columns: true, bom: true }) as Record<string, string>[];
      // A spreadsheet would take a leading plus sign for a formula; a telephone number is written without it.
      for (const { name } of fields) expect(row?.[name], name).toBe(answers[name]?.replace(/^\+/, ''));
      expect(JSON.parse(await run('export', '--full', '--format', 'json'))).toMatchObject([answers]);
      expect(JSON.parse(await run('show', stored?.id ?? '', '--full'))).toMatchObject(answers);
      const table = await run('list', '--full');
      for (const { name } of fields) expect(table).toContain(answers[name]?.replaceAll('\n', ' '));
      const masked = [await run('list'), await run('export'), await run('list', '--format', 'json')].join('\n');
      for (const { name, kind: fieldKind } of fields) {
        // A text of many lines would be split by the formats: none of its lines may be there.
        for (const line of answers[name]?.split('\n') ?? []) expect(masked.includes(line), name).toBe(shown[fieldKind]);
      }
    },
    30_000,
  );

  test.each(
    formNames.flatMap((form) =>
      forms[form].fields.flatMap(({ name }) =>
        personFields.flatMap((field) => (field === name ? [[form, field] as const] : [])),
      ),
    ),
  )('who used the form "%s" is erased by the field "%s" from every table', async (form, field) => {
    const config = await makeConfig();
    const store = await testStore(config);
    const { origin } = await startForms(store, config);
    const answers: Partial<Record<FieldName, string>> = sampleFields(form);
    await post(origin, multipart({ 'form-name': form, ...answers }));
    expect(await leadsCommand(store, config)('erase', `--${field}`, answers[field] ?? '')).toContain('1 lead erased');
    const rows = await Promise.all(
      (['leads', 'outbox', 'tokens', 'idempotency_keys'] as const).map((table) =>
        store.db.selectFrom(table).selectAll().execute(),
      ),
    );
    expect(rows.flat()).toEqual([]);
  });
});

describe('the lists of fields', () => {
  test('have words for each field, and no others', () => {
    for (const form of formNames)
      expect(forms[form].fields.map(({ name }) => name).sort()).toEqual(Object.keys(forms[form].texts.fields).sort());
  });

  test('mean one kind by one name', () => {
    const kinds = formNames.flatMap((form) => forms[form].fields.map(({ name, kind }) => `${name}: ${kind}`));
    expect(new Set(kinds).size).toBe(fieldNames.length);
  });
});
