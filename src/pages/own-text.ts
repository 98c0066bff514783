/** The owner's texts, from Markdown to what their pages draw. */
import { Lexer, Parser, type Token, type Tokens, walkTokens } from 'marked';
import type { PostBlock } from '../../content/schema.ts';
import type { OwnWords } from '../../content/site.ts';

/** A part of a Markdown text that is no table; its HTML is made here and has no tag that the owner typed. */
interface HtmlBlock {
  readonly kind: 'html';
  readonly html: string;
}

/** A part of a text under a heading; what stands before the first heading has none. */
export interface TextSection {
  readonly title: string | null;
  readonly blocks: readonly (PostBlock | HtmlBlock)[];
}

const LINK = /^(?:https:\/\/|mailto:|tel:|\/(?!\/)|#)/;

/** The kinds of content that a text may hold besides headings and links; no HTML and no picture. */
const shown: ReadonlySet<string> = new Set(
  'space paragraph text strong em escape br list list_item table blockquote def'.split(' '),
);

const wrongIn = (token: Token): string | null => {
  if (token.type === 'heading')
    return token.depth === 2 || token.depth === 3 ? null : 'a heading begins with ## or ###';
  if (token.type === 'link')
    return LINK.test(token.href) ? null : 'a link begins with https://, with / for a page of this website, or mailto:';
  return shown.has(token.type)
    ? null
    : 'a text has paragraphs, headings, lists, tables, links, **bold** and *italics* only';
};

/** Returns what a text cannot show, a line for each mistake: file, line, what is wrong and what it is about. */
export const textMistakes = ({ text, file, linesBefore }: OwnWords): readonly string[] => {
  const mistakes: string[] = [];
  let from = 0;
  walkTokens(Lexer.lex(text), (token) => {
    const wrong = wrongIn(token);
    if (!wrong) return;
    const [first = ''] = token.raw.trim().split('\n');
    // The search begins after the mistake before: the same one may stand in a later line too.
    from = Math.max(from, text.indexOf(first, from) + 1);
    mistakes.push(`${file}:${linesBefore + text.slice(0, from).split('\n').length}: ${wrong} (it is "${first}")`);
  });
  return mistakes;
};

const makeTable = ({ header, rows }: Tokens.Table, caption: string): PostBlock => ({
  kind: 'table',
  caption,
  columns: header.map(({ text }) => text),
  rows: rows.map((row) => row.map(({ text }) => text)),
});

/** Returns a text in sections, each of them under its heading. */
export const listSections = ({ title, text }: OwnWords): readonly TextSection[] => {
  const begin = (heading: string | null) => ({ title: heading, blocks: [] as (PostBlock | HtmlBlock)[] });
  let section = begin(null);
  const sections = [section];
  for (const token of Lexer.lex(text)) {
    if (token.type === 'heading' && token.depth === 2) {
      section = begin(token.text as string);
      sections.push(section);
    } else if (token.type === 'table') section.blocks.push(makeTable(token as Tokens.Table, section.title ?? title));
    else if (token.type !== 'space') section.blocks.push({ kind: 'html', html: Parser.parse([token]) });
  }
  return sections.filter(({ title: heading, blocks }) => heading !== null || blocks.length > 0);
};
