import { cases, crore, date, dayOfNextMonth, lakh, rupees, rupeesADay } from '../register/values.ts';
import { around, type Doubt } from './doubt.ts';

const threshold = cases(
  { goods: lakh(40), services: lakh(20) },
  ({ goods, services }) => `${goods} for goods alone or ${services} with services`,
);
const gstr4Due = around(date(30, 6), '{} after the year');
const cmp08Due = around(dayOfNextMonth(18), '{} of the month after the quarter');

/** Doubts about GST. */
export const gstDoubts = {
  'gst-threshold': {
    says: 'GST threshold ₹20 lakh',
    believed: '₹40 lakh for goods in most states, ₹20 lakh for services',
    touches: ['gst.threshold'],
    instead: { facts: { 'gst.threshold': { fact: threshold, from: '2019-04-01' } } },
    gone: /passes ₹20 lakh/,
  },
  'gst-threshold-goods': {
    says: 'The threshold of ₹20 lakh is said where goods are sold',
    believed: 'Who sells goods alone has ₹40 lakh: the page should tell goods from services',
    touches: ['gst.threshold'],
    instead: {
      facts: {},
      texts: [
        {
          service: 'gst-registration',
          begins: 'Once turnover passes',
          now: `The law asks for a GSTIN once turnover passes ${threshold.text}, or as soon as you sell goods to another state. We decide with you whether you need one, put the papers in order, file GST REG-01 and follow the application until you have the certificate.`,
        },
      ],
    },
    gone: /Once turnover passes/,
  },
  'gst-gstr1-quarterly': {
    says: 'GSTR-1 on the 11th, monthly or quarterly',
    believed: 'Quarterly filers have until the 13th',
    touches: ['gst.gstr1-due'],
    instead: {
      facts: {
        'gst.gstr1-due': {
          fact: cases(
            { monthly: dayOfNextMonth(11), quarterly: dayOfNextMonth(13) },
            ({ monthly, quarterly }) => `${monthly} of next month (${quarterly} for quarterly filers)`,
          ),
        },
      },
    },
    gone: /(?:falls due on the|filed by the|sales by the|Frequency) 11th of next month(?! \()/,
  },
  'gst-gstr4-annual': {
    says: 'GSTR-4 quarterly, on the 18th of next month',
    believed: 'CMP-08 is the quarterly form, GSTR-4 is annual. Look up the date of GSTR-4 too: 30 June is expected',
    touches: ['gst.gstr4-due', 'gst.gstr4-frequency'],
    instead: {
      facts: {
        'gst.gstr4-due': { fact: gstr4Due, from: '2024-04-01' },
        'gst.gstr4-frequency': { fact: { text: 'Yearly' }, from: '2019-04-01' },
      },
      rows: [
        {
          service: 'gst-returns',
          block: 'gst-return-types',
          row: 'GSTR-4',
          now: [
            {
              form: 'CMP-08',
              description: 'Quarterly statement of a composition dealer: turnover and the tax paid on it.',
              frequency: 'Quarterly',
              dueDate: cmp08Due.text,
            },
            {
              form: 'GSTR-4',
              description: 'Annual return of a composition dealer, on top of the four statements.',
              frequency: 'Yearly',
              dueDate: gstr4Due.text,
            },
          ],
        },
      ],
      texts: [
        {
          service: 'gst-returns',
          begins: 'What you file depends on the scheme you are under.',
          now: 'What you file depends on the scheme you are under. A regular taxpayer works with the first three rows, a composition dealer with the last two.',
        },
      ],
    },
    gone: /18th of next month|with the last\./,
  },
  'gst-late-fee-cap': {
    says: 'GST late fee of ₹50 a day (₹20 nil), without a cap',
    believed:
      'Capped by turnover since June 2021 (notifications 19 and 20 of 2021): ₹2,000 up to ₹1.5 crore, ₹5,000 up to ₹5 crore, ₹10,000 above, nil ₹500; half of it is central tax, half state tax',
    touches: ['gst.late-fee-day', 'gst.late-fee-nil-day'],
    instead: {
      facts: {
        'gst.late-fee-day': {
          fact: cases(
            {
              perDay: rupeesADay(50),
              mostSmall: rupees(2_000),
              mostMedium: rupees(5_000),
              mostLarge: rupees(10_000),
              turnoverSmall: crore(1.5),
              turnoverMedium: crore(5),
            },
            ({ perDay }) => `${perDay} per return (half central, half state, up to a cap set by turnover)`,
          ),
          from: '2021-06-01',
        },
        'gst.late-fee-nil-day': {
          fact: cases(
            { perDay: rupeesADay(20), most: rupees(500) },
            ({ perDay, most }) => `${perDay} (at most ${most} a return)`,
          ),
          from: '2021-06-01',
        },
      },
    },
    gone: /₹50 a day per return(?! \()|₹20 a day(?! \()/,
  },
  'gst-old-returns': {
    says: 'Old GST returns can always be filed',
    believed: 'Filing is barred three years after the due date',
    touches: ['gst.old-returns'],
    instead: {
      facts: {
        'gst.old-returns': {
          fact: {
            text: 'Old periods have to be filed in order, the earliest first, and no later than three years after their due date',
          },
          from: '2025-07-01',
        },
      },
    },
    gone: /the earliest first(?!, and)/,
  },
} as const satisfies Readonly<Record<string, Doubt>>;
