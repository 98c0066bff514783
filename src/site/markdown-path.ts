/** The address of a page's Markdown twin, for readers that are programs. */
export const markdownPath = (canonical: string): string => (canonical === '/' ? '/index.md' : `${canonical}.md`);
