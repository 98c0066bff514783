import type { HTMLElement } from 'node-html-parser';
import { firm } from '../content/firm.ts';
import { markdownOf } from './markdown.ts';

interface TwinParts {
  /** The canonical address. */
  readonly path: string;
  /** The rendered page, parsed. */
  readonly document: HTMLElement;
  /** ISO date of the last change to the page's own text. */
  readonly changedOn: string;
}

/** A canonical page as Markdown, with its source at the end. */
export const markdownTwin = ({ path, document, changedOn }: TwinParts): string => {
  const url = firm.origin + path;
  return `${markdownOf(document, url)}\n---\n\n${firm.name}, <${url}>, last changed ${changedOn}\n`;
};
