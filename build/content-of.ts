import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Locale } from '../src/site/locale.ts';

const content = fileURLToPath(new URL('../content/', import.meta.url));

const twinPath = (file: string, locale: Exclude<Locale, 'en'>): string => {
  if (file.endsWith('.css')) return file.replace(/\.css$/, `.${locale}.css`);
  return file.startsWith(content) ? `${content}${locale}/${file.slice(content.length)}` : '';
};

/**
 * The file that is read in place of another in a language: for `content/mail.ts` it is `content/ta/mail.ts`, for a style
 * sheet such as `language.css` the `language.ta.css` beside it.
 * @param file an absolute path
 * @returns null where there is none: what is neither text nor type is shared
 */
const twinOf = (file: string, locale: Exclude<Locale, 'en'>): string | null => {
  if (file.startsWith(`${content}${locale}/`) || file.endsWith(`.${locale}.css`)) return null;
  const twin = twinPath(file, locale);
  return existsSync(twin) ? twin : null;
};

/**
 * Reads the texts of a language wherever a module outside them imports those of `content/`, so that views know of one
 * set of texts only (docs/decisions/0042-a-language-is-a-build.md). A twin itself imports what it names.
 */
export const contentOf = (locale: Exclude<Locale, 'en'>): Plugin => ({
  name: 'content-of',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!importer || importer.startsWith(`${content}${locale}/`) || !/^[./]/.test(source)) return null;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    const twin = resolved && twinOf(resolved.id, locale);
    return twin ? { ...resolved, id: twin } : resolved;
  },
});
