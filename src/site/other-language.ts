import { tamilHome } from '../../content/languages.ts';
import { inLocale } from './alternates.ts';
import { builtLocales } from './built-locales.ts';
import { canonicalPath } from './href.ts';
import { isTranslated } from './local-path.ts';
import type { Locale } from './locale.ts';
import { localeOf, type PageRoute, type ScreenRoute } from './route.ts';
import { tamilNamesOf } from './tamil-names.ts';

/** Where the language switch of a page leads. */
export interface OtherLanguage {
  readonly locale: Locale;
  readonly href: string;
  /** What is there, in its language, where it is not the same page. */
  readonly name?: string;
}

const home: PageRoute = { kind: 'fixed', page: 'home' };

/** The page nearest to one that is not translated, with its name. */
const nearest = (route: ScreenRoute): { readonly route: PageRoute; readonly name?: string } => {
  if (route.kind === 'not-found') return { route: home };
  if (isTranslated(route)) return { route };
  const name = route.kind === 'city-service' && tamilNamesOf(route.city)[0];
  return name ? { route: { kind: 'city', city: route.city }, name } : { route: home, name: tamilHome };
};

/** A page in the other language; null where the site has one alone. */
export const otherLanguage = (route: ScreenRoute): OtherLanguage | null => {
  const locale = builtLocales.find((each) => each !== localeOf(route));
  if (!locale) return null;
  const { route: to, ...named } = nearest(route);
  return { locale, href: canonicalPath(inLocale(to, locale)), ...named };
};
