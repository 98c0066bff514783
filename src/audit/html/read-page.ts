import { pathOf } from './address.ts';
import { collectData } from './collect-data.ts';
import { collectHead } from './collect-head.ts';
import { collectHeadings } from './collect-headings.ts';
import { collectIds } from './collect-ids.ts';
import { collectImages } from './collect-images.ts';
import { collectLinks } from './collect-links.ts';
import { collectText } from './collect-text.ts';
import type { Collector } from './collector.ts';
import type { MentionFinder } from './mentions.ts';
import type { PageFacts } from './page-facts.ts';
import { type Token, tokenize } from './tokenizer.ts';

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
