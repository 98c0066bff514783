/** The pages that the server renders for one visitor: their files, beside the site in the folder of the build. */
import type { Locale } from '../site/locale.ts';

/** The document around such a page in a language, with its marks. */
export const frameFile = (locale: Locale): string => `templates/${locale}/frame.html`;

/** What renders them in a language: a module with the members of ServerRenderer. */
export const rendererFile = (locale: Locale): string => `templates/${locale}/answer-page.js`;

/** What renders the desk's pages: a module. */
export const deskFile = 'templates/desk/render.js';
