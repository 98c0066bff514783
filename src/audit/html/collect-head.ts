import { toUrl } from './address.ts';
import { type Collector, keep, oneLine } from './collector.ts';
import type { HeadFacts } from './page-facts.ts';
import type { Token } from './tokenizer.ts';

type Open = Extract<Token, { kind: 'open' }>;

const isCanonical = (token: Open): boolean =>
  token.name === 'link' && (token.attributes.get('rel') ?? '').toLowerCase().split(/\s+/).includes('canonical');

/** Reads title, description and the other words for search engines; of two elements of one name the first counts. */
export const collectHead = (pageUrl: string): Collector<HeadFacts> => {
  const metas = new Map<string, string>();
  const robots: string[] = [];
  const canonicals: string[] = [];
  const openGraph: string[] = [];
  let language = '';
  let title: string | null = null;
  let inTitle = false;
  let svgDepth = 0;

  const seeMeta = ({ attributes }: Open): void => {
    const name = (attributes.get('name') ?? '').toLowerCase();
    const content = oneLine(attributes.get('content') ?? '');
    if (name === 'robots' || name === 'googlebot') keep(robots, content.toLowerCase());
    if (name !== '' && !metas.has(name)) metas.set(name, content);
    const property = (attributes.get('property') ?? '').toLowerCase();
    if (property.startsWith('og:') && content !== '') keep(openGraph, property);
  };

  const see = (token: Token): void => {
    if (token.kind === 'text') {
      if (inTitle && title === '') title = oneLine(token.text);
      return;
    }
    if (token.name === 'svg') svgDepth = Math.max(0, svgDepth + (token.kind === 'open' ? 1 : -1));
    // A title inside a drawing names the drawing.
    if (token.name === 'title' && svgDepth === 0) {
      inTitle = token.kind === 'open' && title === null;
      if (inTitle) title = '';
    }
    if (token.kind === 'close') return;
    if (token.name === 'html') language ||= token.attributes.get('lang') ?? '';
    if (token.name === 'meta') seeMeta(token);
    if (isCanonical(token)) keep(canonicals, toUrl(token.attributes.get('href') ?? 'http://', pageUrl)?.href ?? '');
  };

  return {
    see,
    facts: () => ({
      title: title ?? '',
      description: metas.get('description') ?? '',
      keywords: metas.get('keywords') ?? '',
      robots: robots.join(', '),
      viewport: metas.get('viewport') ?? '',
      language,
      canonicals,
      openGraph,
    }),
  };
};
