/** Whether a page has a part that React takes over; styles name such parts on every page. */
export const hasIsland = (html: string): boolean => /<div data-island=/.test(html);
