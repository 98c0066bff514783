import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { IconName } from '../content/icons.ts';
import { drawKolam, type Kolam } from '../src/kolam/kolam.ts';
import { kolamOfPage } from '../src/kolam/svg.ts';

const drawn = new Map<string, Kolam>();

/** Returns the kolam of a seed, drawn once: a build needs most of them two or three times, and drawing one is slow. */
export const drawnKolam = (seed: string): Kolam => drawn.getOrInsertComputed(seed, drawKolam);

const renamed: Readonly<Record<string, lucide.LucideIcon>> = {
  alert: lucide.TriangleAlert,
  building: lucide.Building2,
  chart: lucide.ChartColumn,
  message: lucide.MessageCircle,
  undo: lucide.Undo2,
} satisfies Partial<Record<IconName, lucide.LucideIcon>>;

const symbols = new Map<string, string>();

const drawSymbol = (name: string): string => {
  const lucideName = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const drawing = renamed[name] ?? (lucide.icons as typeof renamed)[lucideName];
  if (!drawing) throw new RangeError(`Lucide has no icon ${lucideName}`);
  const drawn = renderToStaticMarkup(createElement(drawing));
  const strokes = drawn.slice(drawn.indexOf('>') + 1, -'</svg>'.length);
  return `<symbol id="icon-${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${strokes}</symbol>`;
};

const reference = /<use href="#(icon|kolam)-([\w-]+)"/g;

/**
 * Returns a hidden `<svg>`, which saves requests. @param above the HTML before it, whose drawings are not repeated
 * @throws RangeError for an icon that Lucide does not have
 */
export const collectDrawings = (body: string, above = ''): string => {
  const used = new Map<string, string>();
  const isThere = new Set(above.match(reference));
  for (const [found, kind, name = ''] of body.matchAll(reference)) {
    const id = `${kind}-${name}`;
    if (!used.has(id) && !isThere.has(found))
      used.set(id, kind === 'icon' ? symbols.getOrInsertComputed(name, drawSymbol) : kolamOfPage(drawnKolam(name), id));
  }
  if (used.size === 0) return '';
  return `<svg width="0" height="0" aria-hidden="true" focusable="false"><defs>${[...used.values()].join('')}</defs></svg>`;
};
