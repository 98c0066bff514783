import { type HTMLElement, parse } from 'node-html-parser';

export interface Item {
  readonly '@type'?: string;
  readonly '@id'?: string;
  readonly [property: string]: unknown;
}

interface Leaf {
  /** Type and properties, for example "Service.aggregateRating.ratingValue". */
  readonly name: string;
  readonly value: string;
}

/** Returns the records in a page's data block; fails when there is not exactly one block. */
export const listItems = (page: HTMLElement): readonly Item[] => {
  const blocks = page.querySelectorAll('script[type="application/ld+json"]');
  if (blocks.length !== 1) throw new RangeError(`${blocks.length} data blocks`);
  const data = JSON.parse(blocks[0]?.text ?? '') as { '@context': string; '@graph': readonly Item[] };
  if (data['@context'] !== 'https://schema.org') throw new RangeError(`Context ${data['@context']}`);
  return data['@graph'];
};

/** Returns every value of a record but types and identifiers. */
export const listLeaves = (value: unknown, name: string): Leaf[] => {
  if (Array.isArray(value)) return value.flatMap((entry) => listLeaves(entry, name));
  if (typeof value !== 'object' || value === null) return [{ name, value: String(value) }];
  return Object.entries(value)
    .filter(([property]) => property !== '@type' && property !== '@id')
    .flatMap(([property, entry]) => listLeaves(entry, `${name}.${property}`));
};

/** Leaves a single space between words, none before a mark: elements end where words do not. */
const foldSpaces = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:?!])/g, '')
    .trim();

/**
 * Returns a test of what a visitor can see or follow on a page: its text, where its links lead, and the dates behind
 * its words.
 */
export const seenOn = (page: HTMLElement, url: string): ((value: string) => boolean) => {
  const root = page.querySelector('#root') ?? page;
  // Elements that keep a word on one line do not separate words.
  const html = root.innerHTML.replaceAll(/<\/?one-line>/g, '').replaceAll(/<(?=[a-z/])/g, ' <');
  const text = foldSpaces(parse(html).text);
  const links = new Set(
    root.querySelectorAll('[href]').map((link) => new URL(link.getAttribute('href') ?? '', url).href),
  );
  const dates = new Set(root.querySelectorAll('[datetime]').map((time) => time.getAttribute('datetime')));
  // Whole words: the 5 of a rating is not seen because a phone number holds one.
  const says = (words: string): boolean =>
    new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(words)}(?![\\p{L}\\p{N}])`, 'u').test(text);
  return (value) => says(foldSpaces(value)) || links.has(value) || dates.has(value) || value === url;
};
