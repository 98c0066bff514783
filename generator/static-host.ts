import { allRedirects } from '../src/addresses/all-addresses.ts';
import { CALENDARS } from '../src/addresses/href.ts';
import { type Locale, localePrefixes } from '../src/addresses/locale.ts';
import { pickCacheControl, REVALIDATE } from '../src/delivery/cache-rules.ts';
import { CALENDAR_TYPE } from '../src/delivery/calendar-type.ts';
import { builtLocales, type InlineHashes } from '../src/delivery/inline-hashes.ts';
import { responseHeaders } from '../src/delivery/response-headers.ts';
import { SPECULATION_RULES, SPECULATION_RULES_TYPE } from '../src/delivery/speculation-rules.ts';
import type { Edition } from '../src/edition/edition.ts';
import type { SiteFolder } from './site-folder.ts';

type Values = Readonly<Record<string, string>>;

const rule = (path: string, values: Values): string =>
  [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

const readFolder = (file: string): string => (file.includes('/') ? (file.split('/')[0] ?? '') : '');

/**
 * Writes rules for what caches may keep longer than the host's default, REVALIDATE: one for a folder where all files
 * agree.
 */
const cacheRules = (files: readonly string[]): string[] => {
  const folders = Map.groupBy(files, readFolder);
  return [...folders].flatMap(([folder, members]) => {
    const values = new Set(members.map(pickCacheControl));
    const [only] = values;
    if (folder !== '' && values.size === 1 && only !== undefined)
      return only === REVALIDATE ? [] : [rule(`/${folder}/*`, { 'cache-control': only })];
    return members
      .filter((file) => pickCacheControl(file) !== REVALIDATE)
      .map((file) => rule(`/${file}`, { 'cache-control': pickCacheControl(file) }));
  });
};

const note = (what: string): string => `# Made by the build from the tables that our own server reads: ${what}.`;

/** Returns the hashes of all pages: the host sends the same headers with each. */
const allStyles = (inline: InlineHashes): string[] =>
  [...new Set(Object.values(inline).flatMap((kinds) => Object.values(kinds)))].toSorted();

/**
 * Writes Netlify's format, which others read too. No header has two rules for one address: the host would send both.
 */
const headersFile = ({ firm }: Edition, files: readonly string[], inline: InlineHashes): string =>
  [
    note('security headers for all, and what may be kept for longer than a look'),
    rule('/*', responseHeaders({ firm, answer: 'page', inlineStyles: allStyles(inline), secure: true })),
    rule(`/${SPECULATION_RULES}`, { 'content-type': SPECULATION_RULES_TYPE }),
    ...builtLocales(inline).map((locale) =>
      rule(`${localePrefixes[locale]}/${CALENDARS}/*`, { 'content-type': CALENDAR_TYPE }),
    ),
    ...cacheRules(files),
    '',
  ].join('\n');

/**
 * Writes the redirects file of a static host. Aliases are files; the host itself redirects addresses with a slash at
 * the end.
 */
const redirectsFile = (edition: Edition, locales: readonly Locale[]): string =>
  [
    note('addresses of the earlier site, and cities under another name'),
    ...allRedirects(edition).map(({ path, to }) => `${path} ${to} 301`),
    // A host answers with 404.html unless a rule names another page.
    ...locales.flatMap((locale) =>
      locale === 'en' ? [] : `${localePrefixes[locale]}/* ${localePrefixes[locale]}/404 404`,
    ),
    '',
  ].join('\n');

/**
 * Writes the files that a static host reads; our own server does not serve them. @param site complete but for these two
 * files
 */
export const writeHostFiles = (edition: Edition, site: SiteFolder, inline: InlineHashes): void => {
  site.write('_headers', headersFile(edition, [...site.files].toSorted(), inline));
  site.write('_redirects', redirectsFile(edition, builtLocales(inline)));
};
