/** What the picture of a shared city's page says. */
export const sharing = { city: (city: string): string => `Tax and accounts in ${city}` } as const;
