import type { LocalSite } from '../../local-site.ts';

export const labelsTexts = (site: LocalSite) => {
  const { claimed, firm } = site;
  /** Words that many screens share, so that a link is called the same everywhere. */
  const labels = {
    home: 'Home',
    about: 'About Us',
    blog: 'Blog',
    services: 'Services',
    allServices: 'All services',
    cities: 'Tamil Nadu Cities',
    contact: 'Contact',
    consultation: claimed('free-consultation', 'Free Consultation', 'Consultation'),
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
    sitemap: 'Sitemap',
    audit: 'SEO Audit Tool',
    sendPapers: 'How to send papers',
    papersChecklist: 'Keep or send your ticks',
    tools: 'Tools',
    allTools: 'All tools',
    dueDates: 'Due dates',
    beforeSending: 'Before you send them:',
    locations: 'Locations',
    breadcrumb: 'Breadcrumb',
    figures: 'The firm in figures',
    lastUpdated: (day: string): string => `Last updated: ${day}`,
    lawAsOf: (day: string): string => `Law as of ${day}.`,
    legalBasis: 'Legal basis',
    close: 'Close',
    skip: 'Skip to main content',
    reviews: 'Read our Google reviews',
    newTab: 'opens in a new tab',
    startingAt: 'Starts at',
    /** Of the field that only robots fill. */
    honeypot: "Don't fill this out if you're human:",
    taxConsultantIn: (city: string): string => `Tax consultant in ${city}`,
    call: 'Call',
    whatsapp: 'WhatsApp',
    print: 'Print this list',
    /** The last of a list of services or tools. */
    ask: { title: 'Not sure? Ask', text: 'Tell us in a few words what happened. We say what you need.' },
  } as const;
  /** Words of the header and the footer alone. */
  const frameLabels = {
    menu: 'Menu',
    main: 'Main',
    here: 'You are here',
    reach: 'How to reach us',
    allCities: 'View All Cities',
    quickLinks: 'Quick links',
    portals: 'Government portals',
    since: (year: string): string =>
      `${firm.name}, ${firm.address.locality}${claimed('founded', `, since ${year}`, '')}`,
  } as const;
  return { labels, frameLabels };
};
