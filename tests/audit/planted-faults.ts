/**
 * The planted faults: what an address answers, and exactly what the audit must say about it. An address without an
 * expectation is the fair side of a threshold: nothing may be found there.
 */
import { descriptionOf, goodHeaders, type PageParts, plantedPage, titleOf } from './planted-site.ts';

/** One address of the planted site. */
export interface Planted {
  readonly path: string;
  readonly status: number | 'hang' | 'break';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  readonly headStatus: number | null;
  /** Whether the home page links to it. */
  readonly linked: boolean;
  /** Where it is listed; `unlisted` is only linked. */
  readonly listed: 'sitemap' | 'alias' | 'unlisted';
  readonly score: number;
  readonly issues: readonly string[];
  readonly findings: readonly string[];
  readonly message: string;
  readonly crawlable: boolean;
}

type Expected = Partial<Omit<Planted, 'path'>>;

const planted = (path: string, parts: PageParts, expected: Expected = {}): Planted => ({
  path,
  status: 200,
  headers: goodHeaders,
  body: plantedPage(path, parts),
  headStatus: null,
  linked: true,
  listed: 'sitemap',
  score: 100,
  issues: [],
  findings: [],
  message: 'OK',
  crawlable: true,
  ...expected,
});

const answering = (path: string, status: Planted['status'], expected: Expected = {}): Planted =>
  planted(
    path,
    {},
    {
      status,
      body: '',
      linked: false,
      score: 0,
      message: status === 'hang' ? 'Request timeout' : status === 'break' ? 'Network error' : `HTTP ${status}`,
      crawlable: false,
      ...expected,
    },
  );

const redirecting = (path: string, status: number, location: string, expected: Expected = {}): Planted =>
  answering(path, status, { headers: { location }, findings: ['sitemap-conflicts'], ...expected });

const image = (attributes: string): string => `<img src="/ok.png" ${attributes}>`;
const data = (json: string): PageParts => ({ head: `<script type="application/ld+json">${json}</script>` });
const canonicalTo = (...addresses: readonly string[]): PageParts => ({
  canonical: addresses.map((address) => `<link rel="canonical" href="${address}">`).join(''),
});
const error: Expected = { findings: ['sitemap-conflicts', 'rule-conflicts'] };

const scored: readonly Planted[] = [
  planted('/title-absent', { title: '' }, { score: 85, issues: ['Title is missing'] }),
  planted('/title-empty', { title: '<title> </title>' }, { score: 85, issues: ['Title is missing'] }),
  planted(
    '/title-in-svg',
    { title: '', body: '<svg><title>Drawing</title></svg>' },
    { score: 85, issues: ['Title is missing'] },
  ),
  planted('/title-61', { title: titleOf('/title-61', 61) }, { score: 95, issues: ['Title is too long (61'] }),
  planted('/title-60', { title: titleOf('/title-60', 60) }),
  planted('/title-30', { title: titleOf('/title-30', 30) }),
  planted('/title-29', { title: titleOf('/title-29', 29) }, { score: 95, issues: ['Title is too short (29'] }),
  planted('/title-entities', { title: `<title>${'&amp;'.repeat(60)}</title>` }),
  planted('/description-absent', { description: '' }, { score: 90, issues: ['Description is missing'] }),
  planted(
    '/description-empty',
    { description: '<meta name=description content="">' },
    { score: 90, issues: ['Description is missing'] },
  ),
  planted(
    '/d-161',
    { description: descriptionOf('/d-161', 161) },
    { score: 95, issues: ['Description is too long (161'] },
  ),
  planted('/d-160', { description: descriptionOf('/d-160', 160) }),
  planted('/d-120', { description: descriptionOf('/d-120', 120) }),
  planted(
    '/d-119',
    { description: descriptionOf('/d-119', 119) },
    { score: 97, issues: ['Description is too short (119'] },
  ),
  planted('/h1-none', { h1: '' }, { score: 85, issues: ['There is no H1'] }),
  planted('/h1-commented', { h1: '<!-- <h1>a</h1> -->' }, { score: 85, issues: ['There is no H1'] }),
  planted('/h1-two', { body: '<h1>Two</h1>' }, { score: 90, issues: ['There are 2 H1'] }),
  planted('/h1-three', { body: '<h1>Two</h1><H1 class=x>Three</H1>' }, { score: 90, issues: ['There are 3 H1'] }),
  planted('/image-one', { body: image('') }, { score: 98, issues: ['Image without'] }),
  planted('/image-spaces', { body: image('alt="  "') }, { score: 98, issues: ['Image without'] }),
  planted('/image-three', { body: image('').repeat(3) }, { score: 94, issues: Array(3).fill('Image without') }),
  planted('/image-decoration', { body: image('alt=""') + image('alt') }),
  planted('/image-hidden', { body: `<script>'${image('')}'</script><template>${image('')}</template>` }),
  planted(
    '/everything',
    { title: '', description: '', h1: '', body: image('').repeat(30) },
    {
      score: 0,
      issues: ['Title is missing', 'Description is missing', 'There is no H1', ...Array(30).fill('Image without')],
    },
  ),
  planted(
    '/exactly-zero',
    { title: '', description: '', h1: '', body: image('').repeat(29) },
    {
      score: 2,
      issues: ['Title is missing', 'Description is missing', 'There is no H1', ...Array(29).fill('Image without')],
    },
  ),
];

const statuses: readonly Planted[] = [
  answering('/e-400', 400, error),
  answering('/e-403', 403, error),
  answering('/e-404', 404, error),
  answering('/e-410', 410, error),
  answering('/e-500', 500, error),
  answering('/e-503', 503, error),
  answering('/e-204', 204, { findings: ['sitemap-conflicts'] }),
  answering('/hangs', 'hang', { findings: ['sitemap-conflicts'] }),
  answering('/breaks', 'break', { findings: ['sitemap-conflicts'] }),
  planted('/head-refused', {}, { headStatus: 405 }),
  planted('/head-missing', {}, { headStatus: 404 }),
  answering('/get-fails', 500, { ...error, headStatus: 200 }),
  redirecting('/moved', 301, '/title-60'),
  redirecting('/moved-once-more', 308, '/moved', { findings: ['sitemap-conflicts', 'redirect-chains'] }),
  redirecting('/turns-a', 302, '/turns-b', { findings: ['sitemap-conflicts', 'redirect-chains'] }),
  redirecting('/turns-b', 302, '/turns-a', { findings: ['sitemap-conflicts', 'redirect-chains'] }),
  redirecting('/turns-alone', 307, '/turns-alone', { findings: ['sitemap-conflicts', 'redirect-chains'] }),
  redirecting('/leaves', 302, 'https://elsewhere.test/', { findings: ['sitemap-conflicts', 'redirect-chains'] }),
  redirecting('/moved-to-nothing', 301, '/e-404', { findings: ['sitemap-conflicts', 'redirect-chains'] }),
  answering('/moved-nowhere', 302, { findings: ['sitemap-conflicts', 'redirect-chains'] }),
];

const indexing: readonly Planted[] = [
  planted(
    '/noindex',
    { head: '<meta name="robots" content="NOINDEX, follow">' },
    { findings: ['sitemap-conflicts'], crawlable: false },
  ),
  planted(
    '/noindex-none',
    { head: '<meta name="googlebot" content="none">' },
    { findings: ['sitemap-conflicts'], crawlable: false },
  ),
  planted(
    '/noindex-header',
    {},
    { headers: { ...goodHeaders, 'x-robots-tag': 'noindex' }, findings: ['sitemap-conflicts'], crawlable: false },
  ),
  planted('/no-image-preview', { head: '<meta name="robots" content="index, max-image-preview:none">' }),
  planted('/closed/page', {}, { findings: ['sitemap-conflicts'], crawlable: false }),
  planted('/repeated', {}, { findings: ['sitemap-conflicts'] }),
  planted('/canonical-absent', canonicalTo(), { findings: ['canonical'] }),
  planted('/canonical-two', canonicalTo('https://firm.test/canonical-two', 'https://firm.test/title-60'), {
    findings: ['canonical'],
  }),
  planted('/canonical-unreadable', canonicalTo('https://'), { findings: ['canonical'] }),
  planted('/canonical-abroad', canonicalTo('https://elsewhere.test/'), {
    findings: ['canonical', 'sitemap-conflicts'],
  }),
  planted('/canonical-to-error', canonicalTo('https://firm.test/e-404'), {
    findings: ['canonical', 'sitemap-conflicts'],
  }),
  planted('/canonical-chain', canonicalTo('/canonical-other'), { findings: ['canonical', 'sitemap-conflicts'] }),
  planted('/canonical-other', canonicalTo('/title-60'), { findings: ['sitemap-conflicts'] }),
  planted('/alias-fair', canonicalTo('/title-60'), { listed: 'alias', linked: false }),
  planted('/alias-proud', {}, { listed: 'alias', findings: ['sitemap-conflicts'] }),
  planted('/unknown-to-rules', {}, { findings: ['rule-conflicts'] }),
];

const content: readonly Planted[] = [
  planted('/twin-a', { title: titleOf('twin') }),
  planted('/twin-b', { title: titleOf('twin') }, { findings: ['duplicate-titles'] }),
  planted('/sister-a', { description: descriptionOf('sister') }),
  planted('/sister-b', { description: descriptionOf('sister') }, { findings: ['duplicate-descriptions'] }),
  planted('/orphan', {}, { linked: false, findings: ['orphans'] }),
  planted('/depth-1', { body: '<a href="/depth-2">on</a>' }),
  planted('/depth-2', { body: '<a href="/depth-3">on</a>' }, { linked: false }),
  planted('/depth-3', { body: '<a href="/depth-4">on</a>' }, { linked: false }),
  planted('/depth-4', {}, { linked: false, findings: ['depth'] }),
  planted('/words-149', { words: 149 }, { findings: ['thin-pages'] }),
  planted('/words-150', { words: 150 }),
  planted('/data-broken', data('{"@context": '), { findings: ['structured-data'] }),
  planted('/data-empty', data(''), { findings: ['structured-data'] }),
  planted('/data-number', data('7'), { findings: ['structured-data'] }),
  planted('/data-homeless', data('{"@type":"Thing"}'), { findings: ['structured-data'] }),
  planted('/data-list', data('[{"@context":"https://schema.org","@type":"Thing"}]')),
  planted('/phone-dashed', { body: '<p>Call +91-98765-43210</p>' }, { findings: ['firm-phone'] }),
  planted('/phone-bare', { body: '<p>Call 9876543210</p>' }, { findings: ['firm-phone'] }),
  planted('/phone-other', { body: '<p>Call +91 90000 00001</p>' }, { findings: ['firm-phone'] }),
  planted('/phone-link', { body: '<a href="tel:9876543210">Call</a>' }, { findings: ['firm-phone'] }),
  planted('/phone-link-other', { body: '<a href="tel:+919000000001">Call</a>' }, { findings: ['firm-phone'] }),
  planted('/phone-helpline', {
    body: '<p>GST helpline 1800 103 4786, 24 hours, +91 98765 43210 2 lines, <a href="tel:18001034786">call</a></p>',
  }),
];

const links: readonly Planted[] = [
  planted('/link-404', { body: '<a href="/e-404">gone</a>' }, { findings: ['broken-links'] }),
  planted('/link-unlisted', { body: '<a href="/nowhere?x=1&y=2">gone</a>' }, { findings: ['broken-links'] }),
  planted('/link-broken-server', { body: '<a href="/breaks">gone</a>' }, { findings: ['broken-links'] }),
  planted('/file-image', { body: '<img src="gone.png" alt="gone">' }, { findings: ['broken-links'] }),
  planted(
    '/file-srcset',
    { body: '<img srcset="/ok.png 1x, /gone-2.png 2x" alt="gone">' },
    { findings: ['broken-links'] },
  ),
  planted('/file-script', { head: '<script src="/gone.js"></script>' }, { findings: ['broken-links'] }),
  planted('/file-style', { head: '<link rel="stylesheet" href="/gone.css">' }, { findings: ['broken-links'] }),
  planted('/link-moved', { body: '<a href="/moved">moved</a>' }, { findings: ['links-to-redirects'] }),
  planted('/fragment-here', { body: '<a href="#nowhere">on</a>' }, { findings: ['broken-fragments'] }),
  planted('/fragment-there', { body: '<a href="/title-60#nowhere">on</a>' }, { findings: ['broken-fragments'] }),
  planted('/fragment-encoded', {
    body: '<p id="ü"></p><a href="#%C3%BC">on</a><a href="#top">up</a><a href="#">up</a><a name=old></a><a href="#old">o</a>',
  }),
  planted('/link-others', {
    body: '<a href="https://elsewhere.test/e-404">a</a><a href="mailto:a@b.test">b</a><a href="javascript:0">c</a><a href="http://[">d</a>',
  }),
  planted('/mixed-image', { body: '<img alt="a" src="http://elsewhere.test/a.png">' }, { findings: ['mixed-content'] }),
  planted(
    '/mixed-script',
    { body: '<script src="http://elsewhere.test/a.js"></script>' },
    { findings: ['mixed-content'] },
  ),
  planted(
    '/mixed-style',
    { head: '<link rel=stylesheet href=http://elsewhere.test/a.css>' },
    { findings: ['mixed-content'] },
  ),
  planted('/mixed-frame', { body: '<iframe src="http://elsewhere.test/"></iframe>' }, { findings: ['mixed-content'] }),
  planted('/mixed-form', { body: '<form action="http://elsewhere.test/"></form>' }, { findings: ['mixed-content'] }),
  planted('/mixed-link-only', { body: '<a href="http://elsewhere.test/">a</a>' }),
  planted(
    '/garbled',
    {},
    { body: Buffer.from(plantedPage('/garbled', { body: '\u00ff' }), 'latin1'), findings: ['unreadable-pages'] },
  ),
  planted(
    '/latin1',
    {},
    {
      body: Buffer.from(plantedPage('/latin1', { body: 'ü' }), 'latin1'),
      headers: { ...goodHeaders, 'content-type': 'text/html; charset=iso-8859-1' },
    },
  ),
  planted('/huge', { body: '<p></p>'.repeat(40_000) }, { findings: ['unreadable-pages'] }),
  answering('/ok.png', 200, { listed: 'unlisted' }),
];

/** Pages that lack one protection each; these findings are the site's, not the page's. */
export const headerFaults: readonly (readonly [path: string, missing: string, Planted['headers']])[] = [
  ['/csp', 'Content-Security-Policy', { 'content-security-policy': '', 'x-frame-options': 'DENY' }],
  ['/sniff', 'X-Content-Type-Options', { 'x-content-type-options': 'sniff' }],
  ['/referrer', 'Referrer-Policy', { 'referrer-policy': '' }],
  ['/permissions', 'Permissions-Policy', { 'permissions-policy': '' }],
  ['/frame', 'X-Frame-Options', { 'content-security-policy': "default-src 'self'" }],
];

const headers = headerFaults.map(([path, , faulty]) => planted(path, {}, { headers: { ...goodHeaders, ...faulty } }));

/** Everything that is planted besides the home page. */
export const faults: readonly Planted[] = [...scored, ...statuses, ...indexing, ...content, ...links, ...headers];
