import type { Seo } from '../schema.ts';

export const siteMapPage = {
  changedOn: '2026-11-21',
  seo: {
    title: 'Sitemap: Every Page of This Website in One List',
    description:
      'All main pages, the eleven services, Tamil Nadu city pages and legal pages of our tax and accounting website on one page, with links to each.',
    keywords: ['sitemap', 'all pages', 'tax services list', 'tamil nadu cities list'],
  } satisfies Seo,
  hero: { title: 'Sitemap', lead: 'Every page of this website in one list.' },
  sections: {
    main: 'Main Pages',
    services: 'Service Pages',
    cities: 'Tamil Nadu City Pages',
    legal: 'Legal Pages',
    external: 'External Links',
  },
  moreCities: 'More cities',
  byDistrict: 'All cities by district',
  allCities: 'View all Tamil Nadu cities',
  contact: 'Contact Us',
} as const;
