/** What every city page, and every page of a service in a city, calls its parts. */

import type { LocalSite } from '../../local-site.ts';

/** The directions of the compass. */
export const directionNames = {
  north: 'north',
  'north-east': 'north-east',
  east: 'east',
  'south-east': 'south-east',
  south: 'south',
  'south-west': 'south-west',
  west: 'west',
  'north-west': 'north-west',
} as const;

/** What the pages are called: their headings, and the links to them. */
export const cityNames = {
  city: (city: string): string => `Tax and accounting help in ${city}`,
  service: (service: string, city: string): string => `${service} in ${city}`,
  /** What a message from a city's page is about. */
  subject: (city: string): string => `your services in ${city}`,
} as const;

export const cityTexts = (site: LocalSite) => {
  const { claimed } = site;
  const cityPage = {
    atAGlance: (subject: string): string => `${subject} at a glance`,
    map: (city: string, way: string): string => `${city} in Tamil Nadu, ${way}`,
    km: (km: number): string => `${km} km`,
    fromOffice: (km: number): string => `${km} km from our office`,
    isOffice: 'our office',
    prices: {
      title: (city: string): string => `What it costs in ${city}`,
      intro: `Starting prices. Each service’s page names its days and papers.${claimed('fees', ' The fee for your own case is told before the work begins.', '')}`,
      group: 'Kind of service',
      service: 'Service',
      remark: 'What it is',
      price: 'Starts at',
    },
    trades: (city: string): string => `What trades in ${city} need from us`,
    about: (city: string): string => `About ${city}`,
    industries: 'Major industries',
    facts: 'At a glance',
    district: 'District',
    pincode: 'Pincode',
    population: 'Population',
    attractions: 'Key attractions',
    areas: 'Service areas',
    areasIntro: (city: string): string => `We serve these areas in and around ${city}:`,
    reach: (city: string): string => `Ask us from ${city}`,
    next: claimed(
      'reply',
      'What happens next: we call back within our business hours and say which papers to send. Work begins when you agree.',
      'What happens next: we say which papers to send and what it costs. Work begins when you agree.',
    ),
    near: 'Neighbouring cities',
    /** How a client is served, by how far the city is from the office. */
    remote: {
      here: 'Our office is in the city. Bring your papers, or send them by WhatsApp or e-mail.',
      where: (city: string, km: number, direction: string): string =>
        `${city} is about ${km} km ${direction} of our Coimbatore office in a straight line.`,
      near: 'Come for the first talk if you like. Then send your papers by WhatsApp or e-mail.',
      dayTrip: 'You need not travel. Send copies by WhatsApp or e-mail and originals by courier.',
      far: 'You need not travel. Send copies by WhatsApp or e-mail and originals by courier. You type in every OTP yourself.',
    },
    closing: (city: string) => ({
      title: `In business in ${city}? Ask us.`,
      text: claimed(
        'free-consultation',
        'The first consultation is free: by phone, by WhatsApp or at our Coimbatore office.',
        'By phone, by WhatsApp or at our Coimbatore office.',
      ),
    }),
  } as const;
  /** Title and description of a service in a city in search results: the first that fits is taken. */
  const cityServiceSearch = {
    titles: (name: string, firm: string): readonly string[] => [
      `${name} | ${firm}`,
      `${name}: Papers, Steps, Fees`,
      claimed('free-consultation', `${name}: Free Advice`, `${name}: Advice`),
      name,
    ],
    areas: (areas: string): string => `We serve ${areas}.`,
    ends: claimed(
      'free-consultation',
      ['The first consultation is free.', 'First consultation free.', ''],
      ['Ask by phone or WhatsApp first.', 'Ask us by phone first.', ''],
    ),
  } as const;
  return { cityPage, cityServiceSearch };
};

export const cityServicePage = {
  yours: 'your place',
  office: 'our office',
  papersLabel: 'Papers',
  papersNote: 'to keep ready',
  included: 'What you get',
  trades: (city: string): string => `For your trade in ${city}`,
  /** What stands before what we do about a trade's trouble, and before its papers. */
  weDo: 'What we do:',
  send: 'Send us:',
  otherTrades: (city: string): string => `Other trades in ${city}`,
  steps: 'How it goes',
  gains: 'What you gain',
  question: 'A question you may have',
  papers: (count: number): string => `${count} papers to keep ready`,
  way: (city: string): string => `From ${city} to our office`,
  /** The same where the office is in the city. */
  wayHere: (city: string): string => `Our office in ${city}`,
  near: (service: string): string => `${service} nearby`,
  also: (city: string): string => `Also in ${city}`,
  allAbout: (service: string): string => `All about ${service}`,
  allOf: (city: string): string => `All of ${city}`,
} as const;
