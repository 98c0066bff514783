/** Whether a page holds a part that acts with React. */
export const hasIsland = (html: string): boolean => html.includes('data-island=');
