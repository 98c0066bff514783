import { fact } from '../facts.ts';
import { firm } from '../firm.ts';
import type { BenefitCard, Seo } from '../schema.ts';

export const home = {
  changedOn: '2026-11-21',
  seo: {
    title: 'Tax Consultant in Coimbatore for GST, ITR and Accounts',
    description: `GST, income tax, TDS, PF and ESI, company filings and book-keeping for Tamil Nadu businesses, from one Coimbatore desk since ${fact('firm.founded')}.`,
    keywords: [
      'tax consultant coimbatore',
      'gst consultant coimbatore',
      'income tax filing',
      'book-keeping tamil nadu',
    ],
  } satisfies Seo,
  hero: {
    title: 'Every return filed. Every rupee traced.',
    lead: `GST, income tax, payroll and company filings for owners across Tamil Nadu, kept by one desk in Coimbatore since ${fact('firm.founded')}.`,
    primary: 'Get Free Consultation',
    secondary: 'View Services',
  },
  trust: [
    firm.showRating
      ? { figure: `${fact('firm.rating')} / ${fact('firm.rating-scale')}`, label: 'on Google reviews' }
      : { figure: fact('policy.retention'), label: 'of records kept' },
    { figure: fact('firm.clients'), label: 'clients served' },
    { figure: fact('firm.founded'), label: 'in practice since' },
    { figure: fact('itr.range'), label: 'every form, one office' },
  ],
  services: {
    title: 'What we take off your desk',
    intro: 'The nine things owners ask us for most. Each page says what it takes, how long, and which papers to bring.',
  },
  cities: {
    title: 'In your city, too',
    intro:
      "From Hosur's machine shops to Thoothukudi's port: papers travel by WhatsApp, e-mail and courier, and the same person answers every time.",
    action: 'Find Services in Your City',
  },
  why: {
    title: 'Why owners stay with us',
    reasons: [
      {
        icon: 'clipboard-check',
        title: 'Reconciled before it is filed',
        description:
          'Sales go against e-way bills, purchases against GSTR-2B and bank against ledger before a return leaves this office, so the portal has nothing to ask.',
      },
      {
        icon: 'calendar-check',
        title: 'One calendar for all your dates',
        description:
          'GST, TDS, PF, ESI, ROC and income tax on one sheet. You hear from us while there is still time to find the missing bill.',
      },
      {
        icon: 'message',
        title: 'Answers in Tamil or English',
        description:
          'Ask on the phone or on WhatsApp. A notice is explained in the words you use at the counter, with what happens next and what it can cost.',
      },
      {
        icon: 'folder',
        title: 'Your papers stay findable',
        description:
          'Acknowledgements, challans and working papers are kept by year and by form, and come back the same day when the bank or the department asks.',
      },
    ] satisfies readonly BenefitCard[],
  },
  reviews: {
    title: 'What clients say, in their own place',
    rating: firm.showRating ? { figure: fact('firm.rating'), scale: fact('firm.rating-scale') } : null,
    text: `${firm.showRating ? `Rated ${fact('firm.rating')} of ${fact('firm.rating-scale')} on Google by the people whose returns we file, and trusted` : 'Trusted'} by ${fact('firm.clients')} clients. We do not print picked quotes here: read all of them where they were written.`,
    action: 'Read our Google reviews',
  },
  closing: {
    title: 'Bring the notice, the bills or just the question',
    text: 'The first consultation is free: we look at your papers and say what is due, what it takes and what it will cost.',
    action: 'Get Free Consultation',
  },
} as const;
