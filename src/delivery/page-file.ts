/** `about.html` rather than `about/index.html`: static hosts serve it at `/about` without a redirect to `/about/`. */
export const pageFile = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);
