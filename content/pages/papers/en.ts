/** The sheet of papers of a service. */
export const papersPage = {
  name: 'Papers',
  title: (service: string): string => `Papers for ${service}`,
  lead: 'Tick what you have. Your ticks stay on this device, and nothing reaches us before you send it.',
  seo: (service: string) => ({
    title: `Papers for ${service}: Checklist to Tick`,
    description: `The papers we ask for ${service}, to tick off one by one: print the list on one sheet or send it by WhatsApp. Your ticks stay on your own device.`,
  }),
  sheet: {
    title: 'Papers to keep ready',
    everyone: 'All papers',
    /** Beside the number that is ticked. */
    of: (count: number): string => `of ${count} ready`,
    counted: (ticked: number, count: number): string => `${ticked} of ${count} ready`,
    print: 'Print this sheet',
    send: 'Send as WhatsApp text',
    sendNote: 'The message holds this list and no papers.',
    clear: 'Untick all',
  },
  /** What the message says before the papers. */
  message: {
    subject: (service: string): string => `the papers for ${service}`,
    ready: 'Ready:',
    missing: 'Still missing:',
  },
  /** The printed sheet alone. */
  printed: {
    for: (service: string): string => `${service}, for`,
    given: 'Given on, by whom',
    photographs: (phone: string): string => `Send photographs by WhatsApp: ${phone}`,
  },
  others: 'Papers for other services',
  more: (service: string): string => `More on ${service}`,
  about: (service: string): string => `All about ${service}`,
  inCoimbatore: (service: string): string => `${service} in Coimbatore`,
  closing: {
    title: 'A paper is missing, or you are not sure?',
    text: 'Tell us which one. We say whether another will do, or how to get it.',
    action: 'Ask about my papers',
  },
} as const;
