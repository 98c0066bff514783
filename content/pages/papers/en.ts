/** The sheet of papers of a service. */
export const papersPage = {
  name: 'Papers',
  title: (service: string): string => `Papers for ${service}`,
  lead: 'Tick what you have. Your ticks stay on your phone or computer. We do not get the list until you send it.',
  seo: (service: string) => ({
    title: `Papers for ${service}: Checklist to Tick`,
    description: `Which papers to keep ready for ${service}: tick them one by one, print the list or send it by WhatsApp. Your ticks stay on your own phone.`,
  }),
  sheet: {
    title: 'Papers to keep ready',
    everyone: 'All papers',
    /** Stands beside the number that is ticked. */
    of: (count: number): string => `of ${count} ready`,
    counted: (ticked: number, count: number): string => `${ticked} of ${count} ready`,
    print: 'Print this sheet',
    send: 'Send as WhatsApp text',
    sendNote: 'The message contains only this list, not your papers.',
    clear: 'Untick all',
  },
  /** The message before the papers. */
  message: {
    subject: (service: string): string => `the papers for ${service}`,
    ready: 'Ready:',
    missing: 'Still missing:',
  },
  /** The printed sheet alone. */
  printed: {
    for: (service: string): string => `${service}. Client:`,
    given: 'Given by, and date:',
    photographs: (phone: string): string => `Send photos by WhatsApp: ${phone}`,
  },
  others: 'Papers for other services',
  more: (service: string): string => `More on ${service}`,
  about: (service: string): string => `All about ${service}`,
  closing: {
    title: 'Is a paper missing, or are you not sure?',
    text: 'Tell us which paper is missing. We will tell you whether you can give another paper, or how to get the missing one.',
    action: 'Ask about my papers',
  },
} as const;
