import { refusals } from '../../../content/refusals.ts';
import { refusals as tamil } from '../../../content/ta/refusals.ts';
import type { Translated } from '../../../content/translated.ts';
import type { Locale } from '../../../src/site/locale.ts';
import type { Refusal, RequestError } from '../../http/errors.ts';

type Words = Translated<typeof refusals>;

const words: Readonly<Record<Locale, Words>> = { en: refusals, ta: tamil };

/** What each refusal says where its own message, which is English, would not be understood. */
const texts = {
  'cross-site': ({ crossSite }) => crossSite,
  malformed: ({ unreadable }) => unreadable,
  'unknown-form': ({ unknownForm }) => unknownForm,
  'too-large': ({ tooLarge }) => tooLarge,
  unsupported: ({ unsupported }) => unsupported,
  invalid: ({ unreadable }) => unreadable,
  'key-reused': ({ keyReused }) => keyReused,
  'rate-limited': ({ rateLimited }, { retryAfter }) => rateLimited(Math.ceil((retryAfter ?? 0) / 60)),
  overloaded: ({ overloaded }) => overloaded,
  unavailable: ({ notTaken }) => notTaken,
} satisfies Record<Refusal, (said: Words, error: RequestError) => string>;

/** Why a post was refused, for the page of a browser without scripts: its title, and what to do. */
export const refusalWords = (error: RequestError, form: keyof Words['title'], locale: Locale) => ({
  title: words[locale].title[form],
  text: locale === 'en' ? error.message : texts[error.refusal](words[locale], error),
});
