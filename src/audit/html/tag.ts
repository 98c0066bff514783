import { decodeEntities } from './entities.ts';

/** The attributes of a tag and where the tag ends. */
export interface TagEnd {
  readonly attributes: ReadonlyMap<string, string>;
  readonly selfClosing: boolean;
  /** The index after `>`. */
  readonly end: number;
}

const SPACES = ' \t\n\f\r';
const isSpace = (character: string | undefined): boolean => character !== undefined && SPACES.includes(character);

const skip = (html: string, from: number, while_: (character: string) => boolean): number => {
  let at = from;
  for (let next = html[at]; next !== undefined && while_(next); next = html[at]) at += 1;
  return at;
};

const endsName = (character: string): boolean =>
  isSpace(character) || character === '/' || character === '>' || character === '=';

/** Where a name ends. */
export const nameEnd = (html: string, from: number): number =>
  skip(html, from, (character) => !isSpace(character) && character !== '/' && character !== '>');

interface Value {
  readonly text: string;
  readonly end: number;
}

/** The value after an equals sign; `null` when its quote never closes, which swallows the rest of the file. */
const readValue = (html: string, from: number): Value | null => {
  const quote = html[from];
  if (quote === '"' || quote === "'") {
    const close = html.indexOf(quote, from + 1);
    return close < 0 ? null : { text: html.slice(from + 1, close), end: close + 1 };
  }
  const end = skip(html, from, (character) => !isSpace(character) && character !== '>');
  return { text: html.slice(from, end), end };
};

/**
 * Reads what is between a tag's name and its `>`. Every character is looked at once: no pattern that could
 * backtrack on hostile text.
 * @returns `null` when the file ends inside the tag
 */
export const readTag = (html: string, from: number): TagEnd | null => {
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
    const afterName = skip(html, at + 1, (next) => !endsName(next));
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
