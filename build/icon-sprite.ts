/**
 * Draws `src/ui/drawings/icons.svg`, the sprite of all icons, from Lucide: run `node build/icon-sprite.ts` after adding a
 * name to `content/icons.ts`. The build puts the icons that a page uses into the page.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as lucide from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type IconName, iconNames } from '../content/icons.ts';

/** Those that Lucide has under another name; the others have its own. */
const renamed: Partial<Record<IconName, lucide.LucideIcon>> = {
  alert: lucide.TriangleAlert,
  building: lucide.Building2,
  chart: lucide.ChartColumn,
  message: lucide.MessageCircle,
  undo: lucide.Undo2,
};

const byName: Readonly<Record<string, lucide.LucideIcon>> = lucide.icons;

const symbol = (name: IconName): string => {
  const lucideName = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const drawing = renamed[name] ?? byName[lucideName];
  if (!drawing) throw new RangeError(`Lucide has no icon ${lucideName}`);
  const drawn = renderToStaticMarkup(createElement(drawing));
  const strokes = drawn.slice(drawn.indexOf('>') + 1, -'</svg>'.length);
  return `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round">${strokes}</symbol>`;
};

/** The sprite's text. */
export const iconSprite = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">\n${iconNames.map(symbol).join('\n')}\n</svg>\n`;

if (import.meta.main)
  writeFileSync(join(import.meta.dirname, '..', 'src', 'ui', 'drawings', 'icons.svg'), iconSprite());
