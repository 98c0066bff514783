/** Firms as values, for tests of what is made of one. */
import { join } from 'node:path';
import { loadSite } from '../../config/load-site.ts';
import type { Firm, Locale, Site } from '../../content/site.ts';
import { readSiteSource } from '../../server/settings.ts';
import { createEditions, type Edition, type Editions } from '../../src/edition/edition.ts';

const source = readSiteSource(process.env);

const sites = new Map<string, Site>();

/**
 * Returns the firm of this repository.
 * @param today the day of the site (ISO date), by default that for which the build makes it
 */
export const sampleSite = (today: string = source.today): Site => {
  const site = sites.get(today) ?? loadSite({ ...source, today });
  sites.set(today, site);
  return site;
};

const editions = new WeakMap<Site, Editions>();

/** Returns a firm's site in each of its languages, made once for all tests of a process. */
export const makeEditions = (site: Site): Editions => {
  const made = editions.get(site) ?? createEditions(site);
  editions.set(site, made);
  return made;
};

/** Returns the site of this repository's firm in each of its languages. */
export const sampleEditions = (today?: string): Editions => makeEditions(sampleSite(today));

/** Returns the same in one language. @throws Error where the site does not have it */
export const sampleEdition = (locale: Locale = 'en', today?: string): Edition => {
  const edition = sampleEditions(today)[locale];
  if (!edition) throw new Error(`The site has no "${locale}": languages of firm.yaml leaves it out`);
  return edition;
};

/** Parts of a site that a test wants otherwise. */
export type SiteChanges = Partial<Omit<Site, 'firm'>> & { readonly firm?: Partial<Firm> };

/** The owner's folder of the second firm. */
export const secondFolder = { path: join(import.meta.dirname, '..', 'second-firm'), name: 'tests/second-firm' };

/** Returns a second firm, of another shape in every respect (tests/second-firm), with some parts as a test wants them. */
export const otherFirm = ({ firm, ...changes }: SiteChanges = {}): Site => {
  const site = loadSite({ folder: secondFolder, today: source.today });
  return { ...site, ...changes, firm: { ...site.firm, ...firm } };
};
