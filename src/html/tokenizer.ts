/**
 * A tolerant reader of HTML and XML: no tree, never throws, looks at every character a bounded number of times. It is
 * our own because it comes into the visitor's browser, with the audit and with the blog: the tokenizer of `htmlparser2`
 * is 20 KB (gzip), this is 2, and its parser takes a time that grows with the square of the open elements.
 */
import { decodeEntities } from './entities.ts';

/** Holds decoded values by names in lower case. */
export type Attributes = ReadonlyMap<string, string>;

export type Token =
  | { readonly kind: 'open'; readonly name: string; readonly attributes: Attributes }
  | { readonly kind: 'close'; readonly name: string }
  /** `raw` is the inside of scripts, styles, titles and text fields. */
  | { readonly kind: 'text'; readonly text: string; readonly raw: boolean };

/** Matches the beginning of a tag, or of a comment, a declaration and the like; any other `<` is text. */
const markup = /<(?:(\/?)([a-z][^ \t\n\f\r/>]*)|[!?/])/iy;

/** Its first character belongs to the name, even if it is an equals sign. */
const attribute =
  /[ \t\n\f\r/]*([^ \t\n\f\r/>][^ \t\n\f\r/>=]*)(?:[ \t\n\f\r]*=[ \t\n\f\r]*(?:"([^"]*)"|'([^']*)'|(["'])|([^ \t\n\f\r>]*)))?/y;

const tagEnd = /[ \t\n\f\r/]*>/y;

const matchAt = (pattern: RegExp, html: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(html);
};

/** Returns `null` when the file ends inside the tag, also by an open quote. */
const readTag = (html: string, from: number): { readonly attributes: Attributes; readonly end: number } | null => {
  const attributes = new Map<string, string>();
  let at = from;
  for (;;) {
    const end = matchAt(tagEnd, html, at);
    if (end) return { attributes, end: at + end[0].length };
    const found = matchAt(attribute, html, at);
    if (!found || found[4] !== undefined) return null;
    const name = (found[1] ?? '').toLowerCase();
    // The first of two attributes with one name counts.
    if (!attributes.has(name)) attributes.set(name, decodeEntities(found[2] ?? found[3] ?? found[5] ?? ''));
    at += found[0].length;
  }
};

/** Elements in which markup is only text. */
const rawEnds: ReadonlyMap<string, RegExp> = new Map(
  ['script', 'style', 'title', 'textarea', 'iframe', 'noembed', 'noframes', 'xmp'].map((name) => [
    name,
    new RegExp(`</${name}(?=[\\s/>])|$`, 'gi'),
  ]),
);

/** Elements in which references still count. */
const decodesRaw: ReadonlySet<string> = new Set(['title', 'textarea']);

/** Elements of another language, in which `<title/>` is empty. */
const foreign: ReadonlySet<string> = new Set(['svg', 'math']);

/** Returns the file's end where nothing ends it. */
const findEnd = (html: string, what: string, from: number): number => {
  const index = html.indexOf(what, from);
  return index < 0 ? html.length : index + what.length;
};

/** `<!-->` and `<!--->` are complete comments. */
const commentEnd = (html: string, start: number): number =>
  matchAt(/-?>/y, html, start + 4) ? findEnd(html, '>', start) : findEnd(html, '-->', start + 4);

const textToken = (text: string, xml: boolean): Token => ({
  kind: 'text',
  text: decodeEntities(text, !xml),
  raw: false,
});

/** @param xml CDATA sections are text, and no element has raw text */
export function* tokenize(html: string, xml = false): Generator<Token, void, undefined> {
  let textFrom = 0;
  let foreignDepth = 0;
  for (let start = html.indexOf('<'); start >= 0; start = html.indexOf('<', Math.max(start + 1, textFrom))) {
    const found = matchAt(markup, html, start);
    if (!found) continue;
    if (start > textFrom) yield textToken(html.slice(textFrom, start), xml);
    if (found[2] === undefined) {
      if (xml && html.startsWith('<![CDATA[', start)) {
        textFrom = findEnd(html, ']]>', start);
        yield { kind: 'text', text: html.slice(start + 9, textFrom).replace(/\]\]>$/, ''), raw: false };
      } else textFrom = html.startsWith('<!--', start) ? commentEnd(html, start) : findEnd(html, '>', start);
      continue;
    }
    const name = found[2].toLowerCase();
    const tag = readTag(html, start + found[0].length);
    if (!tag) return;
    textFrom = tag.end;
    if (found[1]) {
      if (foreign.has(name)) foreignDepth = Math.max(0, foreignDepth - 1);
      yield { kind: 'close', name };
      continue;
    }
    yield { kind: 'open', name, attributes: tag.attributes };
    const selfClosing = html[tag.end - 2] === '/';
    if (foreign.has(name) && !selfClosing) foreignDepth += 1;
    const rawEnd = xml || (foreignDepth > 0 && selfClosing) ? undefined : rawEnds.get(name);
    if (!rawEnd) continue;
    const text = html.slice(tag.end, matchAt(rawEnd, html, tag.end)?.index);
    if (text !== '') yield { kind: 'text', text: decodesRaw.has(name) ? decodeEntities(text, true) : text, raw: true };
    textFrom = tag.end + text.length;
  }
  if (textFrom < html.length) yield textToken(html.slice(textFrom), xml);
}
