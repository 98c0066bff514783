import { type Attributes, tokenize } from '../html/tokenizer.ts';
import { httpsAddress } from './https-address.ts';

/** Elements inside a word or a line; all others separate the words beside them. */
const INLINE: ReadonlySet<string> = new Set(
  'a abbr acronym b bdi bdo big cite code data del em font i ins kbd label mark o:p q s samp small span strike strong sub sup tt u var wbr'.split(
    ' ',
  ),
);

/** Elements that hold no text of the post, besides those whose inside is no markup. */
const HIDDEN: ReadonlySet<string> = new Set(['noscript', 'select', 'template', 'xml']);

/** Pictures that are looked at before a post counts as one without. */
const IMAGES_TRIED = 50;

/**
 * Text as one line: white space and control characters become single spaces, unpaired surrogates and the marks that
 * turn the direction of the text around them are taken out.
 */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** What the HTML of a post says, and its first picture. */
export interface PlainText {
  readonly text: string;
  /** A checked https address. */
  readonly image: string | null;
}

/** The address of a picture worth showing; counters of readers are pictures of one pixel. */
const imageOf = (attributes: Attributes): string | null => {
  const isCounter = ['width', 'height'].some((side) => /^\s*[01](px)?\s*$/.test(attributes.get(side) ?? ''));
  return isCounter ? null : httpsAddress(attributes.get('src') ?? '');
};

/** Reads HTML, or text without any, as plain text with its first usable picture. */
export const readHtml = (html: string): PlainText => {
  const parts: string[] = [];
  let image: string | null = null;
  let tried = 0;
  let hidden: string | null = null;
  for (const token of tokenize(html)) {
    if (token.kind === 'text') {
      if (hidden === null && !token.raw) parts.push(token.text);
      continue;
    }
    if (hidden !== null) {
      if (token.kind === 'close' && token.name === hidden) hidden = null;
      continue;
    }
    if (!INLINE.has(token.name)) parts.push(' ');
    if (token.kind === 'close') continue;
    if (HIDDEN.has(token.name)) hidden = token.name;
    if (token.name === 'img' && image === null && tried < IMAGES_TRIED) {
      tried += 1;
      image = imageOf(token.attributes);
    }
  }
  return { text: oneLine(parts.join('')), image };
};
