/**
 * How much of a page's text is on no other page. Two pages are compared by the runs of five words that both have: this
 * finds pages in which only the name of the city differs.
 */
import { type HTMLElement, NodeType, type Node as ParsedNode, parse } from 'node-html-parser';
import type { BuiltPage } from './built-pages.ts';

/** Bounds for pages made from data. A page that breaks one needs more text of its own; the bounds stay. */
export const uniqueBounds = { cityServices: 0.6, cities: 0.45, words: 300, ownRuns: 120, ownShare: 0.12 } as const;

const SHINGLE = 5;

/** What the comparison needs of a page. */
export interface PageText {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly h1: string;
  /** The words inside `main`, in lower case. */
  readonly words: readonly string[];
  readonly shingles: ReadonlySet<string>;
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

/** Every run of five words of a text. */
export const shinglesOf = (words: readonly string[]): Set<string> =>
  new Set(
    words.slice(0, Math.max(0, words.length - SHINGLE + 1)).map((_, at) => words.slice(at, at + SHINGLE).join(' ')),
  );

const intersection = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  let common = 0;
  for (const shingle of a) if (b.has(shingle)) common += 1;
  return common;
};

/** The share of two pages' runs of words that both have. */
export const similarity = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  const common = intersection(a, b);
  const all = a.size + b.size - common;
  return all === 0 ? 1 : common / all;
};

const attribute = (page: HTMLElement, selector: string, name: string): string =>
  page.querySelector(selector)?.getAttribute(name) ?? '';

/** Reads what the comparison needs from a page's HTML: only what is inside `main`, and title and description. */
export const pageText = ({ path, html }: Pick<BuiltPage, 'path' | 'html'>): PageText => {
  const page = parse(html);
  const main = page.querySelector('main');
  if (!main) throw new RangeError(`${path}: has no main element`);
  const words = wordsOf(textOf(main));
  return {
    path,
    title: page.querySelector('title')?.text ?? '',
    description: attribute(page, 'meta[name=description]', 'content'),
    h1: main.querySelector('h1')?.text ?? '',
    words,
    shingles: shinglesOf(words),
  };
};

/** All pairs of a group of pages, the most similar first. */
const pairsOf = (pages: readonly PageText[]): Pair[] =>
  pages
    .flatMap((a, at) => pages.slice(at + 1).map((b) => ({ a, b, similarity: similarity(a.shingles, b.shingles) })))
    .sort((one, other) => other.similarity - one.similarity);

/** The share of a page's runs of words that no other page of its group has. */
export const ownShare = (page: PageText, group: readonly PageText[]): number => {
  const others = group.filter((other) => other !== page);
  const own = [...page.shingles].filter((shingle) => !others.some((other) => other.shingles.has(shingle)));
  return page.shingles.size === 0 ? 0 : own.length / page.shingles.size;
};

/** How much of a page's text no other compared page has. */
export interface OwnText {
  readonly path: string;
  /** Runs of five words that are its own. */
  readonly runs: number;
  /** Their share of all its runs, 0 to 1. */
  readonly share: number;
}

/** How much text of its own each of many pages has. */
export const ownText = (pages: readonly PageText[]): OwnText[] => {
  const seen = new Map<string, number>();
  for (const page of pages) for (const shingle of page.shingles) seen.set(shingle, (seen.get(shingle) ?? 0) + 1);
  return pages.map(({ path, shingles }) => {
    const runs = [...shingles].filter((shingle) => seen.get(shingle) === 1).length;
    return { path, runs, share: shingles.size === 0 ? 0 : runs / shingles.size };
  });
};

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

const repeated = (pages: readonly PageText[], field: 'title' | 'description' | 'h1'): string[] => {
  const seen = new Map<string, string>();
  return pages.flatMap((page) => {
    const other = seen.get(page[field]);
    seen.set(page[field], page.path);
    return other ? [`${page.path}: has the ${field} of ${other}: ${page[field]}`] : [];
  });
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
    ...repeated(pages, 'title'),
    ...repeated(pages, 'description'),
    ...repeated(pages, 'h1'),
  ];
};
