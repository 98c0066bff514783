import { readdirSync } from 'node:fs';
import { kolamSvg } from '../src/site/kolam/svg.ts';
import { fixedPaths } from '../src/site/route.ts';
import { citySlugs, serviceSlugs } from '../src/site/slugs.ts';
import { drawnKolam } from './drawn.ts';

const postIds = (): string[] =>
  readdirSync(new URL('../content/posts/', import.meta.url)).map((file) => file.replace(/\.ts$/, ''));

/** The seeds of all drawings: one for each city, service, fixed page and sample post. */
export const kolamSeeds = (): string[] => [
  ...citySlugs,
  ...serviceSlugs,
  ...Object.keys(fixedPaths),
  'not-found',
  'mark',
  ...postIds(),
];

/** Every kolam file of the site. */
export const drawings = (): { readonly name: string; readonly svg: string }[] =>
  kolamSeeds().map((name) => ({ name, svg: kolamSvg(drawnKolam(name)) }));
