/**
 * Pages that the build renders and the server fills in: marks are in the places of texts, and around parts that
 * a page may lack or have several times.
 */
import { escapeHtml } from './escape-html.ts';

/** The mark of a text. @param name small letters, digits, dots and dashes */
export const mark = (name: string): string => `%%${name}%%`;

/** The marks around a part. */
export const partMarks = (name: string): { readonly start: string; readonly end: string } => ({
  start: mark(`part:${name}`),
  end: mark(`end:${name}`),
});

type Piece = string | { readonly text: string } | { readonly part: string; readonly pieces: readonly Piece[] };

/** A page with its marks, read. */
export type Template = readonly Piece[];

const anyMark = /%%((?:part:|end:)?[a-z0-9.-]+)%%/;

/**
 * Reads a page with marks.
 * @throws Error when a part does not end, or ends twice
 */
export const readTemplate = (html: string): Template => {
  const open: { name: string; pieces: Piece[] }[] = [{ name: '', pieces: [] }];
  // The pattern's one group makes every second piece a name.
  for (const [index, said] of html.split(anyMark).entries()) {
    const here = open.at(-1);
    if (!here) break;
    if (index % 2 === 0) {
      here.pieces.push(said);
    } else if (said.startsWith('part:')) {
      open.push({ name: said.slice(5), pieces: [] });
    } else if (said.startsWith('end:')) {
      open.pop();
      if (here.name !== said.slice(4))
        throw new Error(`The page ends the part "${said.slice(4)}" inside "${here.name}"`);
      open.at(-1)?.pieces.push({ part: here.name, pieces: here.pieces });
    } else {
      here.pieces.push({ text: said });
    }
  }
  const [whole] = open;
  if (!whole || open.length > 1) throw new Error(`The page does not end the part "${open.at(-1)?.name}"`);
  return whole.pieces;
};

/** What a page is filled with: texts by the name of their mark, and what each part is filled with, once or often. */
export interface Filling {
  readonly texts?: Readonly<Record<string, string>>;
  readonly parts?: Readonly<Record<string, readonly Filling[]>>;
}

/**
 * Fills a page. Texts are escaped, and one that looks like a mark stays a text.
 * @param around what the part around this one is filled with
 */
export const fillTemplate = (template: Template, { texts = {}, parts = {} }: Filling, around: Filling = {}): string => {
  const all: Filling = { texts: { ...around.texts, ...texts }, parts: { ...around.parts, ...parts } };
  return template
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      if ('text' in piece) return escapeHtml(all.texts?.[piece.text] ?? '');
      return (all.parts?.[piece.part] ?? []).map((filling) => fillTemplate(piece.pieces, filling, all)).join('');
    })
    .join('');
};
