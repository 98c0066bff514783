/** Of the desk, by its opening hours; apart, because every page's script holds them. */
export const deskWords = { open: 'Open now', closed: 'Closed now' } as const;
