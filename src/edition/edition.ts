import { citiesIn } from '../../content/cities/index.ts';
import { localSite } from '../../content/local-site.ts';
import { replaceTexts } from '../../content/own-text-places.ts';
import { ownWords, writtenIn } from '../../content/own-words.ts';
import type { Locale, Site } from '../../content/site.ts';
import { tamilWords } from '../../content/tamil-words.ts';
import type { Translated } from '../../content/translated.ts';
import { englishWords, type Words } from '../../content/words.ts';
import { canonicalPath, isPublished, isTranslated } from '../addresses/canonical-path.ts';
import { createHrefs } from '../addresses/href.ts';
import type { Page, PageRoute } from '../addresses/route.ts';
import { createEntries } from '../catalogue/entries.ts';
import { createOwnServices } from '../catalogue/own-services.ts';
import { createContactLinks } from '../office/contact-links.ts';
import { createEnquiries } from '../office/enquiry.ts';

const wordsIn = { en: englishWords, ta: tamilWords } satisfies Record<
  Locale,
  (site: ReturnType<typeof localSite>) => Translated<Words>
>;

/** Returns the site in one language: its facts, texts, lists, addresses and links. */
export const createEdition = (site: Site, locale: Locale) => {
  const local = localSite(site, locale);
  // The translation has the shape of the English texts; their literal types stand for any text.
  const words = replaceTexts(wordsIn[locale](local) as Words, site.ownTexts[locale]);
  const hrefs = createHrefs(site, locale);
  const entries = createEntries(site, { ...words, cityIndex: citiesIn(locale) });
  const ownServices = createOwnServices(local);
  return Object.freeze({
    ...local,
    ...words,
    ...hrefs,
    ...entries,
    ...ownServices,
    ...createEnquiries(words, entries, ownServices.ownServiceEntries),
    ...createContactLinks(local.firm, words, hrefs),
    isTranslated: (page: Page): boolean => isTranslated(site, page),
    canonicalPath: (route: PageRoute): string => canonicalPath(site, route),
    /** The owner's pages that the menus of the language link to. */
    ownMenu: writtenIn(locale, site.ownPages).flatMap((page) => {
      const { menu: name } = ownWords(locale, page);
      return name === null ? [] : [{ href: hrefs.hrefOwnPage(page.id), name }];
    }),
    isPublished: (route: PageRoute): boolean => isPublished(site, route),
    /** The site itself, for what is the same in all languages. */
    site,
  });
};

/** The site in one language. */
export type Edition = ReturnType<typeof createEdition>;

/** The site in each of its languages. */
export type Editions = Readonly<{ en: Edition } & Partial<Record<Locale, Edition>>>;

/** Returns an edition for each language of the site. */
export const createEditions = (site: Site): Editions => ({
  en: createEdition(site, 'en'),
  ...(site.locales.includes('ta') && { ta: createEdition(site, 'ta') }),
});
