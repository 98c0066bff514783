/** A mail as its parts, from which its text and its HTML are made: what a visitor typed is escaped in one place. */
import { escapeHtml } from '../../../src/site/escape-html.ts';

/** A part of a letter: words, rows with a label, or links. */
export type Part =
  | { readonly text: string }
  | { readonly rows: readonly (readonly [label: string, value: string])[] }
  | { readonly links: readonly (readonly [label: string, href: string])[] };

const textOf = (part: Part): string => {
  if ('text' in part) return part.text;
  if ('rows' in part) return part.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
  return part.links.map(([label, href]) => `${label}: ${href}`).join('\n');
};

const htmlLines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>\n');

const htmlOf = (part: Part): string => {
  if ('text' in part) return `<p>${htmlLines(part.text)}</p>`;
  if ('rows' in part)
    return `<p>${part.rows.map(([label, value]) => `<b>${escapeHtml(label)}:</b> ${htmlLines(value)}`).join('<br>\n')}</p>`;
  const links = part.links.map(([label, href]) => `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`);
  return `<p style="line-height:2.2">${links.join(' &nbsp;|&nbsp; ')}</p>`;
};

const isFull = (part: Part): boolean =>
  'text' in part ? part.text !== '' : ('rows' in part ? part.rows : part.links).length > 0;

/** Both forms of a letter; parts without content are left out. */
export const letter = (parts: readonly Part[]): { readonly text: string; readonly html: string } => {
  const full = parts.filter(isFull);
  return {
    text: `${full.map(textOf).join('\n\n')}\n`,
    html: `<!doctype html>\n<meta charset="utf-8">\n${full.map(htmlOf).join('\n')}\n`,
  };
};
