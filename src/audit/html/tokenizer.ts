/**
 * A tolerant reader of HTML and XML, small enough for a page's script: tags, attributes and text, no tree. It takes
 * whatever a server sends, never throws, and looks at every character a bounded number of times.
 */
import { decodeEntities } from './entities.ts';
import { nameEnd, readTag } from './tag.ts';

/** A piece of a document. */
export type Token =
  | { readonly kind: 'open'; readonly name: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly kind: 'close'; readonly name: string }
  /** `raw` is the inside of an element whose text is no running text: scripts, styles, titles, text fields. */
  | { readonly kind: 'text'; readonly text: string; readonly raw: boolean };

/** What ends the elements in which markup is only text. */
const rawEnds: ReadonlyMap<string, RegExp> = new Map(
  ['script', 'style', 'title', 'textarea', 'iframe', 'noembed', 'noframes', 'xmp'].map((name) => [
    name,
    new RegExp(`</${name}(?=[\\s/>])`, 'gi'),
  ]),
);

/** In these, references still count. */
const decodesRaw: ReadonlySet<string> = new Set(['title', 'textarea']);

/** Elements of another language, in which `<title/>` is empty. */
const foreign: ReadonlySet<string> = new Set(['svg', 'math']);

const isLetter = (character: string | undefined): boolean => character !== undefined && /[a-z]/i.test(character);

const indexOrEnd = (html: string, what: string, from: number): number => {
  const index = html.indexOf(what, from);
  return index < 0 ? html.length : index;
};

const findRawEnd = (html: string, end: RegExp, from: number): number => {
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
};

/** Where a comment ends; `<!-->` and `<!--->` are complete comments. */
const commentEnd = (html: string, from: number): number => {
  if (html.startsWith('>', from + 4)) return from + 5;
  if (html.startsWith('->', from + 4)) return from + 6;
  return indexOrEnd(html, '-->', from + 4) + 3;
};

const textToken = (text: string): Token => ({ kind: 'text', text: decodeEntities(text), raw: false });

/**
 * Cuts a document into tokens.
 * @param html the document
 * @param xml whether it is XML: CDATA sections are text, and no element has raw text
 */
export function* tokenize(html: string, xml = false): Generator<Token, void, undefined> {
  let textFrom = 0;
  let at = 0;
  let foreignDepth = 0;
  while (at < html.length) {
    const start = html.indexOf('<', at);
    if (start < 0) break;
    const next = html[start + 1];
    const closing = next === '/';
    const isTag = isLetter(closing ? html[start + 2] : next);
    if (!isTag && next !== '!' && next !== '?' && !closing) {
      // A lone `<` is text.
      at = start + 1;
      continue;
    }
    if (start > textFrom) yield textToken(html.slice(textFrom, start));
    if (!isTag) {
      if (html.startsWith('<!--', start)) at = commentEnd(html, start);
      else if (xml && html.startsWith('<![CDATA[', start)) {
        const end = indexOrEnd(html, ']]>', start);
        yield { kind: 'text', text: html.slice(start + 9, end), raw: false };
        at = end + 3;
      } else at = indexOrEnd(html, '>', start) + 1;
      textFrom = at;
      continue;
    }
    const nameFrom = start + (closing ? 2 : 1);
    const nameTo = nameEnd(html, nameFrom);
    const name = html.slice(nameFrom, nameTo).toLowerCase();
    const tag = readTag(html, nameTo);
    // The file ends inside a tag: there is nothing more to read.
    if (!tag) return;
    at = tag.end;
    textFrom = at;
    if (closing) {
      if (foreign.has(name)) foreignDepth = Math.max(0, foreignDepth - 1);
      yield { kind: 'close', name };
      continue;
    }
    yield { kind: 'open', name, attributes: tag.attributes };
    if (foreign.has(name) && !tag.selfClosing) foreignDepth += 1;
    const rawEnd = xml || (foreignDepth > 0 && tag.selfClosing) ? undefined : rawEnds.get(name);
    if (!rawEnd) continue;
    const end = findRawEnd(html, rawEnd, at);
    const text = html.slice(at, end);
    if (text !== '') yield { kind: 'text', text: decodesRaw.has(name) ? decodeEntities(text) : text, raw: true };
    at = end;
    textFrom = end;
  }
  if (textFrom < html.length) yield textToken(html.slice(textFrom));
}
