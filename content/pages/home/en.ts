import type { LocalSite } from '../../local-site.ts';
import type { BenefitCard, Seo } from '../../schema.ts';
import { listTrustFigures } from '../../trust-figures.ts';
import { trustLabels } from '../labels/en.ts';

export const home = (site: LocalSite) => {
  const { firm, fact, claimed, town } = site;
  const trusted = claimed(
    'trusted',
    `We are trusted by ${claimed('clients', fact('firm.clients'), 'our')} clients. `,
    '',
  );
  return {
    changedOn: '2026-11-27',
    name: 'Home',
    seo: {
      title: `Tax Consultant in ${town} for GST, ITR and Accounts`,
      description: `GST, income tax, TDS, PF, ESI, company filings and book-keeping for businesses in Tamil Nadu, from one ${town} office${claimed('founded', ` since ${fact('firm.founded')}`, ' and online')}.`,
    } satisfies Seo,
    hero: {
      title: claimed(
        'nothing-missed',
        'Every return filed.\nEvery rupee traced.',
        'Returns and books for your business',
      ),
      lead: `We handle GST, income tax, payroll and company filings for businesses in Tamil Nadu, from one office in ${town}${claimed('founded', ` since ${fact('firm.founded')}`, '')}.`,
      primary: claimed('free-consultation', 'Get Free Consultation', 'Ask for a Consultation'),
      secondary: 'View Services',
    },
    trust: listTrustFigures(site, trustLabels),
    services: {
      title: 'What we do for you',
      intro: 'Each service page tells you what we do, how long it takes and which papers you need.',
    },
    cities: {
      title: 'Help in your city too',
      intro: 'You do not need to travel. Send your papers by WhatsApp, e-mail or courier.',
      prices: 'Our starting prices are the same in every town.',
      accountant: claimed('one-person', 'One named accountant handles your file and takes your calls.', ''),
      action: 'Find Services in Your City',
    },
    why: {
      title: 'What you can expect from us',
      reasons: [
        {
          icon: 'clipboard-check',
          title: claimed('second-check', 'We compare first, then file', 'What we need for a return'),
          description: claimed(
            'second-check',
            "Before filing, we match your sales with your e-way bills, your bank statement with your ledger, and your purchases with GSTR-2B, where the portal lists your suppliers' bills.",
            'We tell you which records we need for the return: bills, bank statements or the ledger.',
          ),
        },
        {
          icon: 'calendar-check',
          title: 'One calendar for all your dates',
          description:
            'You get all your due dates on one sheet, from GST and TDS to PF and income tax, so you have time to find a missing bill before you file.',
        },
        {
          icon: 'message',
          title: claimed('languages', 'Answers in Tamil or English', 'Answers in plain words'),
          description:
            'Ask by phone or WhatsApp. We explain a notice in plain words: what the officer wants, what happens next and what it can cost.',
        },
        {
          icon: 'folder',
          title: 'Your papers are easy to find',
          description: `We keep your returns, tax receipts and workings by year and by form.${claimed('records', ' If the bank or a department asks for a return, we send you the copy.', '')}`,
        },
      ] satisfies readonly BenefitCard[],
    },
    reviews: {
      title: 'What clients say on Google',
      rating: firm.rating ? { figure: fact('firm.rating'), scale: fact('firm.rating-scale') } : null,
      text: firm.rating
        ? `${trusted}On Google you can read ${fact('firm.review-count')} reviews of our work, in the clients' own words.`
        : `${trusted}Read on Google what our clients say, in their own words.`,
      action: 'Read our Google reviews',
    },
    closing: {
      title: 'Send us your notice, your bills or a question',
      text: `${claimed('free-consultation', 'The first consultation is free. ', '')}We look at your papers and tell you what is due, what to do and what our work will cost. Then you decide.`,
      action: claimed('free-consultation', 'Get Free Consultation', 'Ask for a Consultation'),
    },
  } as const;
};
