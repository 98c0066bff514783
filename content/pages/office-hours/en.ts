/** Whether the office is open; apart, because every page's script holds them. */
export const officeHoursWords = { open: 'Open now', closed: 'Closed now' } as const;
