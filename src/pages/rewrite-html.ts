import { type Locale, localeAt } from '../addresses/locale.ts';
import { wholeName } from '../text/whole-name.ts';

const division = /<(\/?)div\b( data-island=)?/g;

/** A tag, a text field or a script with what it holds, or a name that stays whole. */
const part = new RegExp(`<(textarea|script)\\b[\\s\\S]*?</\\1>|<[^>]+>|${wholeName.source}`, 'g');

const heading = /<h([1-3])\b[^>]*>[\s\S]*?<\/h\1>/g;

const onOneLine = (html: string): string =>
  html
    .replace(part, (found) => (found.startsWith('<') ? found : `<one-line>${found}</one-line>`))
    .replace(heading, (found) => found.replaceAll('Tamil Nadu', 'Tamil\u00a0Nadu'));

/** Changes what is outside of islands: in the browser React compares their markup with its own. */
const outsideIslands = (html: string, change: (part: string) => string): string => {
  let done = '';
  let from = 0;
  // Counts the open divisions of the island that is being read; 0 outside of islands.
  let depth = 0;
  for (const { 0: tag, 1: closes, 2: island, index } of html.matchAll(division)) {
    if (depth > 0) {
      depth += closes ? -1 : 1;
      if (depth > 0) continue;
      done += html.slice(from, index + tag.length);
      from = index + tag.length;
    } else if (island) {
      done += change(html.slice(from, index));
      from = index;
      depth = 1;
    }
  }
  return done + change(html.slice(from));
};

/**
 * Keeps form names (GSTR-3B), ranges (15-30) and numbers with a Tamil ending (20-ஆம்) on one line: browsers break after
 * their hyphen. An element of its own name, so that no style of a `span` meets it. A heading does not part the two words of
 * Tamil Nadu either. Islands are left as they are; they keep
 * names whole by themselves (src/ui/whole-names.tsx).
 */
export const keepTogether = (html: string): string => outsideIslands(html, onOneLine);

const link = /<a ([^>]*)>/g;
/** An internal address; that of a file has a dot in it. */
const internal = /(?:^| )href="(\/[^".]*)"/;

const listOrLink = /<(\/?)(ul|ol|table|a)\b([^>]*)>/g;

interface List {
  readonly start: number;
  links: number;
  english: number;
}

/** Returns where the lists begin whose links, two or more, all lead to English; of one in another the outer. */
const englishLists = (html: string): readonly number[] => {
  const open: List[] = [];
  let found: number[] = [];
  for (const { 1: closes, 2: name, 3: attributes = '', index } of html.matchAll(listOrLink)) {
    if (name === 'a') {
      if (closes) continue;
      for (const list of open) {
        list.links += 1;
        if (attributes.includes('data-english=')) list.english += 1;
      }
    } else if (!closes) open.push({ start: index, links: 0, english: 0 });
    else {
      const list = open.pop();
      if (list && list.english > 1 && list.english === list.links)
        found = [...found.filter((start) => start < list.start), list.start];
    }
  }
  return found;
};

/** Puts one sentence above a list of English pages, in place of a word after each of its links. */
const noteLists = (html: string, note: string): string => {
  let done = '';
  let from = 0;
  for (const start of englishLists(html)) {
    const name = /^<\w+/.exec(html.slice(start, start + 8))?.[0] ?? '';
    done += `${html.slice(from, start)}<p class="note">${note}</p>${name} data-english-list=""`;
    from = start + name.length;
  }
  return done + html.slice(from);
};

interface Marking {
  readonly locale: Locale;
  readonly labels: { readonly listInEnglish: string };
}

/**
 * Marks links to pages that are in English alone, for programs and by a word after them (src/ui/language.ta.css), or by a
 * sentence above a list that has no others.
 */
export const markEnglish = ({ locale, labels }: Marking, html: string): string => {
  if (locale === 'en') return html;
  const marked = html.replace(link, (tag, attributes: string) => {
    const path = internal.exec(attributes)?.[1];
    const leaves = path !== undefined && localeAt(path) !== locale && !attributes.includes('hrefLang=');
    return leaves ? `<a hreflang="en-IN" data-english="" ${attributes}>` : tag;
  });
  return outsideIslands(marked, (part) => noteLists(part, labels.listInEnglish));
};
