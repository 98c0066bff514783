/** Holds the names that every city page, and every page of a service in a city, gives to its parts. */

import type { LocalSite } from '../../local-site.ts';
import type { ServiceSlug } from '../../service-slugs.ts';

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

/** Places whose name takes an article inside a sentence. */
const withArticle: ReadonlySet<string> = new Set(['Nilgiris']);

/** Returns the name of a place as a sentence has it: "the Nilgiris". */
const inSentence = (city: string): string => (withArticle.has(city) ? `the ${city}` : city);

/** The names of the pages: their headings, and the links to them. */
export const cityNames = {
  city: (city: string): string => `Tax and accounting help in ${inSentence(city)}`,
  service: (service: string, city: string): string => `${service} in ${inSentence(city)}`,
  /** The subject of a message from a city's page. */
  subject: (city: string): string => `your services in ${inSentence(city)}`,
} as const;

/** The words on GST beside the starting prices. */
const gstInPrices = { included: ' GST is included.', extra: ' GST is extra.', unsaid: '' } as const;

/** The offer of each service, in a search result. */
const offers: Readonly<Record<ServiceSlug, (city: string) => string>> = {
  'gst-registration': (city) =>
    `New business in ${city}? We prepare your GST application, file it and reply to the officer's questions.`,
  'gst-returns': (city) =>
    `GSTR-1 and GSTR-3B for your business in ${city}: we match your bills with GSTR-2B and file.`,
  'gst-notices': (city) =>
    `Got a GST notice in ${city}? Send a photo on WhatsApp. We explain it, draft the reply and file it.`,
  'gst-refunds': (city) =>
    `GST stuck on exports or purchases in ${city}? We check the figures, file the claim and answer the officer.`,
  'income-tax-filing': (city) =>
    `Do you have a salary, a shop or a firm in ${city}? We match your income with Form 26AS and AIS, and file your ITR.`,
  'pf-esi-services': (city) =>
    `PF and ESI for your staff in ${city}: registration, monthly returns and corrections of worker details.`,
  'tds-tcs-returns': (city) =>
    `TDS and TCS returns for your business in ${city}: deposit, quarterly return and certificates.`,
  'company-registration': (city) =>
    `Starting a company or LLP in ${city}? We apply for the name, registration, PAN and TAN for you.`,
  'accounting-bookkeeping': (city) =>
    `Books of your business in ${city}, written every month: bank, stock, salaries and a profit report.`,
  'udyam-registration': (city) =>
    `Udyam (MSME) certificate for your business in ${city}. We fill in the form, you type the OTP.`,
  'iec-registration': (city) =>
    `Import export code (IEC) for your business in ${city}. We apply, update the code and link your AD code.`,
};

export const cityTexts = (site: LocalSite) => {
  const { claimed, prices, town } = site;
  const cityPage = {
    atAGlance: (subject: string): string => `${subject} at a glance`,
    map: (city: string, way: string): string => `${inSentence(city)} in Tamil Nadu, ${way}`,
    km: (km: number): string => `${km} km`,
    fromOffice: (km: number): string => `${km} km from our office`,
    fromCity: (km: number, city: string): string => `${km} km from ${city}`,
    isOffice: 'our office',
    /** The city nearest to a town without pages. */
    nearOffice: 'near our office',
    prices: {
      title: (city: string): string => `What it costs in ${inSentence(city)}`,
      intro: `These prices are the same in every town. Each one is the fee for a simple case.${gstInPrices[prices.gst]}${claimed('fees', ' We tell you the fee for your own case before the work begins.', '')}`,
      group: 'Kind of service',
      service: 'Service',
      remark: 'What you get',
      price: 'Starting price',
    },
    trades: (city: string): string => `What businesses in ${inSentence(city)} usually need`,
    about: (city: string): string => `About ${inSentence(city)}`,
    industries: 'Major industries',
    facts: 'At a glance',
    district: 'District',
    pincode: 'Pincode',
    population: 'Population',
    attractions: 'Key attractions',
    areas: 'Service areas',
    areasIntro: (city: string): string => `We serve businesses in and around ${inSentence(city)}, including:`,
    reach: (city: string): string => `How to reach us from ${inSentence(city)}`,
    next: claimed(
      'reply',
      'What happens next: we call back within our business hours and tell you which papers to send. The work begins only after you agree.',
      'What happens next: we tell you which papers to send and what it costs. The work begins only after you agree.',
    ),
    near: 'Neighbouring cities',
    /** Tells people in the office's own town how we work with them; the texts of other places say it for theirs. */
    workHere: (city: string): string =>
      `Our office is in ${city}, so you can bring your file to us by appointment. If you cannot leave the workshop, clinic or office, send photos of your bills by WhatsApp.`,
    /** The ways for a client to reach the office, by how far the city is from it. */
    remote: {
      here: 'Our office is in the city. You can bring your papers, or send them by WhatsApp or e-mail.',
      near: 'You can come to our office for the first meeting. After that you can send your papers by WhatsApp or e-mail.',
      dayTrip: 'You do not need to travel. Send copies by WhatsApp or e-mail, and originals by courier.',
      far: 'You do not need to travel. Send copies by WhatsApp or e-mail, and originals by courier. When a portal sends an OTP, you type it yourself.',
    },
    closing: (city: string) => ({
      title: `Do you run a business in ${inSentence(city)}? Ask us.`,
      text: claimed(
        'free-consultation',
        `The first consultation is free, by phone, on WhatsApp or at our ${town} office.`,
        `Call us, write on WhatsApp or come to our ${town} office.`,
      ),
    }),
  } as const;
  /** Title and description of a service in a city in search results: the first that fits is taken. */
  const cityServiceSearch = {
    titles: (name: string, price: string, firm: string): readonly string[] => [
      `${name} from ${price}`,
      name,
      `${name} | ${firm}`,
    ],
    /** States the offer; the price follows. */
    offer: (service: ServiceSlug, city: string): string => offers[service](inSentence(city)),
    from: (price: string): string => `From ${price}.`,
    ends: claimed('free-consultation', ['First consultation free.', ''], ['Ask us by phone or WhatsApp.', '']),
  } as const;
  return { cityPage, cityServiceSearch };
};

export const cityServicePage = {
  yours: 'your place',
  office: 'our office',
  papersLabel: 'Papers',
  /** @param atMost whether some kinds of business need fewer */
  papersFigure: (count: number, atMost: boolean): string => (atMost ? `Up to ${count}` : String(count)),
  papersNote: 'to keep ready',
  /** Stands beside the starting price. */
  samePrice: 'same in every town',
  included: 'What you get',
  trades: (city: string): string => `What can go wrong in each trade in ${inSentence(city)}`,
  /** The words before what we do about a trade's trouble, and before its papers. */
  weDo: 'What we do:',
  send: 'Send us:',
  moreTrades: (count: number): string => `Show ${count} more trades`,
  otherTrades: (city: string): string => `Other trades in ${inSentence(city)}`,
  steps: 'How it works',
  gains: 'Why it helps you',
  question: 'A question you may have',
  papers: (count: number, atMost: boolean): string => `Papers to keep ready (${atMost ? 'up to ' : ''}${count})`,
  way: (city: string): string => `How to reach our office from ${inSentence(city)}`,
  /** Names the way in the city of the office. */
  wayHere: (city: string): string => `Our office in ${inSentence(city)}`,
  near: (service: string): string => `${service} nearby`,
  also: (city: string): string => `Other services in ${inSentence(city)}`,
  allAbout: (service: string): string => `All about ${service}`,
  allOf: (city: string): string => `All services in ${inSentence(city)}`,
} as const;
