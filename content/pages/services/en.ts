import { allCities } from '../../cities/index.ts';
import type { LocalSite } from '../../local-site.ts';
import type { ProcessStep, Seo } from '../../schema.ts';
import type { ServiceSlug } from '../../service-index/en.ts';
import { serviceIndexTexts } from '../../service-index/en.ts';
import { labelsTexts } from '../labels/en.ts';

/** A card of the overview: what the owner gets, in four lines. */
interface ServiceCard {
  readonly service: ServiceSlug;
  readonly description: string;
  readonly features: readonly string[];
}

const citiesFigure = { figure: String(allCities.length), label: 'cities served' };

export const servicesOverview = (site: LocalSite) => {
  const { claimed, fact, firm } = site;
  const { labels } = labelsTexts(site);
  const { serviceIndex } = serviceIndexTexts(site);
  return {
    changedOn: '2026-11-25',
    seo: {
      title: 'Tax, GST and Accounting Services in Coimbatore',
      description: `Eleven services from one Coimbatore office: GST, income tax, TDS, PF and ESI, company, Udyam and IEC registration, and monthly books.${claimed('free-consultation', ' First talk is free.', '')}`,
    } satisfies Seo,
    hero: {
      title: 'Eleven services, one set of books',
      lead: 'What you sell, what you pay and whom you employ goes into many forms. We keep one set of books and file all of them from it.',
      action: claimed('free-consultation', 'Free Consultation', 'Consultation'),
    },
    cardsTitle: 'What we do',
    cards: [
      {
        service: 'gst-registration',
        description: 'We help you choose the scheme, regular or composition, and get your number.',
        features: [
          'The application (REG-01)',
          'Aadhaar authentication',
          "Replies to the officer's questions",
          'Additional places of business',
        ],
      },
      {
        service: 'gst-returns',
        description: 'We compare sales, purchases and credit each month, then file.',
        features: [
          'Sales (GSTR-1) and tax (GSTR-3B)',
          'Purchases matched (GSTR-2B)',
          'E-way bills compared',
          'Annual return',
        ],
      },
      {
        service: 'gst-notices',
        description: 'We read the notice with you, then draft the reply and attach the proof.',
        features: ['Replies, as to ASMT-10 or DRC-01', 'Hearings', 'First appeals', 'Cancelled numbers'],
      },
      {
        service: 'income-tax-filing',
        description: 'The right form, every deduction you can prove, and a computation you can read.',
        features: [
          fact('itr.range'),
          'Portal lists compared (26AS, AIS)',
          'Capital gains and house property',
          'Replies to letters of the department',
        ],
      },
      {
        service: 'pf-esi-services',
        description: 'We register your workers and file their returns each month.',
        features: [
          'PF and ESI registration',
          'Monthly return and payment',
          'Names and numbers corrected',
          'Help at inspections',
        ],
      },
      {
        service: 'tds-tcs-returns',
        description: 'We compare the tax that you cut, paid and reported, line by line.',
        features: [
          'Quarterly statements',
          'Payments and PANs compared',
          `Certificates: Form ${fact('tds.certificate-salary')} and ${fact('tds.certificate-others')}`,
          'Correction statements',
        ],
      },
      {
        service: 'company-registration',
        description: 'The form of business that fits you, with the papers compared before filing.',
        features: [
          'Private limited and LLP',
          'Name approval and drafting',
          'PAN, TDS number (TAN), bank papers',
          'Yearly filings (ROC)',
        ],
      },
      {
        service: 'accounting-bookkeeping',
        description: 'Books closed every month, with figures that an owner can use.',
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
          'Free, by phone or at our office. You describe the business, we list what applies to it and what is overdue.',
          'By phone or at our office. You describe the business, we list what applies to it and what is overdue.',
        ),
      },
      {
        step: 2,
        title: 'Service Planning',
        description:
          'A written list says what we file and when, from which papers, and for what fee. Nothing starts before you agree to it.',
      },
      {
        step: 3,
        title: 'Implementation',
        description: 'We register, compare and file, and send you the receipt of each filing.',
      },
      {
        step: 4,
        title: 'Ongoing Support',
        description:
          'We remind you before each date, answer your questions and keep the file ready for banks and departments.',
      },
    ] satisfies readonly ProcessStep[],
    cities: {
      title: 'Across Tamil Nadu',
      intro: 'Choose your city to see starting prices and what its trades need.',
      action: `View All ${fact('overview.city-count')} Tamil Nadu Cities`,
    },
    index: { services: 'Each service in Coimbatore', cities: 'Tax consultants by city' },
    closing: {
      title: 'Not sure which of these you need?',
      text: 'Describe your business in two lines and we will send you a list of what applies.',
      action: claimed('free-consultation', 'Free Consultation', 'Consultation'),
    },
  } as const;
};
