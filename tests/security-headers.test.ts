import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../server/app.ts';
import { loadSiteFiles } from '../server/http/site-files.ts';
import { contactForm } from '../server/leads/intake/testing/form-server.ts';
import { pragma } from '../server/leads/store/sqlite.ts';
import { createLog } from '../server/logging.ts';
import { readSettings } from '../server/settings.ts';
import { filePolicy, headerTable, policyDirectives, responseHeaders } from '../src/delivery/response-headers.ts';
import { BLOG_PROXY_PATH } from '../src/feed/feed-urls.ts';
import { EARLY_SCRIPT } from '../src/text/early-script.ts';
import { dist } from './support/built.ts';
import { sampleSite } from './support/firms.ts';
import { type Answer, type Asked, ask, askRaw } from './support/http.ts';
import { oneOfEachKind } from './support/kinds.ts';
import { serveSite } from './support/open-site.ts';

const { firm } = sampleSite();

const root = join(import.meta.dirname, '..');
const HTML = 'text/html,*/*;q=0.8';

const site = serveSite({ TRUST_PROXY: 'true' });
const strict = serveSite({ TRUST_PROXY: 'true', RATE_LIMIT_ADDRESS: '1' });
/** Its store cannot be written. */
const broken = serveSite({ TRUST_PROXY: 'true' });
beforeAll(async () => {
  await ask(strict.origin, '/', post());
  if (broken.store.file) pragma(broken.store.file, 'query_only = ON');
});

const policyPart = (answer: Answer, name: 'script-src' | 'style-src'): string => {
  const policy = answer.headers['content-security-policy']?.toString() ?? '';
  return policy.split('; ').find((directive) => directive.startsWith(`${name} `)) ?? '';
};

/** Returns the hashes of style sheets that an answer's policy names; what they must be has a test of its own. */
const hashesIn = (answer: Answer): string[] => {
  const sources = policyPart(answer, 'style-src');
  return [...sources.matchAll(/'sha256-([^']+)'/g)].map(([, found = '']) => found);
};

const expectHeaders = (answer: Answer, kind: 'page' | 'file', secure: boolean): void => {
  const expected = responseHeaders({ firm, answer: kind, inlineStyles: hashesIn(answer), secure });
  for (const { name } of headerTable) {
    // The pages behind the links of the newsletter have an address that holds a token.
    const isPrivate = name === 'referrer-policy' && answer.headers[name] === 'no-referrer';
    if (!isPrivate) expect(answer.headers[name], name).toBe(expected[name]);
  }
  for (const name of ['server', 'x-powered-by', 'set-cookie', 'via', 'access-control-allow-origin'])
    expect(answer.headers[name], name).toBeUndefined();
  // The numbers of a drawing's path are no version.
  const words = answer.body.replace(/<svg[\s\S]*?<\/svg>/g, '');
  expect(words).not.toMatch(/\bat .+\.(ts|js):\d+|node_modules|fastify|SQLITE|\bv?\d+\.\d+\.\d+\b/i);
};

const post = (headers: Asked['headers'] = {}, body = new URLSearchParams(contactForm).toString()): Asked => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  body,
});

const known = { headers: { 'if-none-match': '*' } };
const cases: readonly [
  status: number,
  what: string,
  kind: 'page' | 'file',
  path: string,
  asked?: Asked,
  on?: typeof site,
][] = [
  [200, 'a page', 'page', '/'],
  [200, 'a page under another name', 'page', '/gst-consultant-erode'],
  [200, 'HEAD of a page', 'page', '/about', { method: 'HEAD' }],
  [200, 'a picture', 'file', '/favicon.svg'],
  [200, 'the robots file', 'file', '/robots.txt'],
  [200, 'the health check', 'page', '/healthz'],
  [200, 'an enquiry', 'page', '/', post()],
  [301, 'an address of the earlier site', 'file', '/gst-refunds'],
  [301, 'an unclean address', 'file', '/About/'],
  [303, 'an enquiry without JavaScript', 'page', '/', post({ accept: HTML })],
  [304, 'a known page', 'page', '/about', known],
  [304, 'a known picture', 'file', '/favicon.svg', known],
  [400, 'a form that cannot be read', 'page', '/', post({}, 'form-name=nothing')],
  [403, 'a post of another site', 'page', '/', post({ origin: 'https://a.example' })],
  [403, 'the same for a browser', 'page', '/', post({ accept: HTML, 'sec-fetch-site': 'cross-site' })],
  [404, 'an unknown page', 'page', '/nothing-here'],
  [405, 'another method', 'page', '/', { method: 'PUT' }],
  [410, 'an old link of the newsletter', 'page', '/newsletter/confirm/old'],
  [413, 'a long form', 'page', '/', post({}, 'x'.repeat(70_000))],
  [415, 'a form in another format', 'page', '/', post({ 'content-type': 'text/plain' })],
  [422, 'a form with mistakes', 'page', '/', post({}, 'form-name=contact&name=')],
  [429, 'too many posts', 'page', '/', post(), strict],
  [503, 'an enquiry that cannot be stored', 'page', '/', post(), broken],
];

describe.each([
  ['a plain line', false, {}],
  ['a line that a proxy says is encrypted', true, { 'x-forwarded-proto': 'https' }],
] as const)('on %s', (_name, secure, headers) => {
  test.each(cases)('sends all headers with %i %s', async (status, _what, kind, path, asked, on = site) => {
    const answer = await ask(on.origin, path, { ...asked, headers: { ...asked?.headers, ...headers } });
    expect(answer.status).toBe(status);
    expectHeaders(answer, kind, secure);
  });

  test('covers the blog proxy, even while the blog fails', async () => {
    const answer = await ask(site.origin, BLOG_PROXY_PATH, { headers });
    expect([200, 502, 504]).toContain(answer.status);
    expectHeaders({ ...answer, body: '' }, 'file', secure);
  });
});

const alone = serveSite();
test('ignores a forwarded protocol of an untrusted client', async () => {
  const { headers } = await ask(alone.origin, '/', { headers: { 'x-forwarded-proto': 'https' } });
  expect(headers['strict-transport-security']).toBeUndefined();
});

// Node answers it; that needs no header of ours: it is no page, and no browser sends such bytes.
test.each([
  [400, 'GET / HTTP/9.9\r\n\r\n'],
  [400, 'nonsense\r\n\r\n'],
  [400, 'GET / HTTP/1.1\r\n\r\n'],
  [400, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd'],
  [400, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  [431, `GET / HTTP/1.1\r\nHost: a\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`],
])('%i ends the line of what never becomes a request', async (status, bytes) => {
  const answer = await askRaw(site.origin, bytes);
  expect(answer).toContain(`HTTP/1.1 ${status} `);
  expect(answer).not.toContain('at ');
});

test('sends the headers when it refuses two Host headers', async () => {
  const answer = await askRaw(site.origin, 'GET /about HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toMatch(/\r\ncontent-security-policy: /i);
});

test('sends the headers with a 500 that hides its cause', async () => {
  const { leads, limits } = readSettings({ DATA_DIR: '/nowhere' }, firm);
  const app = await buildApp({
    site: await loadSiteFiles(dist, sampleSite()),
    store: site.store,
    leads,
    limits,
    readiness: {
      isReady: () => Promise.reject(new Error('secret cause')),
      end: () => {},
    },
    log: createLog('silent'),
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await ask(origin, '/readyz');
  await app.close();
  expect(answer.status).toBe(500);
  expectHeaders(answer, 'page', false);
  expect(answer.body).not.toContain('secret');
});

/** Returns the hashes of what a page holds inline between tags without attributes. */
const inlineHashes = (html: string, tag: 'script' | 'style'): string[] =>
  [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map(([, text = '']) =>
    hash('sha256', text, 'base64'),
  );

test.each([...oneOfEachKind, '/newsletter/confirm/old'])(
  '%s may hold inline what it holds and no more',
  async (path) => {
    const answer = await ask(site.origin, path);
    const held = inlineHashes(answer.body, 'style');
    expect(held).toHaveLength(1);
    // The server's own pages have one policy for both languages.
    if (path.startsWith('/newsletter')) expect(hashesIn(answer)).toEqual(expect.arrayContaining(held));
    else expect(hashesIn(answer)).toEqual(held);
    // The server's own pages link all their styles in the head, and hold no script.
    const scripts = new Set(inlineHashes(answer.body, 'script'));
    const allowed = inlineHashes(`<script>${EARLY_SCRIPT}</script>`, 'script');
    expect([...scripts]).toEqual(path.startsWith('/newsletter') ? [] : allowed);
    expect(policyPart(answer, 'script-src')).toBe(`script-src 'self' 'sha256-${allowed}'`);
  },
);

test('the policies hold what they promise', async () => {
  const policy = (await ask(site.origin, '/')).headers['content-security-policy'];
  expect(policy).toMatch(/^default-src 'none'; /);
  expect(policy).not.toMatch(/unsafe|\*|data:|blob:|http:/);
  expect(filePolicy).not.toMatch(/self|https:/);
});

test('docs/security.md shows both tables', async () => {
  const text = (await readFile(join(root, 'docs/security.md'), 'utf8')).replaceAll(/\s+/g, ' ');
  for (const { name, reason } of [...headerTable, ...policyDirectives])
    expect(text).toContain(`| \`${name}\` | ${reason} |`);
});
