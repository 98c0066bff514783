import type { Seo } from '../../schema.ts';

export const locations = {
  changedOn: '2026-11-26',
  name: 'Tamil Nadu Cities',
  seo: {
    title: 'Tamil Nadu Cities We Serve with Tax and GST Help',
    description:
      'Find your city: GST, income tax, PF, ESI, company and book-keeping help across Tamil Nadu, with starting prices that are the same in every town.',
  } satisfies Seo,
  hero: {
    title: 'Tax help in your city',
    lead: 'Choose your city to see what businesses there need and what each service costs. The starting prices are the same in every town.',
  },
  /** Stand under the numbers of cities and services. */
  figures: { cities: 'cities', services: 'services in each' },
  search: {
    label: 'Search cities by name or district',
    placeholder: 'Search cities...',
    found: 'cities found',
    foundOne: 'city found',
    listTitle: 'Cities we serve',
    map: 'Map of the cities we serve in Tamil Nadu',
    /** Names as the map has room for them. */
    mapNames: { tiruchirappalli: 'Tiruchirappalli' },
    district: '{} district',
    /** Says why a city was found that does not have what was typed in its name; `{}` stands for what fits. */
    why: { tamil: 'in Tamil {}', spelling: 'also written {}', area: 'we serve {}', pincode: 'pincode {}' },
  },
  empty: { title: 'No Cities Found', text: 'Try adjusting your search criteria.', write: 'Write to us' },
  servicesTitle: 'Our services in every city',
  closing: {
    title: 'Is your town not in the list?',
    text: 'We work anywhere in Tamil Nadu, by phone, WhatsApp, e-mail and courier.',
  },
} as const;
