import { HTMLElement } from 'node-html-parser';
import { seoBounds } from '../../content/seo-bounds.ts';
import { localeAt } from '../../src/addresses/locale.ts';
import { cleanPath, resolve } from '../../src/addresses/resolve.ts';
import type { Edition } from '../../src/edition/edition.ts';
import { EARLY_SCRIPT } from '../../src/text/early-script.ts';

export interface DescribedPage {
  /** Its canonical address, or the name of its file for the Not Found page. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

function* listElements(parent: HTMLElement): Generator<HTMLElement> {
  for (const child of parent.childNodes)
    if (child instanceof HTMLElement) {
      yield child;
      yield* listElements(child);
    }
}

/** Fewer Tamil characters fit: one is 8.4 pixels wide on average in search results, an English one 7.1. */
const TAMIL_DESCRIPTION = { min: seoBounds.description.min, max: 142 } as const;

/**
 * True for the owner's own texts, and for all where another town, services left out or claims not made change the texts.
 */
const isOwners = (edition: Edition, { path }: DescribedPage): boolean => {
  const { notClaimed } = edition.site;
  if (edition.notOffered.length > 0 || notClaimed.length > 0 || edition.inTown('coimbatore', false, true)) return true;
  const route = resolve(edition, path);
  return (
    route.kind.startsWith('own-') || (route.kind === 'post' && edition.ownPosts.some(({ id }) => id === route.post))
  );
};

const lengthMistakes = (edition: Edition, page: DescribedPage, field: 'title' | 'description'): string[] => {
  if (isOwners(edition, page)) return [];
  const { min, max } = field === 'description' && localeAt(page.path) === 'ta' ? TAMIL_DESCRIPTION : seoBounds[field];
  // The audit counts so, too.
  const { length } = [...page[field]];
  return length < min || length > max
    ? [`${page.path}: ${field} has ${length} characters, not ${min} to ${max}: ${page[field]}`]
    : [];
};

/** Returns an empty text for a path that the site does not know. */
const findCanonical = (edition: Edition, path: string): string => {
  const route = resolve(edition, path);
  return route.kind === 'not-found' || route.kind === 'redirect' ? '' : edition.canonicalPath(route);
};

/**
 * Returns the checks that a built site must pass. Pages are added one by one and not kept in memory.
 * @param files addresses besides those of pages
 */
export const pageChecks = (edition: Edition, files: ReadonlySet<string>) => {
  const mistakes: string[] = [];
  const pathBy = { title: new Map<string, string>(), description: new Map<string, string>() };
  const idsByPath = new Map<string, ReadonlySet<string>>();
  const linksByPath = new Map<string, ReadonlySet<string>>();

  /** Its page and its fragment must exist, without a redirect. */
  const linkMistake = (from: string, href: string): string | null => {
    if (!href.startsWith('/') && !href.startsWith('#')) return null;
    const [address = '', fragment] = href.split('#');
    // A query does not change which page is shown.
    const [path = ''] = address.split('?');
    if (files.has(path)) return null;
    if (path !== '' && resolve(edition, path).kind === 'redirect') return 'which redirects';
    if (path !== '' && cleanPath(edition, path)) return 'which is not a clean address';
    const ids = idsByPath.get(path === '' ? from : findCanonical(edition, path));
    if (!ids) return 'which does not exist';
    return fragment && !ids.has(fragment) ? 'but there is no such fragment' : null;
  };

  return {
    add(page: DescribedPage, document: HTMLElement): void {
      const { path } = page;
      const ids = new Set<string>();
      const links = new Set<string>();
      let headings = 0;
      for (const element of listElements(document)) {
        const { rawTagName: name, rawAttributes: attributes } = element;
        if (name === 'h1') headings += 1;
        if (name === 'a' && attributes.href !== undefined) links.add(element.getAttribute('href') ?? '');
        // The parser drops the space of the one that pages may hold (src/pages/later-sheet.tsx).
        const isData = attributes.type === 'application/ld+json' || attributes.type === 'application/json';
        const isInline = name === 'script' && !isData && !attributes.src;
        if (isInline && element.textContent !== EARLY_SCRIPT) mistakes.push(`${path}: has an inline script`);
        if (attributes.style !== undefined) mistakes.push(`${path}: has a style attribute`);
        if (attributes.id === undefined) continue;
        if (ids.has(element.id)) mistakes.push(`${path}: id "${element.id}" is used twice`);
        ids.add(element.id);
      }
      if (headings !== 1) mistakes.push(`${path}: has ${headings} h1 elements instead of one`);
      idsByPath.set(path, ids);
      linksByPath.set(path, links);
      for (const field of ['title', 'description'] as const) {
        mistakes.push(...lengthMistakes(edition, page, field));
        const other = pathBy[field].get(page[field]);
        if (other) mistakes.push(`${path}: has the same ${field} as ${other}`);
        pathBy[field].set(page[field], path);
      }
    },

    /** Finishes the check; call it once every canonical page and the Not Found page have been added. */
    finish(): string[] {
      for (const [path, links] of linksByPath)
        for (const href of links) {
          const mistake = linkMistake(path, href);
          if (mistake) mistakes.push(`${path}: links to ${href}, ${mistake}`);
        }
      return mistakes;
    },
  };
};
