import type { LocalSite } from '../../local-site.ts';
import type { Seo } from '../../schema.ts';
import { labelsTexts } from '../labels/en.ts';

export const siteMapPage = (site: LocalSite) => {
  const { labels } = labelsTexts(site);
  return {
    changedOn: '2026-11-21',
    seo: {
      title: 'Sitemap: Every Page of This Website in One List',
      description:
        'All main pages, the eleven services, Tamil Nadu city pages and legal pages of our tax and accounting website on one page, with links to each.',
    } satisfies Seo,
    hero: { title: 'Sitemap', lead: 'Every page of this website in one list.' },
    sections: {
      main: 'Main Pages',
      services: 'Service Pages',
      cities: 'Tamil Nadu City Pages',
      tools: 'Tools',
      legal: 'Legal Pages',
      external: 'External Links',
    },
    /** The name of each main page, in the order of the list. */
    mainPages: {
      home: labels.home,
      about: labels.about,
      services: labels.services,
      blog: labels.blog,
      locations: labels.cities,
      contact: labels.contact,
      audit: labels.audit,
      sendPapers: labels.sendPapers,
      tools: labels.tools,
      dueDates: labels.dueDates,
      offices: labels.offices,
    },
    papers: 'Papers to keep ready, by service',
    inCity: (city: string): string => `Each service in ${city}`,
    moreCities: 'More cities',
    byDistrict: 'All cities by district',
    allCities: 'View all Tamil Nadu cities',
    contact: 'Contact Us',
  } as const;
};
