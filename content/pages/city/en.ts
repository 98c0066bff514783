/** Holds the names that every city page, and every page of a service in a city, gives to its parts. */

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

/** Places whose name takes an article inside a sentence. */
const withArticle: ReadonlySet<string> = new Set(['Nilgiris']);

/** Returns the name of a place as a sentence has it: "the Nilgiris". */
export const inSentence = (city: string): string => (withArticle.has(city) ? `the ${city}` : city);

/** The names of the pages: their headings, and the links to them. */
export const cityNames = {
  city: (city: string): string => `Tax and accounting help in ${inSentence(city)}`,
  service: (service: string, city: string): string => `${service} in ${inSentence(city)}`,
  /** The subject of a message from a city's page. */
  subject: (city: string): string => `your services in ${inSentence(city)}`,
} as const;

/** The words on GST and government fees beside the starting prices. */
const gstInPrices = {
  included: ' GST is included, and government fees are extra.',
  extra: ' GST and government fees are extra.',
  unsaid: ' Government fees are extra.',
} as const;

export const cityTexts = (site: LocalSite) => {
  const { claimed, prices, town } = site;
  const cityPage = {
    atAGlance: (subject: string): string => `${subject} at a glance`,
    map: (city: string, way: string): string => `${inSentence(city)} in Tamil Nadu, ${way}`,
    km: (km: number): string => `${km} km`,
    fromOffice: (km: number): string => `${km} km in a straight line`,
    fromCity: (km: number, city: string): string => `${km} km from ${city}`,
    isOffice: 'our office',
    /** The city nearest to a town without pages. */
    nearOffice: 'near our office',
    prices: {
      title: (city: string): string => `What it costs in ${inSentence(city)}`,
      intro: `These are our lowest fees for a simple case, the same in every town.${gstInPrices[prices.gst]}${claimed('fees', ' We tell you the fee for your case before we start work.', '')}`,
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
    address: (address: string): string => `Our address is ${address}.`,
    next: claimed('reply', 'We call back by the end of the next working day.', 'The work begins only after you agree.'),
    near: 'Neighbouring cities',
    /** Tells people in the office's own town how we work with them; the texts of other places say it for theirs. */
    workHere: (city: string): string =>
      `Our office is in ${city}, so you can bring your file to us by appointment. If you cannot leave the workshop, clinic or office, send photos of your bills by WhatsApp.`,
    /** The ways for a client to reach the office, by how far the city is from it. */
    remote: {
      here: 'Our office is in the city. You can bring your papers, or send them by WhatsApp or e-mail.',
      near: 'You can come to our office for the first meeting. After that you can send your papers by WhatsApp or e-mail.',
      far: 'You do not need to travel. Send photos by WhatsApp or e-mail, and originals by courier.',
    },
    closing: (city: string) => ({
      title: `Do you run a business in ${inSentence(city)}? Ask us.`,
      text: claimed(
        'free-consultation',
        'The first consultation is free.',
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
    /** The name of a city in the offer of a service. */
    place: inSentence,
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
  /** Stands before the name of the service's own tool. */
  tool: 'Use our free tool:',
  included: 'What you get',
  /** Stands between the starting price and the list of what we do. */
  covered: 'The starting price is for a simple case. Before we begin, we tell you in writing what your fee covers.',
  trades: (city: string): string => `What can go wrong in ${inSentence(city)}, trade by trade`,
  /** The words before what we do about a trade's trouble, and before its papers. */
  weDo: 'What we do:',
  send: 'Send us:',
  moreTrades: (count: number): string => `Show ${count} more trades`,
  otherTrades: (city: string): string => `Other trades in ${inSentence(city)}`,
  steps: 'How it works',
  gains: 'Why it helps you',
  question: 'A question you may have',
  papers: (count: number, atMost: boolean): string => `Papers to keep ready (${atMost ? 'up to ' : ''}${count})`,
  way: (city: string): string => `How to work with us from ${inSentence(city)}`,
  /** Names the way in the city of the office. */
  wayHere: (city: string): string => `Our office in ${inSentence(city)}`,
  near: (service: string): string => `${service} nearby`,
  also: (city: string): string => `Other services in ${inSentence(city)}`,
  allAbout: (service: string): string => `All about ${service}`,
  allOf: (city: string): string => `All services in ${inSentence(city)}`,
} as const;
