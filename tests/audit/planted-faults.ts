/**
 * The planted faults: what an address answers, and exactly what the audit must say about it. An address without an
 * expectation is the fair side of a threshold: nothing may be found there.
 */
import { goodHeaders, makeDescription, makeTitle, type PageParts, plantedPage } from './planted-site.ts';

/** An address of the planted site. */
export interface Planted {
  readonly path: string;
  readonly status: number | 'hang' | 'break';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  readonly headStatus: Planted['status'] | null;
  /** True if the home page links to it. */
  readonly linked: boolean;
  /** The list that names it; an `unlisted` address is only linked. */
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

const answering = (path: string, status: Planted['status'], expected: Expected = {}): Planted => {
  const message = status === 'hang' ? 'Request timeout' : status === 'break' ? 'Network error' : `HTTP ${status}`;
  const failed = { status, message, body: '', linked: false, score: 0, crawlable: false };
  return planted(path, {}, { ...failed, ...expected });
};

const redirecting = (path: string, status: number, location: string, expected: Expected = {}): Planted =>
  answering(path, status, { headers: { location }, findings: ['sitemap-conflicts'], ...expected });

const image = (attributes: string): string => `<img src="/ok.png" ${attributes}>`;
const data = (json: string): PageParts => ({ head: `<script type="application/ld+json">${json}</script>` });
const canonicalTo = (...addresses: readonly string[]): PageParts => ({
  canonical: addresses.map((address) => `<link rel="canonical" href="${address}">`).join(''),
});
const error: Expected = { findings: ['sitemap-conflicts', 'rule-conflicts'] };

const finding = (path: string, parts: PageParts, ...findings: readonly string[]): Planted =>
  planted(path, parts, { findings });

const scoring = (path: string, parts: PageParts, score: number, ...issues: readonly string[]): Planted =>
  planted(path, parts, { score, issues });

const lackingAll = (path: string, images: number, score: number): Planted => {
  const missing = ['Title is missing', 'Description is missing', 'There is no H1'];
  const parts = { title: '', description: '', h1: '', body: image('').repeat(images) };
  return scoring(path, parts, score, ...missing, ...Array(images).fill('Image without'));
};

const closed: Expected = { findings: ['sitemap-conflicts'], crawlable: false };

const scored: readonly Planted[] = [
  scoring('/title-absent', { title: '' }, 85, 'Title is missing'),
  scoring('/title-empty', { title: '<title> </title>' }, 85, 'Title is missing'),
  scoring('/title-in-svg', { title: '', body: '<svg><title>Drawing</title></svg>' }, 85, 'Title is missing'),
  scoring('/title-61', { title: makeTitle('/title-61', 61) }, 95, 'Title is too long (61'),
  planted('/title-60', { title: makeTitle('/title-60', 60) }),
  planted('/title-30', { title: makeTitle('/title-30', 30) }),
  scoring('/title-29', { title: makeTitle('/title-29', 29) }, 95, 'Title is too short (29'),
  planted('/title-entities', { title: `<title>${'&amp;'.repeat(60)}</title>` }),
  scoring('/description-absent', { description: '' }, 90, 'Description is missing'),
  scoring('/description-empty', { description: '<meta name=description content="">' }, 90, 'Description is missing'),
  scoring('/d-161', { description: makeDescription('/d-161', 161) }, 95, 'Description is too long (161'),
  planted('/d-160', { description: makeDescription('/d-160', 160) }),
  planted('/d-120', { description: makeDescription('/d-120', 120) }),
  scoring('/d-119', { description: makeDescription('/d-119', 119) }, 97, 'Description is too short (119'),
  scoring('/h1-none', { h1: '' }, 85, 'There is no H1'),
  scoring('/h1-commented', { h1: '<!-- <h1>a</h1> -->' }, 85, 'There is no H1'),
  scoring('/h1-two', { body: '<h1>Two</h1>' }, 90, 'There are 2 H1'),
  scoring('/h1-three', { body: '<h1>Two</h1><H1 class=x>Three</H1>' }, 90, 'There are 3 H1'),
  scoring('/image-one', { body: image('') }, 98, 'Image without'),
  scoring('/image-spaces', { body: image('alt="  "') }, 98, 'Image without'),
  scoring('/image-three', { body: image('').repeat(3) }, 94, ...Array(3).fill('Image without')),
  planted('/image-decoration', { body: image('alt=""') + image('alt') }),
  planted('/image-hidden', { body: `<script>'${image('')}'</script><template>${image('')}</template>` }),
  lackingAll('/everything', 30, 0),
  lackingAll('/exactly-zero', 29, 2),
];

const statuses: readonly Planted[] = [
  ...[answering('/e-400', 400, error), answering('/e-403', 403, error), answering('/e-404', 404, error)],
  ...[answering('/e-410', 410, error), answering('/e-500', 500, error), answering('/e-503', 503, error)],
  answering('/e-204', 204, { findings: ['sitemap-conflicts'] }),
  answering('/hangs', 'hang', { findings: ['sitemap-conflicts'] }),
  answering('/breaks', 'break', { findings: ['sitemap-conflicts'] }),
  ...[planted('/head-refused', {}, { headStatus: 405 }), planted('/head-missing', {}, { headStatus: 404 })],
  ...[planted('/head-hangs', {}, { headStatus: 'hang' }), planted('/head-breaks', {}, { headStatus: 'break' })],
  planted('/link-to-silent-head', { body: '<a href="/silent-head">on</a>' }),
  answering('/silent-head', 200, { headStatus: 'hang', listed: 'unlisted' }),
  ...[answering('/get-fails', 500, { ...error, headStatus: 200 }), redirecting('/moved', 301, '/title-60')],
  redirecting('/moved-once-more', 308, '/moved', { findings: ['sitemap-conflicts', 'redirect-chains'] }),
  redirecting('/turns-a', 302, '/turns-b', { findings: ['sitemap-conflicts', 'redirect-chains'] }),
  redirecting('/turns-b', 302, '/turns-a', { findings: ['sitemap-conflicts', 'redirect-chains'] }),
  redirecting('/turns-alone', 307, '/turns-alone', { findings: ['sitemap-conflicts', 'redirect-chains'] }),
  redirecting('/leaves', 302, 'https://elsewhere.test/', { findings: ['sitemap-conflicts', 'redirect-chains'] }),
  redirecting('/moved-to-nothing', 301, '/e-404', { findings: ['sitemap-conflicts', 'redirect-chains'] }),
  answering('/moved-nowhere', 302, { findings: ['sitemap-conflicts', 'redirect-chains'] }),
];

const tagged = (directives: string, type = 'text/html; charset=utf-8'): Planted['headers'] => ({
  ...goodHeaders,
  'content-type': type,
  'x-robots-tag': directives,
});
const file: Expected = { message: 'OK', crawlable: true };

const indexing: readonly Planted[] = [
  planted('/noindex', { head: '<meta name="robots" content="NOINDEX, follow">' }, closed),
  planted('/noindex-none', { head: '<meta name="googlebot" content="none">' }, closed),
  planted('/noindex-header', {}, { headers: { ...goodHeaders, 'x-robots-tag': 'noindex' }, ...closed }),
  planted('/noindex-bing', { head: '<meta name="bingbot" content="noindex">' }, closed),
  planted('/noindex-agent', {}, { headers: tagged('googlebot: nofollow, max-snippet: 5, noindex'), ...closed }),
  planted('/noindex-other-agent', {}, { headers: tagged('otherbot: nofollow, noindex') }),
  planted('/noindex-date', {}, { headers: tagged('unavailable_after: Friday, 25-Jun-99 15:00:00 GMT') }),
  answering('/preview.pdf', 200, { ...file, headers: tagged('max-image-preview:none', 'application/pdf') }),
  answering('/other-agent.pdf', 200, { ...file, headers: tagged('otherbot: noindex', 'application/pdf') }),
  answering('/noindex.pdf', 200, { ...file, headers: tagged('noindex', 'application/pdf'), crawlable: false }),
  planted('/no-image-preview', { head: '<meta name="robots" content="index, max-image-preview:none">' }),
  planted('/closed/page', {}, closed),
  finding('/repeated', {}, 'sitemap-conflicts'),
  finding('/canonical-absent', canonicalTo(), 'canonical'),
  finding('/canonical-two', canonicalTo('https://firm.test/canonical-two', 'https://firm.test/title-60'), 'canonical'),
  planted('/canonical-form/caf%C3%A9', canonicalTo('https://FIRM.test.:443/%63anonical-form/caf%c3%a9')),
  planted(
    '/canonical-forms',
    canonicalTo('https://firm.test/canonical-forms', 'https://firm.test./canonical%2dforms?'),
  ),
  finding('/canonical-unreadable', canonicalTo('https://'), 'canonical'),
  finding('/canonical-abroad', canonicalTo('https://elsewhere.test/'), 'canonical', 'sitemap-conflicts'),
  finding('/canonical-to-error', canonicalTo('https://firm.test/e-404'), 'canonical', 'sitemap-conflicts'),
  finding('/canonical-chain', canonicalTo('/canonical-other'), 'canonical', 'sitemap-conflicts'),
  finding('/canonical-other', canonicalTo('/title-60'), 'sitemap-conflicts'),
  planted('/alias-fair', canonicalTo('/title-60'), { listed: 'alias', linked: false }),
  planted('/alias-proud', {}, { listed: 'alias', findings: ['sitemap-conflicts'] }),
  finding('/unknown-to-rules', {}, 'rule-conflicts'),
];

const content: readonly Planted[] = [
  planted('/copy-a', { title: makeTitle('copy') }),
  finding('/copy-b', { title: makeTitle('copy') }, 'duplicate-titles'),
  planted('/sister-a', { description: makeDescription('sister') }),
  finding('/sister-b', { description: makeDescription('sister') }, 'duplicate-descriptions'),
  planted('/orphan', {}, { linked: false, findings: ['orphans'] }),
  planted('/depth-1', { body: '<a href="/depth-2">on</a>' }),
  planted('/depth-2', { body: '<a href="/depth-3">on</a>' }, { linked: false }),
  planted('/depth-3', { body: '<a href="/depth-4">on</a>' }, { linked: false }),
  planted('/depth-4', {}, { linked: false, findings: ['depth'] }),
  finding('/words-149', { words: 149 }, 'thin-pages'),
  planted('/words-150', { words: 150 }),
  finding('/data-broken', data('{"@context": '), 'structured-data'),
  finding('/data-empty', data(''), 'structured-data'),
  finding('/data-number', data('7'), 'structured-data'),
  finding('/data-homeless', data('{"@type":"Thing"}'), 'structured-data'),
  planted('/data-list', data('[{"@context":"https://schema.org","@type":"Thing"}]')),
  finding('/phone-dashed', { body: '<p>Call +91-98765-43210</p>' }, 'firm-phone'),
  finding('/phone-bare', { body: '<p>Call 9876543210</p>' }, 'firm-phone'),
  finding('/phone-other', { body: '<p>Call +91 90000 00001</p>' }, 'firm-phone'),
  finding('/phone-link', { body: '<a href="tel:9876543210">Call</a>' }, 'firm-phone'),
  finding('/phone-link-other', { body: '<a href="tel:+919000000001">Call</a>' }, 'firm-phone'),
  planted('/phone-helpline', {
    body: '<p>GST helpline 1800 103 4786, 24 hours, +91 98765 43210 2 lines, <a href="tel:18001034786">call</a></p>',
  }),
];

const LATIN1 = 'text/html; charset=iso-8859-1';
const inLatin1 = (path: string, head = ''): Buffer => Buffer.from(plantedPage(path, { head, body: 'ü' }), 'latin1');
const unnamed = { ...goodHeaders, 'content-type': 'text/html' };
const byType = '<meta content="text/html; charset=windows-1252" http-equiv="Content-Type">';
/** Returns a page in Latin 1 whose header does not say so. */
const declaring = (path: string, head: string, expected: Expected = {}): Planted =>
  planted(path, {}, { body: inLatin1(path, head), headers: unnamed, ...expected });

const links: readonly Planted[] = [
  finding('/link-404', { body: '<a href="/e-404">gone</a>' }, 'broken-links'),
  finding('/link-unlisted', { body: '<a href="/nowhere?x=1&y=2">gone</a>' }, 'broken-links'),
  finding('/link-broken-server', { body: '<a href="/breaks">gone</a>' }, 'broken-links'),
  finding('/file-image', { body: '<img src="gone.png" alt="gone">' }, 'broken-links'),
  finding('/file-srcset', { body: '<img srcset="/ok.png 1x, /gone-2.png 2x" alt="gone">' }, 'broken-links'),
  planted('/file-srcset-commas', {
    body: '<img srcset="/ok,w_320/a.png 320w,/ok,w_640/a.png 640w, ,/ok.png 2x (a, b), /ok.png," alt="fair">',
  }),
  ...['/ok,w_320/a.png', '/ok,w_640/a.png'].map((path) => answering(path, 200, { listed: 'unlisted' })),
  finding('/file-script', { head: '<script src="/gone.js"></script>' }, 'broken-links'),
  finding('/file-style', { head: '<link rel="stylesheet" href="/gone.css">' }, 'broken-links'),
  finding('/link-moved', { body: '<a href="/moved">moved</a>' }, 'links-to-redirects'),
  finding('/fragment-here', { body: '<a href="#nowhere">on</a>' }, 'broken-fragments'),
  finding('/fragment-words-nowhere', { body: '<a href="#nowhere:~:text=fee">on</a>' }, 'broken-fragments'),
  planted('/fragment-words', {
    body: '<p id="fees">fee</p><a href="#fees:~:text=late%20fee">on</a><a href="#:~:text=fee">on</a>',
  }),
  // A page that neither the sitemap nor the rules know is not read for its places: nothing is said of them.
  planted('/fragment-unlisted', { body: '<a href="/unlisted-page#fees">on</a><a href="/sheet.pdf#page=2">on</a>' }),
  ...['/unlisted-page', '/sheet.pdf'].map((path) => answering(path, 200, { listed: 'unlisted' })),
  planted('/link-form', { body: '<a href="/%6cink-form?">a</a><a href="/canonical-form/café#main">b</a>' }),
  finding('/link-moved-to-part', { body: '<a href="/moved-to-part">on</a>' }, 'links-to-redirects'),
  redirecting('/moved-to-part', 301, '/behind-part#main:~:text=word', { listed: 'unlisted' }),
  planted('/behind-part', {}, { linked: false }),
  finding('/fragment-there', { body: '<a href="/title-60#nowhere">on</a>' }, 'broken-fragments'),
  planted('/fragment-encoded', {
    body: '<p id="ü"></p><a href="#%C3%BC">on</a><a href="#top">up</a><a href="#">up</a><a name=old></a><a href="#old">o</a>',
  }),
  planted('/link-others', {
    body: '<a href="https://elsewhere.test/e-404">a</a><a href="mailto:a@b.test">b</a><a href="javascript:0">c</a><a href="http://[">d</a>',
  }),
  finding('/mixed-image', { body: '<img alt="a" src="http://elsewhere.test/a.png">' }, 'mixed-content'),
  finding('/mixed-script', { body: '<script src="http://elsewhere.test/a.js"></script>' }, 'mixed-content'),
  finding('/mixed-style', { head: '<link rel=stylesheet href=http://elsewhere.test/a.css>' }, 'mixed-content'),
  finding('/mixed-frame', { body: '<iframe src="http://elsewhere.test/"></iframe>' }, 'mixed-content'),
  finding('/mixed-form', { body: '<form action="http://elsewhere.test/"></form>' }, 'mixed-content'),
  planted('/mixed-link-only', { body: '<a href="http://elsewhere.test/">a</a>' }),
  planted('/garbled', {}, { body: inLatin1('/garbled'), findings: ['unreadable-pages'] }),
  planted('/latin1', {}, { body: inLatin1('/latin1'), headers: { ...goodHeaders, 'content-type': LATIN1 } }),
  declaring('/latin1-meta', '<meta charset=windows-1252>'),
  declaring('/latin1-type', byType),
  declaring('/latin1-commented', `<!-- ${byType} -->`, { findings: ['unreadable-pages'] }),
  declaring('/latin1-late', ' '.repeat(1024) + byType, { findings: ['unreadable-pages'] }),
  declaring('/latin1-unknown', '<meta charset=nonsense>', { findings: ['unreadable-pages'] }),
  planted('/utf8-called-utf16', { head: '<meta charset=utf-16>', body: 'ü' }, { headers: unnamed }),
  planted('/utf8-by-header', { head: byType, body: 'ü' }),
  finding('/huge', { body: '<p></p>'.repeat(40_000) }, 'unreadable-pages'),
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
