import { firm } from '../content/firm.ts';
import { toMarkdown } from './markdown.ts';

/** What a page's Markdown twin is made of. */
interface TwinParts {
  /** The canonical address. */
  readonly path: string;
  /** The rendered page, the same HTML that visitors get. */
  readonly html: string;
  /** ISO date of the last change to the page's own text. */
  readonly changedOn: string;
}

/** A canonical page as Markdown, with where it comes from at the end. */
export const markdownTwin = ({ path, html, changedOn }: TwinParts): string => {
  const url = firm.origin + path;
  return `${toMarkdown(html, url)}\n---\n\n${firm.name}, <${url}>, last changed ${changedOn}\n`;
};
