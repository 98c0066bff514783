/**
 * A tolerant reader of HTML and XML: tags, attributes and text, no tree. It takes whatever a server or a feed sends,
 * never throws, and looks at every character a bounded number of times. It is our own because it comes into the
 * visitor's browser twice, with the audit and with the blog: `htmlparser2` does the same in 23 KB (gzip), this in 2.
 */
import { decodeEntities } from './entities.ts';

/** The attributes of a tag, decoded, by their names in lower case. */
export type Attributes = ReadonlyMap<string, string>;

/** A piece of a document. */
export type Token =
  | { readonly kind: 'open'; readonly name: string; readonly attributes: Attributes }
  | { readonly kind: 'close'; readonly name: string }
  /** `raw` is the inside of an element whose text is no running text: scripts, styles, titles, text fields. */
  | { readonly kind: 'text'; readonly text: string; readonly raw: boolean };

const isSpace = (character: string | undefined): boolean => character !== undefined && ' \t\n\f\r'.includes(character);

const skip = (html: string, from: number, while_: (character: string) => boolean): number => {
  let at = from;
  for (let next = html[at]; next !== undefined && while_(next); next = html[at]) at += 1;
  return at;
};

/** The value after an equals sign; `null` when its quote never closes, which swallows the rest of the file. */
const readValue = (html: string, from: number): { readonly text: string; readonly end: number } | null => {
  const quote = html[from];
  if (quote === '"' || quote === "'") {
    const close = html.indexOf(quote, from + 1);
    return close < 0 ? null : { text: html.slice(from + 1, close), end: close + 1 };
  }
  const end = skip(html, from, (character) => !isSpace(character) && character !== '>');
  return { text: html.slice(from, end), end };
};

/** Reads what is between a tag's name and its `>`; `null` when the file ends inside the tag. */
const readTag = (
  html: string,
  from: number,
): { readonly attributes: Attributes; readonly selfClosing: boolean; readonly end: number } | null => {
  const attributes = new Map<string, string>();
  let at = from;
  let selfClosing = false;
  while (at < html.length) {
    const character = html[at];
    if (character === '>') return { attributes, selfClosing, end: at + 1 };
    if (character === '/' || isSpace(character)) {
      selfClosing = character === '/';
      at += 1;
      continue;
    }
    selfClosing = false;
    // The first character belongs to the name, even if it is an equals sign.
    const afterName = skip(html, at + 1, (next) => !isSpace(next) && !'/>='.includes(next));
    const name = html.slice(at, afterName).toLowerCase();
    at = skip(html, afterName, isSpace);
    let text = '';
    if (html[at] === '=') {
      const value = readValue(html, skip(html, at + 1, isSpace));
      if (!value) return null;
      text = value.text;
      at = value.end;
    }
    // Of two attributes of one name the first counts.
    if (!attributes.has(name)) attributes.set(name, decodeEntities(text));
  }
  return null;
};

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
    const nameTo = skip(html, nameFrom, (character) => !isSpace(character) && !'/>'.includes(character));
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
