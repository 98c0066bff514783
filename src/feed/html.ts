/** A piece of an HTML text: words between tags, or one tag. */
export type HtmlToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'tag'; readonly name: string; readonly closing: boolean; readonly attributes: string };

/** Elements whose content is not part of what a reader sees as text. */
const HIDDEN: ReadonlySet<string> = new Set([
  'iframe',
  'noembed',
  'noframes',
  'noscript',
  'script',
  'select',
  'style',
  'template',
  'textarea',
  'title',
  'xml',
  'xmp',
]);

/** Where a tag ends that starts before `from`: a `>` inside a quoted value does not end it. */
const endOfTag = (html: string, from: number): number => {
  let at = from;
  while (at < html.length) {
    const character = html[at];
    if (character === '>') return at;
    at += 1;
    if (character !== '=') continue;
    while (/\s/.test(html.charAt(at))) at += 1;
    const quote = html[at];
    if (quote !== '"' && quote !== "'") continue;
    const close = html.indexOf(quote, at + 1);
    if (close < 0) return -1;
    at = close + 1;
  }
  return -1;
};

/** Where the content of a hidden element ends; nothing closes it in a feed that was cut. */
const endOfHidden = (html: string, name: string, from: number): number => {
  const close = new RegExp(`</${name}[\\s/>]`, 'gi');
  close.lastIndex = from;
  return close.exec(html)?.index ?? html.length;
};

/**
 * Cuts HTML into text and tags, without comments, declarations, scripts and the like. Every character is looked at a
 * fixed number of times, so that hostile text costs no more than honest text; what starts and never ends is dropped
 * with all that follows, as in a browser.
 */
export function* tokensOf(html: string): Generator<HtmlToken> {
  const start = /<[a-z!?/]/gi;
  let at = 0;
  while (at < html.length) {
    start.lastIndex = at;
    const open = start.exec(html)?.index ?? html.length;
    if (open > at) yield { kind: 'text', text: html.slice(at, open) };
    if (open === html.length) return;
    if (html.startsWith('<!--', open)) {
      // `<!-->` is a whole comment.
      const end = html.indexOf('-->', open + 2);
      if (end < 0) return;
      at = end + 3;
      continue;
    }
    const closing = html[open + 1] === '/';
    const name = /[^\s/>]*/y;
    name.lastIndex = closing ? open + 2 : open + 1;
    const tag = (name.exec(html)?.[0] ?? '').toLowerCase();
    const end = endOfTag(html, name.lastIndex);
    if (end < 0) return;
    if (/^[a-z]/.test(tag)) yield { kind: 'tag', name: tag, closing, attributes: html.slice(name.lastIndex, end) };
    at = !closing && HIDDEN.has(tag) ? endOfHidden(html, tag, end + 1) : end + 1;
  }
}

/** The value of one attribute, still with its character references, or nothing. */
export const attributeOf = (attributes: string, wanted: string): string | undefined => {
  const pairs = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g;
  for (const [, name, double, single, bare] of attributes.matchAll(pairs))
    if (name?.toLowerCase() === wanted) return double ?? single ?? bare ?? '';
  return undefined;
};
