import { allCities } from '../../cities/index.ts';
import type { LocalSite } from '../../local-site.ts';
import type { BenefitCard, Seo } from '../../schema.ts';
import { serviceIndexTexts } from '../../service-index/en.ts';

const citiesFigure = { figure: String(allCities.length), label: 'cities served' };

export const home = (site: LocalSite) => {
  const { firm, fact, claimed } = site;
  const { serviceIndex } = serviceIndexTexts(site);
  const rated = firm.rating ? `Rated ${fact('firm.rating')} of ${fact('firm.rating-scale')} on Google` : '';
  const trusted = claimed('trusted', `trusted by ${claimed('clients', fact('firm.clients'), 'our')} clients`, '');
  const both = [rated, trusted].filter(Boolean).join(', and ');
  /** What the firm's reviews say of it, where it says so. */
  const reviewed = both && `${both.charAt(0).toUpperCase()}${both.slice(1)}. `;
  return {
    changedOn: '2026-11-25',
    seo: {
      title: 'Tax Consultant in Coimbatore for GST, ITR and Accounts',
      description: `GST, income tax, TDS, PF and ESI, company filings and book-keeping for Tamil Nadu businesses, from one Coimbatore office${claimed('founded', ` since ${fact('firm.founded')}`, '')}.`,
    } satisfies Seo,
    hero: {
      title: claimed(
        'nothing-missed',
        'Every return filed. Every rupee traced.',
        'Returns and books for your business',
      ),
      lead: `We do GST and income tax, payroll and company filings for businesses in Tamil Nadu, from one office in Coimbatore${claimed('founded', ` since ${fact('firm.founded')}`, '')}.`,
      primary: claimed('free-consultation', 'Get Free Consultation', 'Ask for a Consultation'),
      secondary: 'View Services',
    },
    trust: [
      firm.rating
        ? { figure: `${fact('firm.rating')} / ${fact('firm.rating-scale')}`, label: 'on Google reviews' }
        : { figure: fact('policy.retention'), label: 'of records kept' },
      claimed(
        'clients',
        { figure: fact('firm.clients'), label: 'clients served' },
        { figure: String(serviceIndex.length), label: 'services, one office' },
      ),
      claimed('founded', { figure: fact('firm.founded'), label: 'in practice since' }, citiesFigure),
      { figure: fact('itr.range'), label: 'every tax return form' },
    ],
    services: {
      title: 'Work that we take over',
      intro: 'Every service has a page: what we do, how long it takes and which papers you need.',
    },
    cities: {
      title: 'In your city, too',
      intro: `You need not travel: send your papers by WhatsApp, e-mail or courier from any town. Your city’s page names the starting prices.${claimed('one-person', ' The same person answers every time.', '')}`,
      action: 'Find Services in Your City',
    },
    why: {
      title: 'What you can expect from us',
      reasons: [
        {
          icon: 'clipboard-check',
          title: claimed('second-check', 'Compared first, then filed', 'What goes into a return'),
          description: claimed(
            'second-check',
            "Before filing we compare sales with e-way bills, and the bank with the ledger. We compare purchases with GSTR-2B, the portal's list of your suppliers' bills.",
            'We say which of your records the return needs: bills, bank statements or the ledger.',
          ),
        },
        {
          icon: 'calendar-check',
          title: 'One calendar for all your dates',
          description:
            'All your dates stand on one sheet, from GST and TDS to PF and income tax. We remind you while there is still time to find a missing bill.',
        },
        {
          icon: 'message',
          title: 'Answers in Tamil or English',
          description:
            'Ask by phone or WhatsApp. We explain a notice in plain words: what it asks, what happens next and what it can cost.',
        },
        {
          icon: 'folder',
          title: 'Your papers are easy to find',
          description: `We keep your returns, receipts of tax paid and our workings by year and by form.${claimed('records', ' When the bank or the department asks, copies come back the same day.', '')}`,
        },
      ] satisfies readonly BenefitCard[],
    },
    reviews: {
      title: 'What clients say on Google',
      rating: firm.rating ? { figure: fact('firm.rating'), scale: fact('firm.rating-scale') } : null,
      text: `${reviewed}We print no reviews here: you can read all of them on Google.`,
      action: 'Read our Google reviews',
    },
    closing: {
      title: 'Bring the notice, the bills or a question',
      text: `${claimed('free-consultation', 'The first consultation is free. ', '')}We look at your papers and say what is due, what to do and what it will cost.`,
      action: claimed('free-consultation', 'Get Free Consultation', 'Ask for a Consultation'),
    },
  } as const;
};
