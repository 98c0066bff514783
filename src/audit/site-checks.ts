import { mayCrawl, type RobotsFacts, type sitemapPaths } from './crawl-files.ts';
import type { SiteKnowledge } from './own-site.ts';
import { runCheck } from './page-checks.ts';
import type { PageFacts } from './read-page.ts';
import type { Answer, Environment } from './request.ts';
import { hasContent, isError, isRedirect, isThrottled, isUnanswered, naming, takePath, toUrl } from './urls.ts';
import { type AuditRow, ruleFor } from './visit.ts';

export type Reply = Pick<Answer, 'statusCode' | 'message' | 'redirectTo'>;

export interface SiteFacts {
  readonly origin: string;
  readonly site: SiteKnowledge;
  readonly rows: readonly AuditRow[];
  /** The pages that were read, by path. */
  readonly pages: ReadonlyMap<string, PageFacts>;
  /** Answers by path, of audited and of linked addresses, without those that answered 429. */
  readonly replies: ReadonlyMap<string, Reply>;
  readonly robots: RobotsFacts;
  readonly sitemap: ReturnType<typeof sitemapPaths>;
  /** True if nothing was cancelled or left out, so that an absence means something. */
  readonly complete: boolean;
}

/** An error means that the check itself could not run. */
export interface Finding {
  readonly check: string;
  readonly outcome: 'fail' | 'error';
  /** `null` for the site as a whole. */
  readonly url: string | null;
  readonly message: string;
}

type SiteIssue = Pick<Finding, 'url' | 'message'>;

const MAX_LINES_PER_CHECK = 500;

const THIN_WORDS = 150;

const MAX_DEPTH = 3;

export interface SiteCheck {
  readonly id: string;
  readonly title: string;
  readonly run: (site: SiteFacts) => readonly SiteIssue[];
}

/** Returns the path of an address with the published or the audited origin; `null` for another site's address. */
const ownPath = ({ origin, site: { firm } }: SiteFacts, address: string): string | null => {
  const url = toUrl(address, 'about:blank');
  return url && (url.origin === origin || url.origin === firm.origin) ? takePath(url) : null;
};

/** Its own path when it names none, `null` when it names another site. */
const findCanonical = (site: SiteFacts, page: PageFacts): string | null => {
  const [first] = page.head.canonicals;
  return first === undefined || first === '' ? page.path : ownPath(site, first);
};

const isIndexedItself = (site: SiteFacts, page: PageFacts): boolean =>
  !page.noIndex && findCanonical(site, page) === page.path;

const withoutFragment = (to: string | null): string | null => to?.split('#', 1)[0] ?? null;

/** Returns the page that a link to a path ends at: the page itself, or the one for which it is another address. */
const landsOn = (site: SiteFacts, path: string): string => {
  const page = site.pages.get(path);
  if (page) return findCanonical(site, page) ?? path;
  const reply = site.replies.get(path);
  const { statusCode, redirectTo } = ruleFor(site.site, path);
  // The rule sends an unknown path to the home page; one that was answered is a page of its own.
  const to = withoutFragment(reply?.redirectTo ?? (statusCode === 404 && reply ? null : redirectTo));
  return to === null || !site.pages.has(to) ? path : to;
};

/** Clicks from the home page; a page without an entry cannot be reached by links. */
const depthsFrom = (site: SiteFacts): ReadonlyMap<string, number> => {
  const depths = new Map([['/', 0]]);
  // A map keeps its order and shows what is added while it is walked: a queue.
  for (const [path, depth] of depths)
    for (const link of site.pages.get(path)?.links.internal ?? [])
      for (const target of [link, landsOn(site, link)]) if (!depths.has(target)) depths.set(target, depth + 1);
  return depths;
};

type Problem = string | null;

const issuesAt = (url: string | null, problems: Problem | readonly Problem[]): SiteIssue[] =>
  [problems].flat().flatMap((message) => (message === null ? [] : [{ url, message }]));

type Problems = (page: PageFacts, site: SiteFacts) => Problem | readonly Problem[];

const ofEachPage =
  (problems: Problems): SiteCheck['run'] =>
  (site) =>
    [...site.pages.values()].flatMap((page) => issuesAt(page.path, problems(page, site)));

const repliesTo = (targets: readonly string[], { replies }: SiteFacts) =>
  targets.flatMap((target) => {
    const reply = replies.get(target);
    return reply ? [{ target, ...reply }] : [];
  });

const brokenLinks: Problems = ({ links }, site) => {
  const broken = (what: string, targets: readonly string[]): Problem[] =>
    repliesTo(targets, site).map((to) => (isError(to.statusCode) ? `${what} ${to.target}: ${to.message}` : null));
  return [...broken('Link to', links.internal), ...broken('File', links.resources)];
};

const linksToRedirects: Problems = ({ links }, site) =>
  repliesTo(links.internal, site).map(({ target, statusCode, redirectTo }) =>
    isRedirect(statusCode) ? `Link to ${target}, which redirects to ${redirectTo ?? 'nowhere'}` : null,
  );

const brokenFragments: SiteCheck['run'] = (site) => {
  const idsOf = new Map([...site.pages.values()].map(({ path, ids }) => [path, new Set(ids)]));
  return ofEachPage(({ links }) =>
    links.fragments.map((link) => {
      const hash = link.indexOf('#');
      const target = link.slice(0, hash);
      const id = link.slice(hash + 1);
      const ids = idsOf.get(target) ?? idsOf.get(landsOn(site, target));
      // Every page has a top (HTML standard).
      const isThere = !ids || ids.has(id) || id.toLowerCase() === 'top';
      return isThere ? null : `Link to ${link}, but there is no such place`;
    }),
  )(site);
};

const redirectProblem = ({ replies }: SiteFacts, from: string, to: string | null): Problem => {
  if (to === null) return 'Redirect without a target that can be read';
  if (!to.startsWith('/')) return `Redirect out of the site, to ${to}`;
  const [target = to] = to.split('#', 1);
  const seen = new Set([from]);
  let next: string | null = target;
  while (next !== null && !seen.has(next)) {
    seen.add(next);
    const reply = replies.get(next);
    next = reply && isRedirect(reply.statusCode) ? withoutFragment(reply.redirectTo) : null;
  }
  if (next !== null) return `Redirect loop: ${[...seen, next].join(' to ')}`;
  const reply = replies.get(target);
  if (!reply) return null;
  if (isRedirect(reply.statusCode)) return `Redirect chain: ${[...seen].join(' to ')}`;
  return hasContent(reply.statusCode) ? null : `Redirect to ${target}: ${reply.message}`;
};

/** An alias that shows its page instead of redirecting is no conflict: the canonical address says the same. */
const ruleConflict = ({ rule, result: { isValid, statusCode, message } }: AuditRow): Problem => {
  if (rule.statusCode === 404) return isValid ? 'The rules do not know this address, but it shows a page' : null;
  return isError(statusCode) && !isUnanswered(statusCode) && !isThrottled(statusCode)
    ? `The rules know this address, but the answer is ${message}`
    : null;
};

const canonicalProblem = ({ path, head, noIndex }: PageFacts, site: SiteFacts): Problem => {
  const [first, ...others] = head.canonicals;
  // A page that is not to be found needs no address to be found under.
  if (first === undefined) return noIndex ? null : 'There is no canonical address';
  if (others.some((other) => other !== first))
    return `There are several canonical addresses: ${head.canonicals.join(', ')}`;
  if (first === '') return 'The canonical address cannot be read';
  const target = ownPath(site, first);
  if (target === null) return `The canonical address is on another site: ${first}`;
  if (target === path) return null;
  const reply = site.replies.get(target);
  if (reply && !hasContent(reply.statusCode)) return `The canonical address ${target}: ${reply.message}`;
  const page = site.pages.get(target);
  const next = page ? findCanonical(site, page) : target;
  return next === target ? null : `Canonical chain: ${path} to ${target} to ${next ?? page?.head.canonicals[0]}`;
};

const sitemapProblem = (site: SiteFacts, path: string): Problem => {
  const reply = site.replies.get(path);
  if (reply && !hasContent(reply.statusCode)) return `In the sitemap, but the answer is ${reply.message}`;
  if (!mayCrawl(site.robots, path)) return 'In the sitemap, but closed by robots.txt';
  const page = site.pages.get(path);
  if (!page) return null;
  if (page.noIndex) return 'In the sitemap, but marked noindex';
  const target = findCanonical(site, page);
  return target === path ? null : `In the sitemap, but its canonical address is ${target ?? page.head.canonicals[0]}`;
};

const sitemapConflicts: SiteCheck['run'] = (site) => {
  const { paths, repeated, foreign } = site.sitemap;
  const listed = new Set(paths);
  const unlisted = [...site.pages.values()].filter(
    (page) => listed.size > 0 && !listed.has(page.path) && isIndexedItself(site, page),
  );
  return [
    ...paths.flatMap((url) => issuesAt(url, sitemapProblem(site, url))),
    ...repeated.map((url) => ({ url, message: 'Listed more than once in the sitemap' })),
    ...foreign.map((location) => ({ url: null, message: `The sitemap lists an address of another site: ${location}` })),
    ...unlisted.map(({ path }) => ({ url: path, message: 'Calls itself canonical, but is not in the sitemap' })),
  ];
};

/** Other addresses of one page always share its text and are left out. */
const duplicates =
  (what: 'title' | 'description'): SiteCheck['run'] =>
  (site) => {
    const first = new Map<string, string>();
    return ofEachPage((page) => {
      const text = page.head[what];
      if (text === '' || !isIndexedItself(site, page)) return null;
      const other = first.get(text);
      if (other !== undefined) return `Same ${what} as ${other}: ${text}`;
      first.set(text, page.path);
      return null;
    })(site);
  };

const orphans: SiteCheck['run'] = (site) => {
  if (!site.complete || !site.pages.has('/')) return [];
  const depths = depthsFrom(site);
  return ofEachPage((page) =>
    !depths.has(page.path) && isIndexedItself(site, page) ? 'No path of links leads here from the home page' : null,
  )(site);
};

const depth: SiteCheck['run'] = (site) =>
  [...(site.complete ? depthsFrom(site) : [])].flatMap(([path, clicks]) => {
    const page = site.pages.get(path);
    const isDeep = page && clicks > MAX_DEPTH && isIndexedItself(site, page);
    return issuesAt(path, isDeep ? `${clicks} clicks from the home page` : null);
  });

const keepDigits = (text: string): string => text.replace(/\D/g, '');

/** Visitors, search engines and map services compare numbers. Those of others, as helplines, are left alone. */
const phoneProblems: Problems = ({ phones, links }, { site: { firm } }) => {
  const problem = (what: string, written: string, own: readonly string[]): Problem => {
    if (own.includes(written)) return null;
    const digits = keepDigits(written);
    const same = own.find((number) => keepDigits(number).slice(-10) === digits.slice(-10));
    if (same !== undefined) return `${what} "${written}" instead of "${same}"`;
    return /^91\d{10}$/.test(digits) ? `${what} "${written}", which is not the firm's number` : null;
  };
  const own = [firm.phone, firm.whatsapp];
  const dialled = own.map((number) => `+${keepDigits(number)}`);
  return [
    ...phones.map((number) => problem('Phone number written', number, own)),
    ...links.dialled.map((number) => problem('Phone link dials', number, dialled)),
  ];
};

/** A header of these must be as its pattern says. */
const protections: readonly (readonly [name: string, ...given: (readonly [header: string, as: RegExp])[]])[] = [
  ['Content-Security-Policy', ['content-security-policy', /./]],
  ['X-Content-Type-Options: nosniff', ['x-content-type-options', /^\s*nosniff\s*$/i]],
  ['Referrer-Policy', ['referrer-policy', /./]],
  ['Permissions-Policy', ['permissions-policy', /./]],
  [
    'X-Frame-Options or frame-ancestors',
    ['x-frame-options', /^\s*(deny|sameorigin)\s*$/i],
    ['content-security-policy', /(^|;)\s*frame-ancestors\s/i],
  ],
  ['Strict-Transport-Security', ['strict-transport-security', /max-age\s*=\s*"?[1-9]/i]],
];

const MAX_NAMED = 3;

/** Reports each header once: it is one setting of the server. */
const securityHeaders: SiteCheck['run'] = ({ origin, pages }) =>
  protections.flatMap(([name, ...given]) => {
    if (name === 'Strict-Transport-Security' && !origin.startsWith('https:')) return [];
    const faulty = [...pages.values()].filter(
      ({ headers }) => !given.some(([header, pattern]) => pattern.test(headers[header] ?? '')),
    );
    const paths = faulty.map(({ path }) => path);
    return issuesAt(null, paths.length > 0 ? `No ${name} on ${paths.length} pages: ${naming(paths, MAX_NAMED)}` : null);
  });

const siteChecks: readonly SiteCheck[] = [
  { id: 'broken-links', title: 'Broken links and files', run: ofEachPage(brokenLinks) },
  { id: 'broken-fragments', title: 'Broken fragments', run: brokenFragments },
  { id: 'links-to-redirects', title: 'Links to redirects', run: ofEachPage(linksToRedirects) },
  {
    id: 'redirect-chains',
    title: 'Redirect chains and loops',
    run: (site) =>
      [...site.replies].flatMap(([url, { statusCode, redirectTo }]) =>
        issuesAt(url, isRedirect(statusCode) ? redirectProblem(site, url, redirectTo) : null),
      ),
  },
  {
    id: 'rule-conflicts',
    title: 'Server and rules disagree',
    run: ({ rows }) => rows.flatMap((row) => issuesAt(row.result.url, ruleConflict(row))),
  },
  { id: 'canonical', title: 'Canonical addresses', run: ofEachPage(canonicalProblem) },
  { id: 'sitemap-conflicts', title: 'Conflicts with the sitemap', run: sitemapConflicts },
  { id: 'duplicate-titles', title: 'Duplicate titles', run: duplicates('title') },
  { id: 'duplicate-descriptions', title: 'Duplicate descriptions', run: duplicates('description') },
  { id: 'orphans', title: 'Orphans', run: orphans },
  { id: 'depth', title: 'Depth', run: depth },
  {
    id: 'thin-pages',
    title: 'Thin pages',
    run: ofEachPage((page, site) =>
      page.words < THIN_WORDS && isIndexedItself(site, page) ? `Only ${page.words} words` : null,
    ),
  },
  {
    id: 'structured-data',
    title: 'Structured data',
    run: ofEachPage(({ dataMistakes }) => dataMistakes.map((mistake) => `Structured data: ${mistake}`)),
  },
  { id: 'firm-phone', title: 'Phone number', run: ofEachPage(phoneProblems) },
  {
    id: 'mixed-content',
    title: 'Mixed content',
    run: ofEachPage(({ links }) => links.insecure.map((address) => `Asked for without encryption: ${address}`)),
  },
  { id: 'security-headers', title: 'Security headers', run: securityHeaders },
  {
    id: 'unreadable-pages',
    title: 'Pages that cannot be read',
    run: ofEachPage(({ garbled, truncated }) => [
      garbled ? 'Holds characters that its encoding does not allow' : null,
      truncated ? 'So large that only its beginning was read' : null,
    ]),
  },
];

export const siteCheckTitles: ReadonlyMap<string, string> = new Map(siteChecks.map(({ id, title }) => [id, title]));

const listFindings = (check: SiteCheck, site: SiteFacts, warn: Environment['warn']): Finding[] => {
  const issues = runCheck(check, site, warn);
  if (typeof issues === 'string') return [{ check: check.id, outcome: 'error', url: null, message: issues }];
  const left = issues.length - MAX_LINES_PER_CHECK;
  const more = left > 0 ? [{ url: null, message: `and ${left} more of this kind` }] : [];
  return [...issues.slice(0, MAX_LINES_PER_CHECK), ...more].map((issue) => ({
    check: check.id,
    outcome: 'fail',
    ...issue,
  }));
};

export const judgeSite = (site: SiteFacts, warn: Environment['warn'], checks = siteChecks): Finding[] =>
  checks.flatMap((check) => listFindings(check, site, warn));
