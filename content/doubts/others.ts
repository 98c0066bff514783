import { count, crore, croreRange, dayOfNextMonth, percent, percentAMonth, rupeesAMonth } from '../register/values.ts';
import { around, type Doubt } from './doubt.ts';

/** Doubts about provident fund and state insurance. */
export const pfEsiDoubts = {
  'pf-return': {
    says: 'PF monthly return by the 25th, damages 17% a year',
    believed: 'By the 15th; damages changed in 2024 (1% a month is expected)',
    touches: ['pf.return-due', 'pf.damages'],
    instead: {
      facts: {
        'pf.return-due': { fact: dayOfNextMonth(15) },
        'pf.damages': { fact: percentAMonth(1), from: '2024-06-14' },
      },
    },
    gone: /\b25th\b|17% a year/,
  },
  'pf-employer-charges': {
    says: 'PF employer 12%',
    believed: 'EDLI and administration charges come on top',
    touches: ['pf.employer-rate'],
    instead: {
      facts: { 'pf.employer-rate': { fact: around(percent(12), '{}, with EDLI and administration charges on top') } },
    },
    gone: /employer 12%(?!, with)/,
  },
  'esi-limit-and-date': {
    says: 'ESI wage limit ₹25,000; return by the 21st',
    believed: '₹21,000; the 15th',
    touches: ['esi.wage-limit', 'esi.return-due'],
    instead: {
      facts: {
        'esi.wage-limit': { fact: rupeesAMonth(21_000) },
        'esi.return-due': { fact: dayOfNextMonth(15) },
      },
    },
    gone: /₹25,000 a month|\b21st\b/,
  },
  'social-security-code': {
    says: 'PF and ESI under their own Acts',
    believed: 'Code on Social Security, 2020 in force since 21 November 2025; old rules go on until replaced',
    touches: ['pf-esi.law'],
    instead: {
      facts: {
        'pf-esi.law': {
          fact: {
            text: 'Both schemes now stand under the Code on Social Security, 2020, and the older rules go on until they are replaced. They remain separate',
          },
          from: '2025-11-21',
        },
      },
    },
    gone: /The two schemes are separate/,
  },
} as const satisfies Readonly<Record<string, Doubt>>;

/** Doubts about company law. */
export const companyDoubts = {
  'partnership-size': {
    says: 'Partnership up to 20 partners (50 for banking)',
    believed: '50 under the 2014 rules',
    touches: ['company.partnership-max'],
    instead: { facts: { 'company.partnership-max': { fact: around(count(50), '{} partners'), from: '2014-04-01' } } },
    gone: /20 partners/,
  },
} as const satisfies Readonly<Record<string, Doubt>>;

const SINCE_2025 = '2025-04-01';

/** Doubts about Udyam and the import export code. */
export const udyamIecDoubts = {
  'msme-limits': {
    says: 'MSME limits 1/5, 10/50 and 50/250 crore',
    believed: '2.5/10, 25/100 and 125/500 crore from 1 April 2025',
    touches: [
      'msme.micro-investment',
      'msme.micro-turnover',
      'msme.small-investment',
      'msme.small-turnover',
      'msme.medium-investment',
      'msme.medium-turnover',
    ],
    instead: {
      facts: {
        'msme.micro-investment': { fact: around(crore(2.5), 'Up to {}'), from: SINCE_2025 },
        'msme.micro-turnover': { fact: around(crore(10), 'Up to {}'), from: SINCE_2025 },
        'msme.small-investment': { fact: croreRange(2.5, 25), from: SINCE_2025 },
        'msme.small-turnover': { fact: croreRange(10, 100), from: SINCE_2025 },
        'msme.medium-investment': { fact: croreRange(25, 125), from: SINCE_2025 },
        'msme.medium-turnover': { fact: croreRange(100, 500), from: SINCE_2025 },
      },
    },
    gone: /Up to ₹[15] crore|₹1-10 crore|₹5-50 crore|₹10-50 crore|₹50-250 crore/,
  },
  'guaranteed-loans': {
    says: 'Collateral-free loans up to ₹2 crore (CGTMSE)',
    believed: '₹10 crore from April 2025',
    touches: ['udyam.collateral-free-loan'],
    instead: {
      facts: { 'udyam.collateral-free-loan': { fact: around(crore(10), 'up to {}'), from: SINCE_2025 } },
    },
    gone: /(?:lend|loans) up to ₹2 crore/,
  },
  'export-rewards-ended': {
    says: 'Export rewards of 2-5% of FOB and 3-5% of net forex',
    believed: 'MEIS and SEIS ended',
    touches: ['iec.reward-fob', 'iec.reward-forex'],
    instead: {
      facts: {
        'iec.reward-fob': { fact: { text: 'Ended' } },
        'iec.reward-forex': { fact: { text: 'Ended' } },
      },
      texts: [
        {
          service: 'iec-registration',
          begins: 'A duty credit on the FOB value',
          now: 'The duty credit of the former scheme (MEIS). It is not given for new shipments.',
        },
        {
          service: 'iec-registration',
          begins: 'A credit for notified services',
          now: 'The credit of the former scheme (SEIS) for notified services. It is not given for new receipts.',
        },
      ],
    },
    gone: /2-5% of FOB|of net forex/,
  },
  'export-schemes-in-force': {
    says: 'Export rewards on goods',
    believed: 'RoDTEP and RoSCTL are the schemes in force',
    touches: ['iec.reward-fob'],
    instead: {
      facts: {},
      rows: [
        {
          service: 'iec-registration',
          block: 'iec-schemes',
          row: 'Rewards on goods exported',
          now: [
            {
              scheme: 'RoDTEP',
              benefit: 'Duties and taxes borne by exported goods and not refunded otherwise come back as a duty credit',
              rate: 'As notified for the tariff item',
            },
            {
              scheme: 'RoSCTL',
              benefit: 'The same for garments and made-ups: central and state levies come back as a duty credit',
              rate: 'As notified for the tariff item',
            },
          ],
        },
      ],
    },
    gone: /Rewards on goods exported/,
  },
  'capital-goods-duty': {
    says: '3% customs duty for capital goods',
    believed: 'EPCG: nil',
    touches: ['iec.capital-goods-duty'],
    instead: {
      facts: { 'iec.capital-goods-duty': { fact: { ...percent(0), text: 'Nil customs duty' } } },
      texts: [
        {
          service: 'iec-registration',
          begins: 'Machinery imported at a concessional duty',
          now: 'Machinery imported free of customs duty, against an obligation to export over the following years',
        },
      ],
    },
    gone: /3% customs duty|concessional duty, against/,
  },
  'iec-validity': {
    says: 'IEC lifetime validity',
    believed: 'A yearly confirmation is needed to stay active',
    touches: ['iec.validity'],
    instead: {
      facts: { 'iec.validity': { fact: { text: 'Lifetime validity with a yearly confirmation' } } },
      texts: [
        {
          service: 'iec-registration',
          begins: 'Lifetime validity with a yearly confirmation, unless',
          now: 'It does not expire, but you must confirm its details on the DGFT portal every year, even when nothing has changed. A code that was not confirmed is deactivated. You can activate it again by confirming, but your cargo waits meanwhile.',
        },
      ],
    },
    gone: /Lifetime validity(?! with)/,
  },
} as const satisfies Readonly<Record<string, Doubt>>;
