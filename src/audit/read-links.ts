import type { Attributes, Token } from '../html/tokenizer.ts';
import { decoded, pathOf, toUrl } from './addresses.ts';
import { type Collector, keepOnce } from './collector.ts';
import type { LinkFacts } from './page-facts.ts';

/** Which attribute of which element names a file that the browser loads by itself. */
const sources: ReadonlyMap<string, readonly string[]> = new Map([
  ['img', ['src']],
  ['script', ['src']],
  ['iframe', ['src']],
  ['audio', ['src']],
  ['video', ['src', 'poster']],
  ['source', ['src']],
  ['track', ['src']],
  ['embed', ['src']],
  ['object', ['data']],
  ['input', ['src']],
  ['image', ['href']],
]);

/** Kinds of `<link>` that load a file. */
const loadingRels: ReadonlySet<string> = new Set([
  'stylesheet',
  'icon',
  'apple-touch-icon',
  'manifest',
  'preload',
  'modulepreload',
]);

/** The addresses in a `srcset`. A comma inside an address is rare and then encoded. */
const candidates = (srcset: string): string[] =>
  srcset
    .split(',')
    .map((candidate) => candidate.trim().split(/\s/, 1)[0] ?? '')
    .filter((address) => address !== '');

/** The references of an element to files. */
const resourcesOf = (name: string, attributes: Attributes): string[] => {
  const found: string[] = [];
  for (const attribute of sources.get(name) ?? []) {
    const value = attributes.get(attribute);
    if (value) found.push(value);
  }
  const srcset = name === 'img' || name === 'source' ? attributes.get('srcset') : undefined;
  if (srcset) found.push(...candidates(srcset));
  const href = name === 'link' ? attributes.get('href') : undefined;
  const rels = href ? (attributes.get('rel') ?? '').toLowerCase().split(/\s+/) : [];
  if (href && rels.some((rel) => loadingRels.has(rel))) found.push(href);
  return found;
};

const hasWord = (value: string | undefined): boolean => value !== undefined && value.trim() !== '';

/** Reads links, files and dialled numbers. */
export const collectLinks = (pageUrl: string): Collector<LinkFacts> => {
  const { origin } = new URL(pageUrl);
  const internal = new Set<string>();
  const fragments = new Set<string>();
  const resources = new Set<string>();
  const insecure = new Set<string>();
  const phones = new Set<string>();
  const count = { internalTotal: 0, external: 0, nofollow: 0, empty: 0 };
  let base = pageUrl;
  let baseKnown = false;
  /** Whether the link that is open has said anything yet; `null` outside links. */
  let says: boolean | null = null;

  const finishLink = (): void => {
    if (says === false) count.empty += 1;
    says = null;
  };

  const seeLink = (name: string, attributes: Attributes): void => {
    const href = attributes.get('href');
    if (name === 'a') {
      finishLink();
      if (href !== undefined) says = hasWord(attributes.get('aria-label')) || hasWord(attributes.get('title'));
    }
    const url = href === undefined ? null : toUrl(href, base);
    if (!url) return;
    if (url.protocol === 'tel:') keepOnce(phones, decoded(url.href.slice(4)));
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return;
    if (/\bnofollow\b/i.test(attributes.get('rel') ?? '')) count.nofollow += 1;
    if (url.origin !== origin) {
      count.external += 1;
      return;
    }
    count.internalTotal += 1;
    keepOnce(internal, pathOf(url));
    if (url.hash.length > 1) keepOnce(fragments, `${pathOf(url)}#${decoded(url.hash.slice(1))}`);
  };

  const seeResource = (reference: string, asked: boolean): void => {
    const url = toUrl(reference, base);
    if (!url) return;
    if (url.protocol === 'http:' && url.origin !== origin) keepOnce(insecure, url.href);
    if (asked && url.origin === origin) keepOnce(resources, pathOf(url));
  };

  const see = (token: Token): void => {
    if (token.kind === 'text') {
      if (says === false && !token.raw && token.text.trim() !== '') says = true;
      return;
    }
    if (token.kind === 'close') {
      if (token.name === 'a') finishLink();
      return;
    }
    const { name, attributes } = token;
    if (name === 'base' && !baseKnown && attributes.has('href')) {
      base = toUrl(attributes.get('href') ?? '', pageUrl)?.href ?? pageUrl;
      baseKnown = true;
    }
    if (name === 'a' || name === 'area') seeLink(name, attributes);
    if (says === false && (hasWord(attributes.get('aria-label')) || hasWord(attributes.get('alt')))) says = true;
    for (const reference of resourcesOf(token.name, attributes)) seeResource(reference, true);
    if (name === 'form') seeResource(attributes.get('action') ?? '', false);
  };

  return {
    see,
    facts: () => {
      finishLink();
      return {
        internal: [...internal],
        fragments: [...fragments],
        ...count,
        resources: [...resources],
        insecure: [...insecure],
        phones: [...phones],
      };
    },
  };
};
