/**
 * The file of an address inside the built site. `about.html` rather than `about/index.html`: static hosts serve it at
 * `/about` without a redirect to a trailing slash.
 */
export const pageFile = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);
