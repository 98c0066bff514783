import { decoded, pathOf, toUrl } from './address.ts';
import { type Collector, keepOnce } from './collector.ts';
import type { LinkFacts } from './page-facts.ts';
import { resourcesOf } from './resources.ts';
import type { Token } from './tokenizer.ts';

type Open = Extract<Token, { kind: 'open' }>;

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

  const seeLink = ({ name, attributes }: Open): void => {
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
    if (name === 'a' || name === 'area') seeLink(token);
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
