import type { Locale, OwnWords } from './site.ts';

/** A text of the owner; `tamil` is null where it is in English alone. */
type InLanguages<Words extends OwnWords> = Words & { readonly tamil: Words | null };

/** Returns the owner's texts that have pages in a language. */
export const writtenIn = <Own extends { readonly tamil: unknown }>(
  locale: Locale,
  texts: readonly Own[],
): readonly Own[] => texts.filter(({ tamil }) => locale === 'en' || tamil !== null);

/** Returns what a text of the owner says on the pages of a language: there is a page only where one is written. */
export const ownWords = <Words extends OwnWords>(locale: Locale, own: InLanguages<Words>): Words =>
  locale === 'ta' && own.tamil ? own.tamil : own;
