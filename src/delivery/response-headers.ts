import { createHash } from 'node:crypto';
import type { Firm } from '../../content/site.ts';
import { EARLY_SCRIPT } from '../text/early-script.ts';
import { SPECULATION_RULES } from './speculation-rules.ts';

/** The firm's details that the headers depend on. */
export type HeaderFirm = Pick<Firm, 'mapEmbedUrl' | 'blogUrl' | 'hstsPreload'>;

export interface HeaderInputs {
  readonly firm: HeaderFirm;
  /** An answer that may be a page gets the headers of a page. */
  readonly answer: 'page' | 'file';
  /** SHA-256 hashes, base64. */
  readonly inlineStyles: readonly string[];
  /** True for a request by https, as a trusted proxy tells it. */
  readonly secure: boolean;
}

interface Directive {
  readonly name: string;
  readonly reason: string;
  readonly sources: string | ((inputs: HeaderInputs) => string);
}

interface ResponseHeader {
  readonly name: string;
  readonly reason: string;
  /** Returns the value; null if the header must not be sent. */
  readonly value: (inputs: HeaderInputs) => string | null;
}

/** The SHA-256 of the only script that pages hold inline (src/pages/later-sheet.tsx). */
const EARLY_SCRIPT_HASH = createHash('sha256').update(EARLY_SCRIPT).digest('base64');

const mapOrigin = ({ mapEmbedUrl }: HeaderFirm): string => new URL(mapEmbedUrl).origin;
const blogOrigins = ({ blogUrl }: HeaderFirm): string[] => (blogUrl ? [new URL(blogUrl).origin] : []);

/** docs/security.md shows this table, and that of the headers. */
export const policyDirectives: readonly Directive[] = [
  {
    name: 'default-src',
    sources: "'none'",
    reason: 'Nothing may load but what is named below: markup that escaping missed cannot run or send data elsewhere.',
  },
  {
    name: 'script-src',
    sources: `'self' 'sha256-${EARLY_SCRIPT_HASH}'`,
    reason:
      'Files of ours. Inline, one line that is the same on every page: it marks visitors who have answered what applies to them.',
  },
  {
    name: 'style-src',
    sources: ({ inlineStyles }) => ["'self'", ...inlineStyles.map((hash) => `'sha256-${hash}'`)].join(' '),
    reason: 'The style sheet that the page holds inline, by hash, and the file of what follows the first screen.',
  },
  {
    name: 'img-src',
    sources: "'self' https:",
    reason: "The blog's authors take pictures from any https address, and a post shows its first one.",
  },
  { name: 'font-src', sources: "'self'", reason: 'The fonts are files of ours.' },
  {
    name: 'connect-src',
    sources: ({ firm }) => ["'self'", ...new Set([...blogOrigins(firm), mapOrigin(firm)])].join(' '),
    reason:
      "Forms, audit, blog proxy and the list of due dates; the blog's feed when the proxy fails; whether the map answers.",
  },
  { name: 'manifest-src', sources: "'self'", reason: 'The web app manifest is a file of ours.' },
  { name: 'frame-src', sources: ({ firm }) => mapOrigin(firm), reason: "The contact page's map is the only frame." },
  {
    name: 'base-uri',
    sources: "'none'",
    reason: 'No page needs it, and it would change where every relative address leads.',
  },
  { name: 'form-action', sources: "'self'", reason: 'What a visitor types is sent to us alone.' },
  {
    name: 'frame-ancestors',
    sources: "'none'",
    reason: 'No site may show ours in a frame, where it could misuse clicks. Replaces X-Frame-Options.',
  },
  {
    name: 'require-trusted-types-for',
    sources: "'script'",
    reason: 'Text cannot become markup or script by mistake: the browser refuses it where it happens.',
  },
  {
    name: 'trusted-types',
    sources: "'none'",
    reason: 'No code of ours makes text into markup, so no code may ask for the right to do so.',
  },
];

const pagePolicy = (inputs: HeaderInputs): string =>
  policyDirectives
    .map(({ name, sources }) => `${name} ${typeof sources === 'string' ? sources : sources(inputs)}`)
    .join('; ');

/**
 * Whatever is no page loads nothing and runs nothing: opened by its own address, it is text or a picture. A page's
 * policy is more than ten times as long, and a visit fetches more files than pages.
 */
export const filePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/**
 * Abilities of browsers by which a script that slipped in could watch or ask a visitor, or that browsers give to frames
 * unasked; the site uses none. Not all that have a name: what a page sends before its first byte is part of its first
 * flight, and the policy lets no script in.
 */
const withheld = [
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'payment',
  'publickey-credentials-get',
  'storage-access',
  'usb',
] as const;

const withheldFromFiles = [
  'camera',
  'geolocation',
  'microphone',
] as const satisfies readonly (typeof withheld)[number][];

const withholding = (names: readonly string[]): string => names.map((name) => `${name}=()`).join(', ');

/** The headers that differ between a page and a file, as they are for a file. */
export const fileHeaders = {
  'content-security-policy': filePolicy,
  'permissions-policy': withholding(withheldFromFiles),
} as const;

export const pageOnlyHeaders = ['speculation-rules'] as const;

const TWO_YEARS_SECONDS = 63_072_000;

export const headerTable: readonly ResponseHeader[] = [
  {
    name: 'content-security-policy',
    value: (inputs) => (inputs.answer === 'page' ? pagePolicy(inputs) : filePolicy),
    reason: 'What a page may load, run, frame and send. Policies differ by the hash of the inline style sheet alone.',
  },
  {
    name: 'strict-transport-security',
    // RFC 6797, section 7.2: never over a connection that is not encrypted.
    value: ({ firm, secure }) =>
      secure ? `max-age=${TWO_YEARS_SECONDS}; includeSubDomains${firm.hstsPreload ? '; preload' : ''}` : null,
    reason: 'Behind TLS only: for two years the browser asks for this domain and those below it by https alone.',
  },
  {
    name: 'x-content-type-options',
    value: () => 'nosniff',
    reason: 'A file is what its type says, so that a text can never be run as a script.',
  },
  {
    name: 'referrer-policy',
    value: () => 'strict-origin-when-cross-origin',
    reason: 'Other sites learn that a visitor came from here, not from which page.',
  },
  {
    name: 'permissions-policy',
    value: ({ answer }) => withholding(answer === 'page' ? withheld : withheldFromFiles),
    reason:
      'The site asks for no permission and reads no sensor, and the frame of the map may not either. A file that is ' +
      'no page runs no script, so its header names only the three best-known permissions.',
  },
  {
    name: 'cross-origin-opener-policy',
    value: () => 'same-origin',
    reason: 'A page of another site that opens ours, or is opened by it, has no access to its window.',
  },
  {
    name: 'cross-origin-resource-policy',
    value: () => 'same-origin',
    reason: 'Other sites may not embed our files. Share images are fetched by servers, which do not ask.',
  },
  {
    name: 'speculation-rules',
    value: ({ answer }) => (answer === 'page' ? `"/${SPECULATION_RULES}"` : null),
    reason:
      'Where the browser reads which links it may fetch ahead. In a header, so that no page holds these rules inline.',
  },
];

export const responseHeaders = (inputs: HeaderInputs): Readonly<Record<string, string>> =>
  Object.fromEntries(
    headerTable.flatMap(({ name, value }) => {
      const text = value(inputs);
      return text === null ? [] : [[name, text]];
    }),
  );
