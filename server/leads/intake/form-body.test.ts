import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTACT_FORM } from '../../../src/forms/contact.ts';
import { sampleEdition } from '../../../tests/support/firms.ts';
import { RequestError } from '../../http/errors.ts';
import type { Store } from '../store/store.ts';
import { allLeads, cleanUp, testConfig, testStore } from '../store/testing/fixtures.ts';
import { parseMultipart, parseUrlEncoded } from './form-body.ts';
import { closeServers, contactForm, multipart, post, startForms } from './testing/form-server.ts';

const TYPE = 'multipart/form-data; boundary=edge';

const part = (name: string, value: string): string =>
  `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

describe('hostile posts over HTTP', () => {
  let store: Store;
  let origin: string;
  beforeAll(async () => {
    const config = testConfig();
    store = await testStore(config);
    ({ origin } = await startForms(store, config));
  });
  afterAll(async () => {
    await closeServers();
    await cleanUp();
  });

  const separators = ['\r\n', '\n', '\r', '%0d%0a', '\u2028', '\u0085', '\r\n ', '\n\t', '\0\r\n', '\u560d\u560a'];
  const headers = ['Bcc: eve@example.org', 'Subject: owned', 'To: a@b.c,d@e.f', 'Content-Type: text/html', '\r\nbody'];
  const injections = separators.flatMap((separator) => headers.map((header) => `x${separator}${header}`));
  const tags = ['script', 'svg', 'input'];
  const scripts = tags.flatMap((tag) => [
    ...[`<${tag}>alert(1)</${tag}>`, `<${tag} src=x onerror=alert(1)>`, `"><${tag} onload=alert(1)>`],
    ...[`'><${tag}/onfocus=alert(1) autofocus>`, `<${tag.toUpperCase()} href="javascript:alert(1)">`, `<<${tag}>//`],
    ...[`\${alert('${tag}')}`, `{{${tag}.constructor('alert(1)')()}}`, `<${tag}\u000conclick=alert(1)>`],
    `&lt;${tag}&gt;`,
  ]);
  const ends = [
    "' or 1=1 --",
    '"; drop table leads; --',
    "'); delete from tokens --",
    "' union select * from leads --",
  ];
  const sqls = ends.flatMap((end) => ['', "x'", "x'x'"].map((begin) => begin + end));
  const traps = [
    '\u202eevil',
    'a\u0300'.repeat(99),
    ...['\ufeffname', '\u200b', '\ufdfd', '\u{e0041}', '\u{1F468}\u200d\u{1F469}', '\uffff', 'ﬃ', 'İ', 'ß'],
    ...['\u0600', '＝cmd', 'Z̷̡a', '\u2800'],
  ];

  test.each([
    ['header injections', injections],
    ['scripts', scripts],
    ['SQL', sqls],
    ['Unicode traps', traps],
  ])('%s are refused or stored as inert text', async (_kind, texts) => {
    for (const text of texts) {
      for (const field of ['name', 'email', 'message'] as const) {
        const value = field === 'email' ? `${text}@example.org` : text;
        const response = await post(origin, new URLSearchParams({ ...contactForm, [field]: value }));
        expect([200, 422], `${field} ${JSON.stringify(text)}`).toContain(response.status);
        const encoded = await post(origin, multipart({ ...contactForm, [field]: value }));
        expect(encoded.status).toBe(response.status);
      }
    }
    for (const lead of await allLeads(store)) {
      expect(`${lead.name}${lead.email}${lead.phone}`).not.toMatch(/\p{Cc}/u);
      expect(lead.form).toBe(CONTACT_FORM);
    }
  });

  test('a broken body of any shape is a clear refusal', async () => {
    const good = `${Object.entries(contactForm)
      .map(([name, value]) => part(name, value))
      .join('')}--edge--\r\n`;
    const before = (await allLeads(store)).length;
    const bodies = [
      '',
      '--edge',
      '--edge--',
      '--edge--\r\n',
      good.slice(0, -10),
      good.slice(0, good.length / 2),
      good.replaceAll('\r\n', '\n').slice(0, 200),
      good.replaceAll('form-data', 'attachment'),
      good.replaceAll('name="', 'nome="'),
      `${part('form-name', 'contact').repeat(2)}${good}`,
      `${Array.from({ length: 1000 }, (_, index) => part(`f${index}`, 'x')).join('')}${good}`.slice(0, 60_000),
      Array.from({ length: 1000 }, () => part('a', ''))
        .join('')
        .slice(0, 64_000),
      good.replace('\r\n\r\n', '\r\n'),
      `--edge\r\nContent-Disposition: form-data; name="x"; filename="../../etc/passwd"\r\n\r\nx\r\n--edge--\r\n`,
      `--edge\r\n${'X-Header: y\r\n'.repeat(3000)}\r\nx\r\n--edge--\r\n`,
    ];
    for (const body of bodies) {
      const { status } = await post(origin, body, { 'content-type': TYPE });
      expect([400, 413, 422], body.slice(0, 60)).toContain(status);
    }
    for (const type of [
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary="',
      'multipart/form-data; boundary=other',
      `multipart/form-data; boundary=${'e'.repeat(300)}`,
    ]) {
      expect((await post(origin, good, { 'content-type': type })).status, type).toBe(400);
    }
    const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
    for (const body of [
      ...['&&&===', '%', '%E0%A4%A', 'form-name', 'form-name=contact', 'form-name[]=contact'],
      ...['form-name=contact&form-name=newsletter', '__proto__[x]=1&form-name=contact'],
      Array.from({ length: 1000 }, (_, index) => `f${index}=1`).join('&'),
    ]) {
      expect([400, 422], body.slice(0, 40)).toContain((await post(origin, body, urlencoded)).status);
    }
    expect((await post(origin, Buffer.from([0xff, 0xfe, 0x3d]), urlencoded)).status).toBe(400);
    const twice = new URLSearchParams(contactForm);
    twice.append('email', 'second@example.org');
    expect((await post(origin, twice)).status).toBe(422);
    expect((await allLeads(store)).length).toBe(before);
    expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('x');
  });
});

test.each([
  ['parts of a form', () => parseMultipart(Buffer.from('--edge\r\n'.repeat(5_000)), TYPE)],
  ['pairs', async () => parseUrlEncoded(Buffer.from('a&'.repeat(20_000)))],
])('very many %s are refused before a parser reads them', async (_what, read) => {
  const error: unknown = await read().catch((caught: unknown) => caught);
  expect(error).toMatchObject({ status: 400 });
  const edition = sampleEdition();
  expect(error instanceof RequestError && error.reason(edition)).toBe(edition.refusals.tooManyFields);
});
