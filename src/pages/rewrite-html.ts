import { localeAt } from '../addresses/locale.ts';
import type { Edition } from '../edition/edition.ts';

const division = /<(\/?)div\b( data-island=)?/g;

/** A tag, a text field or a script with what it holds, or a word whose parts after a hyphen belong to it. */
const part = /<(textarea|script)\b[\s\S]*?<\/\1>|<[^>]+>|\b[A-Za-z\d]+(?:-(?:\d[\dA-Z]*|[\u0B80-\u0BFF]+))+/g;

const onOneLine = (html: string): string =>
  html.replace(part, (found) => (found.startsWith('<') ? found : `<one-line>${found}</one-line>`));

/**
 * Keeps form names (GSTR-3B), ranges (15-30) and numbers with a Tamil ending (20-ஆம்) on one line: browsers break after
 * their hyphen. An element of its own name, so that no style of a `span` meets it. Islands are left as they are: in the
 * browser React compares their text with its own.
 */
export const keepTogether = (html: string): string => {
  let done = '';
  let from = 0;
  // How many divisions are open in the island that is being read; 0 outside of islands.
  let depth = 0;
  for (const { 0: tag, 1: closes, 2: island, index } of html.matchAll(division)) {
    if (depth > 0) {
      depth += closes ? -1 : 1;
      if (depth > 0) continue;
      done += html.slice(from, index + tag.length);
      from = index + tag.length;
    } else if (island) {
      done += onOneLine(html.slice(from, index));
      from = index;
      depth = 1;
    }
  }
  return done + onOneLine(html.slice(from));
};

const link = /<a ([^>]*)>/g;
/** An internal address; that of a file has a dot in it. */
const internal = /(?:^| )href="(\/[^".]*)"/;

/** Marks links to pages that are in English alone, for programs and by a word after them (src/ui/language.ta.css). */
export const markEnglish = ({ locale }: Edition, html: string): string =>
  locale === 'en'
    ? html
    : html.replace(link, (tag, attributes: string) => {
        const path = internal.exec(attributes)?.[1];
        const leaves = path !== undefined && localeAt(path) !== locale && !attributes.includes('hrefLang=');
        return leaves ? `<a hreflang="en-IN" data-english="" ${attributes}>` : tag;
      });
