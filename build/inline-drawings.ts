import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kolamMarks } from '../src/site/kolam/svg.ts';
import { drawnKolam } from './drawn.ts';

const sprite = readFileSync(join(import.meta.dirname, '..', 'src', 'ui', 'icon', 'icons.svg'), 'utf8');

const icons: ReadonlyMap<string, string> = new Map(
  [...sprite.matchAll(/<symbol id="([^"]+)".*<\/symbol>/g)].map(([symbol, name]) => [name ?? '', symbol]),
);

const reference = /<use href="(?:\/assets\/icons-[\w-]+\.svg#([\w-]+)|\/kolam\/([\w-]+)\.svg#([\w-]+))"/g;

/** A drawing under an id that no section of a page has. */
const drawingOf = (icon: string | undefined, kolam: string | undefined): { id: string; markup: string } => {
  if (kolam !== undefined) {
    const id = `kolam-${kolam}`;
    return { id, markup: kolamMarks(drawnKolam(kolam), undefined, id) };
  }
  const symbol = icons.get(icon ?? '');
  if (!symbol) throw new Error(`The page uses the icon "${icon}", which the sprite does not have`);
  const id = `icon-${icon}`;
  return { id, markup: symbol.replace(`id="${icon}"`, `id="${id}"`) };
};

/**
 * Puts the drawings that a page uses into the page: some hundred bytes each, compressed, instead of a request each
 * before the first screen is whole. The files stay for the screens that the app renders.
 * @param body the HTML inside `#root`
 * @returns the body with references into the document, and the drawings to put behind it
 */
export const inlineDrawings = (body: string): { readonly body: string; readonly drawings: string } => {
  const used = new Map<string, string>();
  const inlined = body.replace(reference, (_, icon?: string, file?: string, mark?: string) => {
    // The only drawing of a file bears no name of its own.
    const { id, markup } = drawingOf(icon, mark === 'k' ? file : mark);
    used.set(id, markup);
    return `<use href="#${id}"`;
  });
  const drawings = `<svg width="0" height="0" aria-hidden="true" focusable="false"><defs>${[...used.values()].join('')}</defs></svg>`;
  return { body: inlined, drawings: used.size > 0 ? drawings : '' };
};
