import type { Random } from './random.ts';

const known = [
  '/',
  '/contact',
  '/services',
  '/locations/coimbatore',
  '/blog',
  '/sitemap',
  '/assets/',
  '/newsletter/confirm/x',
] as const;

const pieces: readonly string[] = [
  ...String.raw`.. . %2e%2e %2e%2e%2f %252e%252e ..%2f ..%5c ..\ %c0%ae%c0%ae %00 %0d%0a %0a % %zz %e0%a4 %ff%fe %u002e`.split(
    ' ',
  ),
  ...String.raw`// / ; ;x=y ? ?? # & = + %20 * ' " <script> {{7*7}} | __proto__ constructor toString .git/config .env`.split(
    ' ',
  ),
  ...String.raw`etc/passwd index.php wp-login.php leads.db %E0%AE%95 %F0%9F%98%80 @ : :80 ~ ^ [ ] %7f %01`.split(' '),
  ...String.raw`http://evil.example/ //evil.example \\evil.example file:///etc/passwd`.split(' '),
  ...['$\u007b7*7}', '`', '\u00e9', '\u202e', '\t', '\u0000', 'A'.repeat(300), 'x'.repeat(9000)],
  ...['../'.repeat(60), '%2f'.repeat(90), 'a/'.repeat(200), `?q=${'x'.repeat(900)}`],
];

const methods: readonly string[] = [
  ...'GET GET GET GET HEAD POST PUT DELETE PATCH OPTIONS TRACE CONNECT PROPFIND PURGE QUERY SEARCH get FOO'.split(' '),
  ...['G\u00cbT', 'GET\t', '', 'M-SEARCH', 'A'.repeat(200)],
];

const versions = [
  ...Array<string>(4).fill('HTTP/1.1'),
  ...'HTTP/1.0 HTTP/2.0 HTTP/9.9 HTTP/1. HTTX/1.1'.split(' '),
  '',
];

const headers = [
  'Host: x',
  'Host: x',
  'Host: x',
  'Host: x',
  'Host:',
  'Host: a\r\nHost: b',
  'Host: evil.example:99999',
  'Host: x y',
  'Host: [::1',
  `X-Long: ${'y'.repeat(9000)}`,
  `X-Very-Long: ${'y'.repeat(20_000)}`,
  'Content-Length: 0',
  'Content-Length: -1',
  'Content-Length: 99999999999999999999',
  'Content-Length: 1, 2',
  'Content-Length: 0\r\nTransfer-Encoding: chunked',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: gzip, chunked',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding : chunked',
  'Transfer-Encoding:\vchunked',
  ' folded: x',
  'No-Colon',
  ': no-name',
  'X\u0000: y',
  'X: \u0000',
  'X: a\rb',
  'X: a\nb',
  'Range: bytes=0-',
  'Range: bytes=-1,5-2,a',
  'If-None-Match: *',
  'If-None-Match: "',
  'If-Modified-Since: yesterday',
  'Accept-Encoding: br;q=9, *;q=0, \u00ff',
  `Accept-Encoding: ${'gzip,'.repeat(800)}`,
  `Accept: ${'*/*;q=0.1,'.repeat(500)}`,
  'Expect: 100-continue',
  'Expect: miracles',
  'Upgrade: websocket\r\nConnection: Upgrade',
  'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__',
  `Connection: close, close, ${'x,'.repeat(300)}`,
  `Cookie: ${'a=b; '.repeat(800)}`,
  `X-Forwarded-For: ${'1.2.3.4, '.repeat(400)}`,
  'X-Forwarded-For: \u2028',
  'X-Forwarded-Host: evil.example',
  'X-HTTP-Method-Override: DELETE',
  'Origin: null',
  'Origin: https://evil.example',
  'Sec-Fetch-Site: cross-site',
  'Referer: //',
  'Referer: \u00ff\u00fe',
  'Content-Type: multipart/form-data',
  'Content-Type: application/x-www-form-urlencoded',
  'Content-Type: application/json',
  'Content-Type: ;;;',
  'User-Agent: \u202e',
  `Idempotency-Key: ${'k'.repeat(500)}`,
  'X-Elapsed-Ms: -1',
  'X-Page: javascript:alert(1)',
] as const;

const bodies = [
  '',
  '',
  '',
  'x',
  '5\r\nhello\r\n0\r\n\r\n',
  'zz\r\n',
  'ffffffffff\r\n',
  '0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n',
  'form-name=contact',
  '\u0000\u0001\u0002',
] as const;

const target = (random: Random): string => {
  let path: string = random.pick(known);
  for (let count = random.number(5); count > 0; count--) path += (random.chance(0.5) ? '/' : '') + random.pick(pieces);
  if (random.chance(0.05)) path = random.pick(pieces);
  if (random.chance(0.05)) path = path.slice(0, random.number(path.length));
  return path;
};

/** Bytes of any kind in place of a character here and there. */
const garble = (request: Buffer, random: Random): Buffer => {
  for (let count = 1 + random.number(5); count > 0; count--)
    request[random.number(request.length)] = random.number(256);
  return request;
};

/** The bytes of a request that no browser of good will would send: half of them have only a bad address. */
export const badRequest = (random: Random): Buffer => {
  if (random.chance(0.5)) return Buffer.from(`GET ${target(random)} HTTP/1.1\r\nHost: x\r\n\r\n`);
  const lines = [`${random.pick(methods)} ${target(random)} ${random.pick(versions)}`];
  if (random.chance(0.9)) lines.push('Host: x');
  for (let count = random.number(4); count > 0; count--) lines.push(random.pick(headers));
  if (random.chance(0.01)) for (let count = 0; count < 2500; count++) lines.push(`X-${count}: y`);
  const end = random.chance(0.97) ? '\r\n' : random.pick(['\n', '\r', '\r\n\r\n']);
  const request = Buffer.from(
    `${lines.join(end)}${end}${end}${random.pick(bodies)}`,
    random.chance(0.5) ? 'utf8' : 'latin1',
  );
  return random.chance(0.1) ? garble(request, random) : request;
};
