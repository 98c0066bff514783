import { type Attributes, type Token, tokenize } from '../html/tokenizer.ts';
import { pathOf, toUrl } from './addresses.ts';
import { type Collector, keep, keepOnce, oneLine } from './collector.ts';
import type { HeadFacts, Heading, ImageFacts, PageFacts } from './page-facts.ts';
import { collectData } from './read-data.ts';
import { collectLinks } from './read-links.ts';
import { collectText, type MentionFinder } from './read-text.ts';

/** Reads title, description and the other words for search engines; of two elements of one name the first counts. */
const collectHead = (pageUrl: string): Collector<HeadFacts> => {
  const metas = new Map<string, string>();
  const robots: string[] = [];
  const canonicals: string[] = [];
  const openGraph: string[] = [];
  let language = '';
  let title: string | null = null;
  let inTitle = false;
  let svgDepth = 0;

  const seeMeta = (attributes: Attributes): void => {
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
    const { name, attributes } = token;
    if (name === 'html') language ||= attributes.get('lang') ?? '';
    if (name === 'meta') seeMeta(attributes);
    if (name === 'link' && (attributes.get('rel') ?? '').toLowerCase().split(/\s+/).includes('canonical'))
      keep(canonicals, toUrl(attributes.get('href') ?? 'http://', pageUrl)?.href ?? '');
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

/** As much of a heading as a report shows. */
const TEXT_LIMIT = 200;

const levelOf = (name: string): Heading['level'] | null =>
  /^h[1-6]$/.test(name) ? (Number(name[1]) as Heading['level']) : null;

/** Reads the headings in their order. */
const collectHeadings = (): Collector<Heading[]> => {
  const headings: Heading[] = [];
  let level: Heading['level'] | null = null;
  let text = '';

  const finish = (): void => {
    if (level !== null) keep(headings, { level, text: oneLine(text).slice(0, TEXT_LIMIT) });
    level = null;
    text = '';
  };

  const see = (token: Token): void => {
    if (token.kind === 'text') {
      if (level !== null && !token.raw && text.length < TEXT_LIMIT * 2) text += token.text;
      return;
    }
    const named = levelOf(token.name);
    if (named === null) return;
    finish();
    if (token.kind === 'open') level = named;
  };

  return {
    see,
    facts: () => {
      finish();
      return headings;
    },
  };
};

/**
 * Reads the images. An empty `alt` is how HTML says that an image is decoration, so it has its text alternative; an
 * absent one, or one of spaces only, has not.
 */
const collectImages = (): Collector<ImageFacts> => {
  const withoutAlt: string[] = [];
  const count = { total: 0, decorative: 0, lazy: 0, withoutSize: 0 };

  const see = (token: Token): void => {
    if (token.kind !== 'open' || token.name !== 'img') return;
    const { attributes } = token;
    const alt = attributes.get('alt');
    count.total += 1;
    if (alt === '') count.decorative += 1;
    else if (alt === undefined || alt.trim() === '') keep(withoutAlt, attributes.get('src') ?? '(no source)');
    if (attributes.get('loading')?.toLowerCase() === 'lazy') count.lazy += 1;
    if (!attributes.has('width') || !attributes.has('height')) count.withoutSize += 1;
  };

  return { see, facts: () => ({ ...count, withoutAlt }) };
};

/** Reads the places that a fragment can lead to: ids, and the names of old anchors. */
const collectIds = (): Collector<string[]> => {
  const ids = new Set<string>();
  const see = (token: Token): void => {
    if (token.kind !== 'open') return;
    const id = token.attributes.get('id');
    if (id) keepOnce(ids, id);
    const name = token.name === 'a' ? token.attributes.get('name') : undefined;
    if (name) keepOnce(ids, name);
  };
  return { see, facts: () => [...ids] };
};

/** A page as the server sent it. */
export interface PageSource {
  /** Its absolute address on the audited site. */
  readonly url: string;
  readonly html: string;
  readonly truncated: boolean;
  readonly headers: Readonly<Record<string, string>>;
}

/** The tokens of a page without what its templates hold, which no one sees. */
function* seen(html: string): Generator<Token, void, undefined> {
  let depth = 0;
  for (const token of tokenize(html)) {
    if (token.kind !== 'text' && token.name === 'template')
      depth = Math.max(0, depth + (token.kind === 'open' ? 1 : -1));
    else if (depth === 0) yield token;
  }
}

/** A directive may name its crawler; `max-image-preview: none` is about images. */
const saysNoIndex = (directives: string): boolean =>
  directives.split(',').some((directive) => /^(?:(?!max-)[\w-]+:\s*)?(?:noindex|none)$/i.test(directive.trim()));

/**
 * Copies facts out of the page. A piece of a string keeps the whole string alive in V8: without this, the facts of
 * two thousand pages would hold the text of two thousand pages.
 */
const detached = (facts: PageFacts): PageFacts => JSON.parse(JSON.stringify(facts));

/** Reads everything that the checks look at, in one pass over the page. */
export const readPage = (source: PageSource, findMentions: MentionFinder): PageFacts => {
  const head = collectHead(source.url);
  const headings = collectHeadings();
  const images = collectImages();
  const links = collectLinks(source.url);
  const ids = collectIds();
  const data = collectData();
  const text = collectText(findMentions);
  const collectors: readonly Collector<unknown>[] = [head, headings, images, links, ids, data, text];
  for (const token of seen(source.html)) for (const collector of collectors) collector.see(token);
  const headFacts = head.facts();
  return detached({
    path: pathOf(new URL(source.url)),
    truncated: source.truncated,
    garbled: source.html.includes('\ufffd'),
    noIndex: saysNoIndex(headFacts.robots) || saysNoIndex(source.headers['x-robots-tag'] ?? ''),
    headers: source.headers,
    head: headFacts,
    headings: headings.facts(),
    images: images.facts(),
    links: links.facts(),
    ids: ids.facts(),
    data: data.facts(),
    text: text.facts(),
  });
};
