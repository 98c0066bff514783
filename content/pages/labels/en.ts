import type { LocalSite } from '../../local-site.ts';
import type { TrustLabels } from '../../trust-figures.ts';

/** The words under the figures of the firm. */
export const trustLabels: TrustLabels = {
  reviews: (count) => `in ${count} Google reviews`,
  clients: 'clients served',
  founded: 'in practice since',
  services: 'services from one office',
  records: 'we keep your records',
  returns: 'income tax returns',
};

/** Says how the firm is rated on Google; empty if the firm claims no rating. */
const ratedOnGoogle = ({ fact, firm }: Pick<LocalSite, 'fact' | 'firm'>): string =>
  firm.rating
    ? `Rated ${fact('firm.rating')} of ${fact('firm.rating-scale')} on Google in ${fact('firm.review-count')} reviews`
    : '';

export const labelsTexts = (site: LocalSite) => {
  const { claimed, fact, firm } = site;
  const rated = ratedOnGoogle(site);
  /** Words that many screens share, so that a link is called the same everywhere. */
  const labels = {
    allServices: 'All services',
    consultation: claimed('free-consultation', 'Free Consultation', 'Consultation'),
    papersChecklist: 'Checklist to save or send',
    allTools: 'All tools',
    whichOffice: 'Which office handles what in your town?',
    beforeSending: 'Before you send anything:',
    locations: 'Locations',
    breadcrumb: 'Breadcrumb',
    figures: 'The firm in figures',
    lastUpdated: (day: string): string => `Last updated: ${day}`,
    lawAsOf: (day: string): string => `Law as of ${day}.`,
    legalBasis: 'Legal basis',
    close: 'Close',
    skip: 'Skip to main content',
    reviews: 'Read our Google reviews',
    /** The words before the link to the reviews; empty if the firm claims no rating. */
    rated: rated && `${rated}.`,
    /** Empty if the firm does not say since when it is in practice. */
    inPractice: claimed('founded', `In practice since ${fact('firm.founded')}.`, ''),
    /** Stands above a list of links on a page in another language; English pages have none. */
    listInEnglish: 'The pages in this list are in English. You can ask us in your own language.',
    newTab: 'opens in a new tab',
    startingAt: 'Starts at',
    /** The label of the field that only robots fill. */
    honeypot: "Don't fill this out if you're human:",
    taxConsultantIn: (city: string): string => `Tax consultant in ${city}`,
    call: 'Call',
    whatsapp: 'WhatsApp',
    print: 'Print this list',
    /** The last of a list of services or tools. */
    ask: {
      title: 'Not sure? Ask us',
      text: 'Tell us what you want to do, or which notice you got. We will tell you what you need.',
    },
  } as const;
  /** Words of the header and the footer alone. */
  const frameLabels = {
    menu: 'Menu',
    main: 'Main',
    here: 'You are here',
    reach: 'How to reach us',
    allCities: 'View All Cities',
    /** The title of the links beside the services, which are often wanted at once. */
    atHand: 'Quick help',
    /** The words at the due dates until the visitor has answered which are his. */
    yourDates: 'Answer two questions to see yours',
    gotNotice: 'I got a notice',
    papers: 'Papers',
    prices: 'Prices',
    town: 'Your town',
    find: 'Find',
    quickLinks: 'Quick links',
    portals: 'Government portals',
    since: (year: string): string =>
      `${firm.name}, ${firm.address.locality}${claimed('founded', `, since ${year}`, '')}`,
  } as const;
  /** The first question of a tool, where it is asked on another page. */
  const toolDoors = {
    notice: { label: 'Got a notice? Type the form number:', example: 'ASMT-10', action: 'Look it up' },
  } as const;
  return { labels, frameLabels, toolDoors };
};
