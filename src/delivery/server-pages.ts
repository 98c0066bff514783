/** The files of the pages that the server fills in: beside the site, in the folder of the build. */
import type { ToolSlug } from '../../content/tool-index.ts';
import type { Locale } from '../site/locale.ts';

/** The page of the server's short messages in a language. */
export const serverPageFile = (locale: Locale): string => `templates/${locale}/server-page.html`;

/** The page of a tool as the server answers its form, in a language. */
export const toolTemplate = (slug: ToolSlug, locale: Locale): string => `templates/${locale}/tools/${slug}.html`;

/** The page of an enquiry, in a language. */
export const enquiryPageFile = (locale: Locale): string => `templates/${locale}/enquiry.html`;

/** What renders the desk's pages: a module. */
export const deskFile = 'templates/desk/render.js';

/** The tools' answers in a language besides English: a module. */
export const answersFile = (locale: Locale): string => `templates/${locale}/answer-tool.js`;
