import type { LocalSite } from '../../local-site.ts';
import type { ProcessStep, Seo } from '../../schema.ts';
import { listServices } from '../../service-listings.ts';
import type { ServiceCategory } from '../../services/service.ts';
import { listTrustFigures } from '../../trust-figures.ts';
import { labelsTexts, trustLabels } from '../labels/en.ts';

/** The four groups in which the menu lists the services, in its order. */
export const serviceCategories = {
  registration: 'Registrations',
  compliance: 'Compliance',
  tax: 'Income tax and TDS',
  accounting: 'Accounts',
} as const satisfies Record<ServiceCategory, string>;

const countWords = ['six', 'seven', 'eight', 'nine', 'ten', 'eleven'] as const;
const FIRST_COUNT = 6;

/** A search result has room for so many names. */
const NAMED_COUNT = 5;

/** Returns how many services there are in words, for example "eleven". */
export const countServices = ({ length }: readonly unknown[]): string =>
  countWords[length - FIRST_COUNT] ?? String(length);

export const services = (site: LocalSite) => {
  const { claimed, fact, town, notOffered } = site;
  const { labels } = labelsTexts(site);
  const { serviceIndex } = listServices(site);
  const count = countServices(serviceIndex);
  const offer =
    notOffered.length === 0
      ? 'GST, income tax, TDS, PF and ESI, company, Udyam and IEC registration, and monthly books'
      : `${serviceIndex
          .slice(0, NAMED_COUNT)
          .map(({ name }) => name)
          .join(', ')} and more`;
  return {
    changedOn: '2026-11-27',
    name: 'Services',
    seo: {
      title: `Tax, GST and Accounting Services in ${town}`,
      description: `${offer}: ${count} services from ${claimed('free-consultation', `${town}. First consultation free`, `one ${town} office`)}.`,
    } satisfies Seo,
    hero: {
      title:
        notOffered.length === 0 ? 'GST, income tax, TDS, PF and company filings' : 'Our tax and accounting services',
      lead: 'Take one service or several. If we also keep your books, we prepare every return from them, so that all the figures agree.',
      action: claimed('free-consultation', 'Free Consultation', 'Consultation'),
      prices: 'Starting prices, the same in every town',
    },
    cardsTitle: 'What we do',
    alsoTitle: 'Also from our office',
    trustTitle: labels.figures,
    trust: listTrustFigures(site, trustLabels),
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
          'The list says what we will file, by which date, from which papers and for what fee. We start only after you agree.',
      },
      {
        step: 3,
        title: 'Implementation',
        description:
          'We check your papers, apply for the registration or file the return. We send you the acknowledgement every time, and you can check its number on the portal yourself.',
      },
      {
        step: 4,
        title: 'Ongoing Support',
        description:
          'Call us if you get a notice or have a question. If your bank or a department asks for a return, we send you the copy from your file.',
      },
    ] satisfies readonly ProcessStep[],
    cities: {
      title: 'Across Tamil Nadu',
      intro:
        'Choose your city to see the starting prices and what businesses there need. The prices are the same in every city. If your town is not on the list, we can still help you by phone, WhatsApp, e-mail and courier.',
      action: `View All ${fact('overview.city-count')} Tamil Nadu Cities`,
    },
    index: {
      services: (city: string): string => `Each service in ${city}`,
      cities: 'An example from a trade in your town',
    },
    closing: {
      title: 'Not sure which of these services you need?',
      text: `Tell us about your business in two lines. We will tell you which registrations and returns you need, and what our fee would be.${claimed('free-consultation', ' The first consultation is free.', '')} We start only after you agree.`,
      action: 'Ask which services I need',
    },
  } as const;
};
