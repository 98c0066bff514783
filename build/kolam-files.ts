import { POST_SHEET, postSeeds } from '../src/site/kolam/post-seeds.ts';
import { kolamSvg } from '../src/site/kolam/svg.ts';
import { fixedPaths } from '../src/site/route.ts';
import { citySlugs, serviceSlugs } from '../src/site/slugs.ts';
import { drawnKolam } from './drawn.ts';

/** The seeds of the drawings with a file of their own: one for each city, service and fixed page. */
const kolamSeeds = (): string[] => [...citySlugs, ...serviceSlugs, ...Object.keys(fixedPaths), 'not-found', 'mark'];

const besideOf = (name: string): readonly string[] => (name === POST_SHEET ? postSeeds : []);

/** Every kolam file of the site. */
export const drawings = (): { readonly name: string; readonly svg: string }[] =>
  kolamSeeds().map((name) => ({
    name,
    svg: kolamSvg(
      drawnKolam(name),
      besideOf(name).map((seed) => [seed, drawnKolam(seed)]),
    ),
  }));
