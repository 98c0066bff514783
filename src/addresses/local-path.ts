import { type Locale, localePrefixes } from './locale.ts';

/** Returns the address in another language. @param path the English one */
export const localPath = (path: string, locale: Locale): string =>
  locale === 'en' ? path : `${localePrefixes[locale]}${path === '/' ? '' : path}`;
