import type { SiteFacts } from '../../gather/site-facts.ts';
import type { PageFacts } from '../../html/page-facts.ts';
import type { SiteCheck } from '../check.ts';

type Headers = PageFacts['headers'];

/** Each protection, and whether an answer's headers give it. */
const protections: readonly (readonly [name: string, given: (headers: Headers) => boolean])[] = [
  ['Content-Security-Policy', (headers) => (headers['content-security-policy'] ?? '') !== ''],
  [
    'X-Content-Type-Options: nosniff',
    (headers) => headers['x-content-type-options']?.trim().toLowerCase() === 'nosniff',
  ],
  ['Referrer-Policy', (headers) => (headers['referrer-policy'] ?? '') !== ''],
  ['Permissions-Policy', (headers) => (headers['permissions-policy'] ?? '') !== ''],
  [
    'X-Frame-Options or frame-ancestors',
    (headers) =>
      /^\s*(deny|sameorigin)\s*$/i.test(headers['x-frame-options'] ?? '') ||
      /(^|;)\s*frame-ancestors\s/i.test(headers['content-security-policy'] ?? ''),
  ],
];

const encrypted: (typeof protections)[number] = [
  'Strict-Transport-Security',
  (headers) => /max-age\s*=\s*"?[1-9]/i.test(headers['strict-transport-security'] ?? ''),
];

/** As many pages as a message names. */
const NAMED = 3;

const naming = (pages: readonly PageFacts[]): string =>
  pages
    .slice(0, NAMED)
    .map(({ path }) => path)
    .join(', ') + (pages.length > NAMED ? ` and ${pages.length - NAMED} more` : '');

/** Headers that protect visitors. One finding a header: it is one setting of the server. */
export const securityHeaders = {
  id: 'security-headers',
  looksAt: 'the headers of every page',
  needsWholeRun: false,
  run: ({ origin, pages }: SiteFacts) =>
    [...protections, ...(origin.startsWith('https:') ? [encrypted] : [])].flatMap(([name, given]) => {
      const without = [...pages.values()].filter(({ headers }) => !given(headers));
      return without.length === 0
        ? []
        : [{ url: null, message: `No ${name} on ${without.length} pages: ${naming(without)}` }];
    }),
} as const satisfies SiteCheck;
