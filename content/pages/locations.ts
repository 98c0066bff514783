import type { Seo } from '../schema.ts';

export const locations = {
  changedOn: '2026-11-21',
  seo: {
    title: 'Tamil Nadu Cities We Serve with Tax and GST Help',
    description:
      'Find your city: GST, income tax, PF, ESI, company and book-keeping help for owners across Tamil Nadu, with starting prices for each service.',
    keywords: [
      'tax consultant tamil nadu',
      'gst consultant near me',
      'accountant tamil nadu cities',
      'income tax help tamil nadu',
    ],
  } satisfies Seo,
  hero: {
    title: 'Your city, our desk',
    lead: 'Choose your city to see what its trades ask us for, the areas we cover and what each service starts at.',
  },
  search: {
    label: 'Search cities by name or district',
    placeholder: 'Search cities...',
    found: 'cities found',
    foundOne: 'city found',
    listTitle: 'Cities we serve',
    /** Why a city was found that does not have what was typed in its name; `{}` stands for what fits. */
    why: { spelling: 'also written {}', area: 'we serve {}', pincode: 'pincode {}' },
  },
  empty: { title: 'No Cities Found', text: 'Try adjusting your search criteria.' },
  servicesTitle: 'The services, wherever you are',
} as const;
