/** The headers of every kind of answer, over real HTTP, against the one table (docs/security.md). */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '../server/app.ts';
import { loadSiteFiles, type SiteFiles } from '../server/http/site-files.ts';
import { contactForm } from '../server/leads/intake/testing/form-server.ts';
import { createLog } from '../server/logging.ts';
import { readSettings } from '../server/settings.ts';
import { filePolicy, headerTable, policyDirectives, responseHeaders } from '../src/delivery/response-headers.ts';
import { BLOG_PROXY_PATH } from '../src/feed/addresses.ts';
import { oneOfEachKind } from './support/kinds.ts';
import { type RunningSite, startSite } from './support/site.ts';

const root = join(import.meta.dirname, '..');
const HTML = 'text/html,*/*;q=0.8';
const form = { 'content-type': 'application/x-www-form-urlencoded' };
const enquiry = new URLSearchParams(contactForm).toString();

let site: RunningSite;
/** Takes one post in ten minutes. */
let strict: RunningSite;
/** Its store is closed. */
let broken: RunningSite;
let files: SiteFiles;
beforeAll(async () => {
  files = await loadSiteFiles(join(root, 'dist'));
  [site, strict, broken] = await Promise.all([
    startSite({ TRUST_PROXY: 'true' }),
    startSite({ TRUST_PROXY: 'true', RATE_LIMIT_ADDRESS: '1' }),
    startSite({ TRUST_PROXY: 'true' }),
  ]);
  await broken.store.close();
});
afterAll(() => Promise.all([site.close(), strict.close(), broken.close().catch(() => {})]));

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Asks for a path exactly as written. */
const ask = (origin: string, path: string, { method = 'GET', headers = {}, body = '' }: Asked = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const request = httpRequest({ hostname, port, path, method, headers, agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }));
      response.on('error', reject);
    });
    request.on('error', reject).end(body);
  });

/** Sends bytes as they are and reads what comes until the line ends. */
const askRaw = (origin: string, bytes: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    socket.on('error', reject).on('close', () => {
      const [head = '', body = ''] = text.split('\r\n\r\n');
      const [line = '', ...fields] = head.split('\r\n');
      const headers = Object.fromEntries(
        fields.map((field): [string, string] => [
          field.slice(0, field.indexOf(':')).toLowerCase(),
          field.slice(field.indexOf(':') + 1).trim(),
        ]),
      );
      resolve({ status: Number(line.split(' ')[1]), headers, body });
    });
  });

const policyPart = (answer: Answer, name: 'script-src' | 'style-src'): string => {
  const policy = answer.headers['content-security-policy']?.toString() ?? '';
  return policy.split('; ').find((directive) => directive.startsWith(`${name} `)) ?? '';
};

/** The hashes of style sheets that an answer's policy names; what they must be has a test of its own. */
const hashesIn = (answer: Answer): string[] => {
  const sources = policyPart(answer, 'style-src');
  return [...sources.matchAll(/'sha256-([^']+)'/g)].map(([, hash]) => hash ?? '');
};

const expectHeaders = (answer: Answer, kind: 'page' | 'file', secure: boolean): void => {
  const expected = responseHeaders({ answer: kind, inlineStyles: hashesIn(answer), secure });
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

type Case = readonly [
  status: number,
  what: string,
  kind: 'page' | 'file',
  go: (headers: Readonly<Record<string, string>>) => Promise<Answer>,
];

const post = (origin: string, headers: Readonly<Record<string, string>>, body = enquiry, path = '/') =>
  ask(origin, path, { method: 'POST', headers: { ...form, ...headers }, body });

const cases: readonly Case[] = [
  [200, 'a page', 'page', (headers) => ask(site.origin, '/', { headers })],
  [200, 'a page under another name', 'page', (headers) => ask(site.origin, '/gst-consultant-erode', { headers })],
  [200, 'HEAD of a page', 'page', (headers) => ask(site.origin, '/about', { method: 'HEAD', headers })],
  [200, 'a picture', 'file', (headers) => ask(site.origin, '/favicon.svg', { headers })],
  [200, 'the robots file', 'file', (headers) => ask(site.origin, '/robots.txt', { headers })],
  [200, 'the health check', 'page', (headers) => ask(site.origin, '/healthz', { headers })],
  [200, 'an enquiry', 'page', (headers) => post(site.origin, headers)],
  [301, 'an address of the earlier site', 'file', (headers) => ask(site.origin, '/gst-refunds', { headers })],
  [301, 'an unclean address', 'file', (headers) => ask(site.origin, '/About/', { headers })],
  [303, 'an enquiry without JavaScript', 'page', (headers) => post(site.origin, { ...headers, accept: HTML })],
  [
    304,
    'a known page',
    'page',
    async (headers) => {
      const { etag = '' } = (await ask(site.origin, '/about', { headers })).headers;
      return ask(site.origin, '/about', { headers: { ...headers, 'if-none-match': etag } });
    },
  ],
  [
    304,
    'a known picture',
    'file',
    async (headers) => {
      const { etag = '' } = (await ask(site.origin, '/favicon.svg', { headers })).headers;
      return ask(site.origin, '/favicon.svg', { headers: { ...headers, 'if-none-match': etag } });
    },
  ],
  [400, 'a form that cannot be read', 'page', (headers) => post(site.origin, headers, 'form-name=nothing')],
  [403, 'a post of another site', 'page', (headers) => post(site.origin, { ...headers, origin: 'https://a.example' })],
  [
    403,
    'the same for a browser',
    'page',
    (headers) => post(site.origin, { ...headers, accept: HTML, 'sec-fetch-site': 'cross-site' }),
  ],
  [404, 'an unknown page', 'page', (headers) => ask(site.origin, '/nothing-here', { headers })],
  [405, 'another method', 'page', (headers) => ask(site.origin, '/', { method: 'PUT', headers })],
  [410, 'an old link of the newsletter', 'page', (headers) => ask(site.origin, '/newsletter/confirm/old', { headers })],
  [413, 'a long form', 'page', (headers) => post(site.origin, headers, 'x'.repeat(70_000))],
  [
    415,
    'a form in another format',
    'page',
    (headers) => post(site.origin, { ...headers, 'content-type': 'text/plain' }),
  ],
  [422, 'a form with mistakes', 'page', (headers) => post(site.origin, headers, 'form-name=contact&name=')],
  [
    429,
    'too many posts',
    'page',
    async (headers) => {
      await post(strict.origin, headers);
      return post(strict.origin, headers);
    },
  ],
  [503, 'an enquiry that cannot be stored', 'page', (headers) => post(broken.origin, headers)],
];

describe.each([
  ['a plain line', false, {}],
  ['a line that a proxy says is encrypted', true, { 'x-forwarded-proto': 'https' }],
] as const)('on %s', (_name, secure, headers) => {
  test.each(cases)('%i %s carries the whole table', async (status, _what, kind, go) => {
    const answer = await go(headers);
    expect(answer.status).toBe(status);
    expectHeaders(answer, kind, secure);
  });

  test('the blog proxy carries it, whether the blog answers or not', async () => {
    const answer = await ask(site.origin, BLOG_PROXY_PATH, { headers });
    expect([200, 502, 504]).toContain(answer.status);
    expectHeaders({ ...answer, body: '' }, 'file', secure);
  });
});

test('a stranger cannot say that the line is encrypted', async () => {
  const alone = await startSite();
  const { headers } = await ask(alone.origin, '/', { headers: { 'x-forwarded-proto': 'https' } });
  await alone.close();
  expect(headers['strict-transport-security']).toBeUndefined();
});

// Node answers it; that needs no header of ours: it is no page, and no browser sends such bytes.
describe('what never becomes a request', () => {
  test.each([
    [400, 'GET / HTTP/9.9\r\n\r\n'],
    [400, 'nonsense\r\n\r\n'],
    [400, 'GET / HTTP/1.1\r\n\r\n'],
    [400, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd'],
    [400, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
    [431, `GET / HTTP/1.1\r\nHost: a\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`],
  ])('%i ends the line', async (status, bytes) => {
    const answer = await askRaw(site.origin, bytes);
    expect(answer.status).toBe(status);
    expect(answer.body).not.toContain('at ');
  });
});

test('500 carries the table and does not say what broke', async () => {
  const { leads, limits } = readSettings({ DATA_DIR: '/nowhere' });
  const app = await buildApp({
    site: files,
    store: site.store,
    leads,
    limits,
    readiness: {
      isReady: () => Promise.reject(new Error('secret cause')),
      storageWorks: () => Promise.resolve(true),
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

const hashesOf = (html: string): string[] =>
  [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text]) =>
    createHash('sha256')
      .update(text ?? '')
      .digest('base64'),
  );

test.each([...oneOfEachKind, '/newsletter/confirm/old'])(
  '%s may hold inline what it holds and no more',
  async (path) => {
    const answer = await ask(site.origin, path);
    const held = hashesOf(answer.body);
    expect(held).toHaveLength(1);
    // The server's own pages have one policy for both languages.
    if (path.startsWith('/newsletter')) expect(hashesIn(answer)).toEqual(expect.arrayContaining(held));
    else expect(hashesIn(answer)).toEqual(held);
    expect(policyPart(answer, 'script-src')).toBe("script-src 'self'");
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
