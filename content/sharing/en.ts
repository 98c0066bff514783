/** The words on the picture of a shared city's page. */
export const sharing = { city: (city: string): string => `Tax and accounts in ${city}` } as const;
