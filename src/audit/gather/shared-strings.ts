import type { PageFacts } from '../html/page-facts.ts';

/**
 * Keeps one copy of each string that many pages have in common: header and footer links, ids, headers. Two thousand
 * pages then cost little more than what differs between them.
 */
export const sharedStrings = (): ((facts: PageFacts) => PageFacts) => {
  const known = new Map<string, string>();
  const one = (text: string): string => {
    const first = known.get(text);
    if (first !== undefined) return first;
    known.set(text, text);
    return text;
  };
  const all = (list: readonly string[]): string[] => list.map(one);
  return (facts) => ({
    ...facts,
    headers: Object.fromEntries(Object.entries(facts.headers).map(([name, value]) => [name, one(value)])),
    ids: all(facts.ids),
    links: {
      ...facts.links,
      internal: all(facts.links.internal),
      fragments: all(facts.links.fragments),
      resources: all(facts.links.resources),
      phones: all(facts.links.phones),
    },
  });
};
