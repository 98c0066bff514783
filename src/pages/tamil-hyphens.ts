import { locale } from '../../content/locale.ts';

/** Takes no room and keeps what is on both sides of it on one line. */
export const WORD_JOINER = '\u2060';

/** After the hyphen of a suffix (20-ஆம்), of a form's name (GSTR-1) and of a range (10-20). */
const hyphen = /(?<=[A-Za-z\d]-)(?=[\u0b80-\u0bff\d])/g;
const text = />[^<]+/g;
const division = /<(\/?)div\b/g;
const island = /<div data-island=/g;

/** Where the division that begins at an index ends. */
const endOf = (html: string, start: number): number => {
  let depth = 0;
  division.lastIndex = start;
  for (let found = division.exec(html); found; found = division.exec(html)) {
    depth += found[1] ? -1 : 1;
    if (depth === 0) return found.index;
  }
  return html.length;
};

/** What the server fills in keeps its marks (src/site/fill.ts). */
const joined = (html: string): string =>
  html.replace(text, (each) => (each.includes('%%') ? each : each.replace(hyphen, WORD_JOINER)));

/**
 * Keeps hyphens within the line on a page in Tamil, whose suffixes stand after them. Islands are left as they are: in
 * the browser React compares their text with its own.
 * @param html as React wrote it
 */
export const joinHyphens = (html: string): string => {
  if (locale === 'en') return html;
  let done = '';
  let from = 0;
  for (const { index } of html.matchAll(island)) {
    if (index < from) continue;
    const end = endOf(html, index);
    done += joined(html.slice(from, index)) + html.slice(index, end);
    from = end;
  }
  return done + joined(html.slice(from));
};
