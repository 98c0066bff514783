/** What every service page calls its parts. */
export const servicePage = {
  others: 'Our services',
  atAGlance: (name: string): string => `${name} at a glance`,
  fee: { label: 'Fee', value: 'Told before the work begins', prices: 'Starting prices, by city' },
  papers: {
    label: 'Papers',
    link: (count: number): string => `${count} to keep ready`,
    title: 'Papers to keep ready',
    text: 'Tick what you have, and print the list for whoever keeps the bills.',
    of: (count: number): string => `of ${count}`,
    more: (count: number): string => `Show the other ${count} papers`,
  },
  steps: 'How it goes',
  items: 'What we do for you',
  gains: 'What you gain',
  reasons: 'Why owners come to us for this',
  questions: 'Asked across the table',
  related: 'Often needed with it',
  inCities: (name: string): string => `${name} in your city`,
} as const;
