import { offeredLanguages } from '../../content/firm.ts';
import { type Locale, locales } from './locale.ts';

// A browser has no process: the bundler writes the list in there (generator/site-config.ts).
const { process } = globalThis as { process?: { env?: Readonly<Record<string, string | undefined>> } };
const wanted = process?.env?.LOCALES?.split(',') ?? offeredLanguages;

/** Those that the firm offers, or what `LOCALES` says (server/environment.ts). */
export const builtLocales: readonly Locale[] = locales.filter((locale) => wanted.includes(locale));
