import { firm } from '../../content/firm.ts';
import { canonicalPath } from './href.ts';
import { isTranslated } from './local-path.ts';
import { type Locale, languageTags } from './locale.ts';
import type { PageRoute } from './route.ts';

/** A page in one of its languages. */
export interface Alternate {
  readonly hreflang: string;
  /** Absolute. */
  readonly href: string;
}

/** A route's page in one language. */
export const inLocale = ({ locale: _, ...page }: PageRoute, of: Locale): PageRoute =>
  of === 'en' ? page : { ...page, locale: of };

/**
 * The languages of a page, each with its address, and the English one for whoever reads none of them.
 * @param of the languages of the site
 * @returns none for a page in one language
 */
export const alternatesOf = (route: PageRoute, of: readonly Locale[]): readonly Alternate[] => {
  if (of.length < 2 || !isTranslated(route)) return [];
  const href = (locale: Locale): string => firm.origin + canonicalPath(inLocale(route, locale));
  return [
    ...of.map((locale) => ({ hreflang: languageTags[locale], href: href(locale) })),
    { hreflang: 'x-default', href: href('en') },
  ];
};
