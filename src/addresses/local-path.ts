import { locale } from '../../content/locale.ts';
import { type Locale, localePrefixes } from './locale.ts';

/** Returns the address in another language. @param path the English one */
export const localPath = (path: string, of: Locale = locale): string =>
  of === 'en' ? path : `${localePrefixes[of]}${path === '/' ? '' : path}`;
