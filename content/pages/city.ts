/** What every city page, and every page of a service in a city, calls its parts. */
export const cityPage = {
  atAGlance: (subject: string): string => `${subject} at a glance`,
  map: (city: string, way: string): string => `${city} in Tamil Nadu, ${way}`,
  fromDesk: (km: number): string => `${km} km from our desk`,
  isDesk: 'our desk',
  prices: {
    title: (city: string): string => `What it costs in ${city}`,
    intro: 'Starting prices in rupees; the fee for your case is told before the work begins.',
    group: 'Kind of service',
    service: 'Service',
    remark: 'What it is',
    price: 'Starts at',
  },
  needs: (city: string): string => `What ${city} asks us for`,
  needsLink: (title: string): string => `All about ${title}`,
  about: (city: string): string => `About ${city}`,
  industries: 'Major industries',
  facts: 'At a glance',
  district: 'District',
  pincode: 'Pincode',
  population: 'Population',
  attractions: 'Key attractions',
  areas: 'Service areas',
  areasIntro: (city: string): string => `Where in and around ${city} our clients trade.`,
  serve: (city: string): string => `How we serve ${city}`,
  near: 'Neighbouring cities',
  closing: (city: string) => ({
    title: `Trading in ${city}? Send us the question.`,
    text: 'The first consultation is free, by phone, WhatsApp or at our Coimbatore desk.',
  }),
} as const;

export const cityServicePage = {
  yours: 'your counter',
  desk: 'our desk',
  papersLabel: 'Papers',
  papersNote: 'to keep ready',
  trades: (city: string): string => `What ${city}'s trades need for this`,
  otherTrades: (city: string): string => `Other trades of ${city}`,
  steps: 'How it goes, step by step',
  included: 'Included',
  gains: 'What you gain',
  papers: (count: number): string => `${count} papers to keep ready`,
  way: (city: string): string => `From ${city} to our desk`,
  near: (service: string, city: string): string => `${service} near ${city}`,
  also: (city: string): string => `Also in ${city}`,
  allAbout: (service: string): string => `All about ${service}`,
  allOf: (city: string): string => `All of ${city}`,
} as const;

/** How the firm is reached, as a list of facts. */
export const reachWords = {
  phone: 'Phone',
  email: 'Email',
  hours: 'Hours',
  areas: 'Service areas',
  chat: 'Chat on WhatsApp',
} as const;
