import { allCities } from '../../cities/index.ts';
import type { LocalSite } from '../../local-site.ts';
import type { ProcessStep, Seo } from '../../schema.ts';
import type { ServiceSlug } from '../../service-index/en.ts';
import { countServices, serviceIndexTexts } from '../../service-index/en.ts';
import { labelsTexts } from '../labels/en.ts';

/** A card of the overview: what the owner gets, in four lines. */
interface ServiceCard {
  readonly service: ServiceSlug;
  readonly description: string;
  readonly features: readonly string[];
}

const citiesFigure = { figure: String(allCities.length), label: 'cities served' };

export const servicesOverview = (site: LocalSite) => {
  const { claimed, fact, firm, town, notOffered } = site;
  const { labels } = labelsTexts(site);
  const { serviceIndex } = serviceIndexTexts(site);
  const count = countServices(serviceIndex);
  const offer =
    notOffered.length === 0
      ? 'GST, income tax, TDS, PF and ESI, company, Udyam and IEC registration, and monthly books'
      : serviceIndex.map(({ name }) => name).join(', ');
  return {
    changedOn: '2026-11-26',
    seo: {
      title: `Tax, GST and Accounting Services in ${town}`,
      description: `${offer}: ${count} services from one ${town} office.${claimed('free-consultation', ' First consultation free.', '')}`,
    } satisfies Seo,
    hero: {
      title: `${count[0]?.toUpperCase()}${count.slice(1)} services, one set of books`,
      lead: 'Your GST, income tax, TDS and PF returns all need the same figures. We keep one set of books and file every return from it.',
      action: claimed('free-consultation', 'Free Consultation', 'Consultation'),
    },
    cardsTitle: 'What we do',
    cards: [
      {
        service: 'gst-registration',
        description: 'We help you choose the regular or the composition scheme and get your GST number.',
        features: [
          'GST application (REG-01)',
          'Aadhaar authentication',
          "Replies to the officer's questions",
          'Additional places of business',
        ],
      },
      {
        service: 'gst-returns',
        description: 'Every month we match your sales, purchases and credit. Then we file the return.',
        features: [
          'GSTR-1 (sales) and GSTR-3B (tax)',
          'Purchases matched with GSTR-2B',
          'E-way bills matched',
          'Annual return',
        ],
      },
      {
        service: 'gst-notices',
        description: 'We explain the notice, draft the reply and attach the proof.',
        features: ['Replies to notices (ASMT-10, DRC-01)', 'Hearings', 'First appeals', 'Cancelled GST numbers'],
      },
      {
        service: 'income-tax-filing',
        description:
          'We choose the right form, claim every deduction you can prove, and give you a computation you can understand.',
        features: [
          fact('itr.range'),
          'Form 26AS and AIS matched',
          'Capital gains and house property',
          'Replies to income tax letters',
        ],
      },
      {
        service: 'pf-esi-services',
        description: 'We register your workers and file their returns every month.',
        features: [
          'PF and ESI registration',
          'Monthly return and payment',
          'Corrections of worker names and UAN',
          'Help at inspections',
        ],
      },
      {
        service: 'tds-tcs-returns',
        description: 'We check line by line that the TDS you deducted, deposited and reported is the same amount.',
        features: [
          'Quarterly TDS and TCS returns',
          'Challans and PANs matched',
          `Certificates: Forms ${fact('tds.certificate-salary')} and ${fact('tds.certificate-others')}`,
          'Correction returns',
        ],
      },
      {
        service: 'company-registration',
        description: 'We help you choose the form of business, and check the papers before we file.',
        features: [
          'Private limited and LLP',
          'Name approval and drafting',
          'PAN, TAN and bank account papers',
          'Yearly ROC filings',
        ],
      },
      {
        service: 'accounting-bookkeeping',
        description: 'We close your books every month and give you figures you can use.',
        features: ['Day-to-day entries', 'Bank and stock reconciliation', 'Salaries', 'Monthly reports (MIS)'],
      },
    ] satisfies readonly ServiceCard[],
    also: {
      title: 'Also from our office',
      services: ['gst-refunds', 'udyam-registration', 'iec-registration'] satisfies readonly ServiceSlug[],
    },
    trustTitle: labels.figures,
    trust: [
      firm.rating
        ? { figure: `${fact('firm.rating')} / ${fact('firm.rating-scale')}`, label: 'on Google reviews' }
        : { figure: fact('itr.range'), label: 'every tax return form' },
      claimed(
        'clients',
        { figure: fact('firm.clients'), label: 'clients served' },
        { figure: String(serviceIndex.length), label: 'services, one office' },
      ),
      claimed('founded', { figure: fact('firm.founded'), label: 'in practice since' }, citiesFigure),
      { figure: fact('policy.retention'), label: 'of records kept' },
    ],
    processTitle: 'How we work',
    process: [
      {
        step: 1,
        title: 'Initial Consultation',
        description: claimed(
          'free-consultation',
          'The first consultation is free, by phone or at our office. You describe your business. We list which registrations and returns you need and what is overdue.',
          'We talk by phone or at our office. You describe your business. We list which registrations and returns you need and what is overdue.',
        ),
      },
      {
        step: 2,
        title: 'Service Planning',
        description:
          'You get a written list of what we will file, when, from which papers and for what fee. We start only after you agree.',
      },
      {
        step: 3,
        title: 'Implementation',
        description:
          'We do the registration, match your papers, file the returns and send you the receipt of every filing.',
      },
      {
        step: 4,
        title: 'Ongoing Support',
        description: 'We answer your questions and keep your file ready for banks and departments.',
      },
    ] satisfies readonly ProcessStep[],
    cities: {
      title: 'Across Tamil Nadu',
      intro: `Choose your city to see the starting prices and what businesses there need. We list ${allCities.length} cities today, and the prices are the same in all of them.`,
      action: `View All ${fact('overview.city-count')} Tamil Nadu Cities`,
    },
    index: { services: (city: string): string => `Each service in ${city}`, cities: 'Tax consultants by city' },
    closing: {
      title: 'Not sure which of these services you need?',
      text: 'Tell us about your business in two lines. We will send you a list of the registrations and returns you need.',
      action: claimed('free-consultation', 'Free Consultation', 'Consultation'),
    },
  } as const;
};
