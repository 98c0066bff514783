/** The files of the pages that the server fills in: beside the site, in the folder of the build. */
import type { ToolSlug } from '../../content/tool-index.ts';

/** The page of the server's short messages. */
export const SERVER_PAGE = 'server-page.html';

/** The page of a tool as the server answers its form. */
export const toolTemplate = (slug: ToolSlug): string => `tools/${slug}.html`;

/** The page of an enquiry. */
export const ENQUIRY_PAGE = 'enquiry.html';
