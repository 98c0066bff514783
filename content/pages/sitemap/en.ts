import type { LocalSite } from '../../local-site.ts';
import type { Seo } from '../../schema.ts';
import { listServices } from '../../service-listings.ts';
import { countServices } from '../services/en.ts';

export const sitemap = (site: LocalSite) =>
  ({
    changedOn: '2026-11-21',
    name: 'Sitemap',
    seo: {
      title: 'Sitemap: Every Page of This Website in One List',
      description: `All main pages, the ${countServices(listServices(site).serviceIndex)} services, Tamil Nadu city pages and legal pages of our tax and accounting website on one page, with links to each.`,
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
    papers: 'Papers to keep ready, by service',
    inCity: (city: string): string => `Each service in ${city}`,
    moreCities: 'More cities',
    byDistrict: 'All cities by district',
    allCities: 'View all Tamil Nadu cities',
    contact: 'Contact Us',
  }) as const;
