/**
 * How much of a page's text is on no other page. Two pages are compared by the runs of five words that both have: this
 * finds pages in which only the name of the city differs.
 */
import { NodeType, type Node as ParsedNode, parse } from 'node-html-parser';
import type { BuiltPage } from './site-folder.ts';

/** Bounds for pages made from data. A page that breaks one needs more text of its own; the bounds stay. */
export const uniqueBounds = { cityServices: 0.6, cities: 0.45, words: 300 } as const;

/** How many words in a row make a run. */
export const RUN = 5;

/** What the comparison needs of a page. */
export interface PageText {
  readonly path: string;
  /** The words inside `main`, in lower case. */
  readonly words: readonly string[];
  readonly runs: ReadonlySet<string>;
}

/** Two pages and the share of their runs of words that both have (Jaccard index, 0 to 1). */
export interface Pair {
  readonly a: PageText;
  readonly b: PageText;
  readonly similarity: number;
}

const textOf = (node: ParsedNode): string =>
  node.nodeType === NodeType.TEXT_NODE ? node.text : node.childNodes.map(textOf).join(' ');

/** The words of a text, without punctuation. */
export const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}₹%]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];

/** Every run of five words of a text, in its order. */
export const runsOf = (words: readonly string[]): string[] =>
  words.slice(0, Math.max(0, words.length - RUN + 1)).map((_, at) => words.slice(at, at + RUN).join(' '));

/** The share of two pages' runs of words that both have. */
export const similarity = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  const common = a.intersection(b).size;
  const all = a.size + b.size - common;
  return all === 0 ? 1 : common / all;
};

/** Reads what the comparison needs from a page's HTML: only what is inside `main`. */
export const pageText = ({ path, html }: Pick<BuiltPage, 'path' | 'html'>): PageText => {
  const main = parse(html).querySelector('main');
  if (!main) throw new RangeError(`${path}: has no main element`);
  const words = wordsOf(textOf(main));
  return { path, words, runs: new Set(runsOf(words)) };
};

/** All pairs of a group of pages, the most similar first. */
const pairsOf = (pages: readonly PageText[]): Pair[] =>
  pages
    .flatMap((a, at) => pages.slice(at + 1).map((b) => ({ a, b, similarity: similarity(a.runs, b.runs) })))
    .sort((one, other) => other.similarity - one.similarity);

/** Pages that are compared with each other; no two may be more similar than the bound (0 to 1). */
export interface Group {
  readonly name: string;
  readonly bound: number;
  readonly pages: readonly PageText[];
}

/** The groups of pages made from data: all cities, and each service in all cities. */
export const uniqueGroups = (pages: readonly BuiltPage[]): Group[] => {
  const services = new Map<string, PageText[]>();
  const cities: PageText[] = [];
  for (const page of pages) {
    const { route } = page;
    if (route.kind === 'city') cities.push(pageText(page));
    if (route.kind === 'city-service')
      services.set(route.service, [...(services.get(route.service) ?? []), pageText(page)]);
  }
  return [
    { name: 'cities', bound: uniqueBounds.cities, pages: cities },
    ...[...services].map(([name, group]) => ({ name, bound: uniqueBounds.cityServices, pages: group })),
  ];
};

/**
 * Checks that the pages made from data differ enough.
 * @returns one line for each mistake, empty when all is well
 */
export const checkUnique = (groups: readonly Group[]): string[] => {
  const pages = groups.flatMap((group) => group.pages);
  return [
    ...groups.flatMap((group) =>
      pairsOf(group.pages)
        .filter((pair) => pair.similarity > group.bound)
        .map((pair) => `${pair.a.path} and ${pair.b.path}: ${pair.similarity.toFixed(3)} alike, over ${group.bound}`),
    ),
    ...pages
      .filter((page) => page.words.length < uniqueBounds.words)
      .map((page) => `${page.path}: has ${page.words.length} words, not ${uniqueBounds.words}`),
  ];
};
