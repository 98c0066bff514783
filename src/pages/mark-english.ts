import { locale } from '../../content/locale.ts';
import { localeAt } from '../site/locale.ts';

const link = /<a ([^>]*)>/g;
/** An internal address; that of a file has a dot in it. */
const internal = /(?:^| )href="(\/[^".]*)"/;

/**
 * Marks the links of a page in another language that lead to pages in English alone, for programs and by a word after
 * their text (src/ui/language.ta.css).
 * @param html as React wrote it
 */
export const markEnglish = (html: string): string =>
  locale === 'en'
    ? html
    : html.replace(link, (tag, attributes: string) => {
        const path = internal.exec(attributes)?.[1];
        const leaves = path !== undefined && localeAt(path) !== locale && !attributes.includes('hrefLang=');
        return leaves ? `<a hreflang="en-IN" data-english="" ${attributes}>` : tag;
      });
