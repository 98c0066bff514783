import { tokenize } from '../html/tokenizer.ts';

/** What `sitemap.xml` says. */
export interface SitemapFacts {
  readonly hasDeclaration: boolean;
  readonly hasUrlset: boolean;
  /** The locations as they are written. */
  readonly locations: readonly string[];
}

/** The protocol's own limit. */
const MAX_LOCATIONS = 50_000;

/** Reads the file. Names are compared without their prefix; the locations of images and videos are not pages. */
export const readSitemap = (text: string): SitemapFacts => {
  const locations: string[] = [];
  let hasUrlset = false;
  let inUrl = false;
  let location: string | null = null;
  for (const token of tokenize(text, true)) {
    if (token.kind === 'text') {
      if (location !== null) location += token.text;
      continue;
    }
    const open = token.kind === 'open';
    if (open && /^(\w+:)?urlset$/.test(token.name)) hasUrlset = true;
    if (token.name === 'url' || token.name === 'sm:url') inUrl = open;
    if (token.name !== 'loc' && token.name !== 'sm:loc') continue;
    if (!open && location !== null && location.trim() !== '' && locations.length < MAX_LOCATIONS)
      locations.push(location.trim());
    location = open && inUrl ? '' : null;
  }
  return { hasDeclaration: /^\ufeff?<\?xml\s/.test(text), hasUrlset, locations };
};
