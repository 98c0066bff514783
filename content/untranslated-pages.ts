/** The pages that are in English alone: the name of the route, of the folder in `content/pages`, and of the texts. */
export const untranslatedPages = ['audit', 'blog', 'sitemap'] as const;
