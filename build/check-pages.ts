import { parse } from 'node-html-parser';
import { seoBounds } from '../content/schema.ts';
import { cleanPath, resolve } from '../src/site/resolve.ts';

/** A finished page, as the checks see it. */
export interface FinishedPage {
  /** Its canonical address, or the name of its file for the Not Found page. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly html: string;
}

interface Parsed {
  readonly page: FinishedPage;
  readonly ids: ReadonlySet<string>;
  readonly links: readonly string[];
  readonly mistakes: string[];
}

const parsePage = (page: FinishedPage): Parsed => {
  const root = parse(page.html);
  const mistakes: string[] = [];
  const headings = root.querySelectorAll('h1').length;
  if (headings !== 1) mistakes.push(`${page.path}: has ${headings} h1 elements instead of one`);
  const ids = new Set<string>();
  for (const element of root.querySelectorAll('[id]')) {
    if (ids.has(element.id)) mistakes.push(`${page.path}: id "${element.id}" is used twice`);
    ids.add(element.id);
  }
  if (root.querySelectorAll('[style]').length > 0) mistakes.push(`${page.path}: has a style attribute`);
  for (const element of root.querySelectorAll('script'))
    if (element.getAttribute('type') !== 'application/ld+json' && !element.getAttribute('src'))
      mistakes.push(`${page.path}: has an inline script`);
  const links = root.querySelectorAll('a[href]').map((link) => link.getAttribute('href') ?? '');
  return { page, ids, links, mistakes };
};

const checkLength = (page: FinishedPage, field: 'title' | 'description'): string[] => {
  const { min, max } = seoBounds[field];
  const { length } = page[field];
  return length < min || length > max
    ? [`${page.path}: ${field} has ${length} characters, not ${min} to ${max}: ${page[field]}`]
    : [];
};

const checkDistinct = (pages: readonly FinishedPage[], field: 'title' | 'description'): string[] => {
  const seen = new Map<string, string>();
  return pages.flatMap((page) => {
    const other = seen.get(page[field]);
    seen.set(page[field], page.path);
    return other ? [`${page.path}: has the same ${field} as ${other}`] : [];
  });
};

/** Whether an internal link leads to a page of the site, and to a fragment that is there. */
const checkLink = (
  from: Parsed,
  href: string,
  idsByPath: ReadonlyMap<string, ReadonlySet<string>>,
  canonicalOf: (path: string) => string | null,
): string | null => {
  if (!href.startsWith('/') && !href.startsWith('#')) return null;
  const [path = '', fragment] = href.split('#');
  if (path !== '' && resolve(path).kind === 'redirect') return `${from.page.path}: links to ${href}, which redirects`;
  if (path !== '' && cleanPath(path)) return `${from.page.path}: links to ${href}, which is not a clean address`;
  const target = path === '' ? from.page.path : canonicalOf(path);
  const ids = target === null ? undefined : idsByPath.get(target);
  if (!ids) return `${from.page.path}: links to ${href}, which does not exist`;
  return fragment && !ids.has(fragment) ? `${from.page.path}: links to ${href}, but there is no such fragment` : null;
};

/**
 * The checks that a finished site must pass.
 * @param pages every canonical page and the Not Found page
 * @param canonicalOf the canonical address of a path, `null` when the site does not know it
 * @returns one line for each mistake, empty when all is well
 */
export const checkPages = (pages: readonly FinishedPage[], canonicalOf: (path: string) => string | null): string[] => {
  const parsed = pages.map(parsePage);
  const idsByPath = new Map(parsed.map(({ page, ids }) => [page.path, ids]));
  return [
    ...parsed.flatMap((entry) => entry.mistakes),
    ...pages.flatMap((page) => [...checkLength(page, 'title'), ...checkLength(page, 'description')]),
    ...checkDistinct(pages, 'title'),
    ...checkDistinct(pages, 'description'),
    ...parsed.flatMap((entry) =>
      [...new Set(entry.links)].flatMap((href) => checkLink(entry, href, idsByPath, canonicalOf) ?? []),
    ),
  ];
};
