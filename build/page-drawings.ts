import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawKolam, type Kolam } from '../src/kolam/kolam.ts';
import { kolamOfPage } from '../src/kolam/svg.ts';

const drawn = new Map<string, Kolam>();

/** The kolam of a seed, drawn once: a build needs most of them two or three times, and drawing one is slow. */
export const drawnKolam = (seed: string): Kolam => {
  const known = drawn.get(seed);
  if (known) return known;
  const kolam = drawKolam(seed);
  drawn.set(seed, kolam);
  return kolam;
};

const sprite = readFileSync(join(import.meta.dirname, '..', 'src', 'ui', 'drawings', 'icons.svg'), 'utf8');

const icons: ReadonlyMap<string, string> = new Map(
  [...sprite.matchAll(/<symbol id="([^"]+)".*<\/symbol>/g)].map(([symbol, name]) => [name ?? '', symbol]),
);

const iconSymbol = (name: string): string => {
  const symbol = icons.get(name);
  if (!symbol) throw new Error(`The page uses the icon "${name}", which the sprite does not have`);
  return symbol.replace(`id="${name}"`, `id="icon-${name}"`);
};

const reference = /<use href="#(icon|kolam)-([\w-]+)"/g;

/**
 * The drawings that a page uses, for the end of the page: some hundred compressed bytes each, instead of a request.
 * @param body the HTML inside `#root`
 * @returns a hidden `<svg>` with each of them once; an empty text for a page without drawings
 * @throws Error for an icon that the sprite does not have
 */
export const drawingsOf = (body: string): string => {
  const used = new Map<string, string>();
  for (const [, kind, name = ''] of body.matchAll(reference)) {
    const id = `${kind}-${name}`;
    if (!used.has(id)) used.set(id, kind === 'icon' ? iconSymbol(name) : kolamOfPage(drawnKolam(name), id));
  }
  if (used.size === 0) return '';
  return `<svg width="0" height="0" aria-hidden="true" focusable="false"><defs>${[...used.values()].join('')}</defs></svg>`;
};
