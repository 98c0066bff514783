/** Bounds of a page's title and description in characters: search results show such texts whole. */
export const seoBounds = { title: { min: 30, max: 60 }, description: { min: 120, max: 160 } } as const;
