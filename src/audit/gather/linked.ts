import type { PageFacts } from '../html/page-facts.ts';

/**
 * The paths that pages link to or load and that were not audited, each once, in the order of their appearance. With a
 * query a page is the same page.
 */
export const linkedOnly = (
  pages: Iterable<{ readonly links: Pick<PageFacts['links'], 'internal' | 'resources'> }>,
  audited: ReadonlySet<string>,
): string[] => {
  const paths = new Set<string>();
  for (const { links } of pages)
    for (const list of [links.internal, links.resources])
      for (const path of list) if (!audited.has(path) && !audited.has(path.replace(/[?].*/, ''))) paths.add(path);
  return [...paths];
};
