/** The words for an open or closed office; apart, because every page's script holds them. */
export const officeHoursWords = {
  open: 'Open now',
  closed: (day: string, clock: string): string => `Closed now, opens ${day} ${clock}`,
  opens: (day: string, clock: string): string => `Opens ${day} ${clock}`,
  today: 'today',
} as const;
