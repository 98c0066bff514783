import { type Entry, likely, page, settled } from './entry.ts';
import { bands, cases, count, lakh, percent } from './values.ts';

const DAY = '2026-11-26';
/** The Income-tax Act, 2025 in force. */
const NEW_ACT = '2026-04-01';
const OLD_UNTIL = '2026-03-31';
/** The Finance Act, 2025 has set the limits and rates of the last year of the old Act. */
const LAST_OLD = '2025-04-01';

const table = [
  page(
    'https://www.taxheal.com/h-rationalisation-of-other-direct-tax-provisions-rationalisation-of-tcs-rates.html',
    2026,
  ),
  page(
    'https://abcaus.in/income-tax/faqs-amendment-proposed-rates-tax-collection-source-us-3941-income-tax-act-2025.html',
    2026,
  ),
  page('https://devadhaantu.in/2026/02/03/budget-2026-rationalisation-of-tax-collection-at-source-tcs/', 2026),
  page('https://www.taxtmi.com/tmi_notes?id=2423', 2026),
  page('https://eztax.in/income-tax-act-2025/section-394', 2025),
];
const unchanged = [
  page('https://eztax.in/income-tax-act-2025/section-394', 2025),
  page('https://www.taxtmi.com/tmi_notes?id=1906', 2025),
  page('https://www.taxmanagementindia.com/web/tmi_blog_details.asp?id=794428', 2025),
];
const luxury = [
  page('https://blog.tdsman.com/2025/04/scope-of-tcs-widened-for-luxury-goods/', 2025),
  page('https://www.vjmglobal.com/blog/tcs-1-levied-on-sale-of-luxury-goods-w-e-f-22nd-april-2025', 2025),
];
const remittance = [
  ...table,
  page('https://ebizfiling.com/blog/tcs-foreign-remittance-lrs-2025', 2025),
  page('https://extravelmoney.com/tools/forex-tcs-calculator', 2025),
];
const exceptions = [
  page('https://caclubindia.com/guide/tcs-on-sale-of-scrap'),
  page('https://www.taxtmi.com/tmi_notes?id=1906', 2025),
];

const basis = (serial: string): string => `Section 394(1) Table Sl. ${serial}, Income-tax Act, 2025 (206C)`;

/** Returns a rate that the Finance Act, 2026 has changed: read in the papers of its Bill. */
const changed = (serial: string, before: number, now: number) =>
  likely(
    'incomeTax',
    basis(serial),
    {
      before: [{ since: LAST_OLD, until: OLD_UNTIL, value: percent(before) }],
      since: NEW_ACT,
      value: percent(now),
    },
    table,
    DAY,
  );

const TEN_LAKH = lakh(10);

/** Tax collected at source, by what is sold, leased or sent abroad. */
export const tcsEntries = {
  'tcs.section': settled(
    'incomeTax',
    'Section 394(1), Income-tax Act, 2025 (206C)',
    { before: [{ until: OLD_UNTIL, words: '206C' }], since: NEW_ACT, words: '394(1) (206C)' },
    unchanged,
    DAY,
  ),
  'tcs.liquor': changed('1', 1, 2),
  'tcs.tendu': changed('2', 5, 2),
  'tcs.timber': settled('incomeTax', basis('3'), { since: LAST_OLD, value: percent(2) }, unchanged, DAY),
  'tcs.scrap': changed('4', 1, 2),
  'tcs.minerals': changed('5', 1, 2),
  'tcs.vehicle': settled(
    'incomeTax',
    basis('6'),
    {
      since: LAST_OLD,
      value: cases({ rate: percent(1), above: TEN_LAKH }),
      words: '{rate} of the price of a vehicle above {above}',
    },
    unchanged,
    DAY,
  ),
  'tcs.luxury': likely(
    'incomeTax',
    `${basis('6')}; Notification 36/2025`,
    {
      since: '2025-04-22',
      value: cases({ rate: percent(1), above: TEN_LAKH }),
      words: '{rate} of the price of notified luxury goods above {above}',
    },
    luxury,
    DAY,
  ),
  'tcs.remittance-care': likely(
    'incomeTax',
    basis('7'),
    {
      before: [
        {
          since: LAST_OLD,
          until: OLD_UNTIL,
          value: cases({ rate: percent(5), above: TEN_LAKH }),
          words: '{rate} of the amount above {above} a year',
        },
      ],
      since: NEW_ACT,
      value: cases({ rate: percent(2), above: TEN_LAKH }),
      words: '{rate} of the amount above {above} a year',
    },
    remittance,
    DAY,
  ),
  'tcs.remittance': settled(
    'incomeTax',
    basis('7'),
    {
      since: LAST_OLD,
      value: cases({ rate: percent(20), above: TEN_LAKH }),
      words: '{rate} of the amount above {above} a year',
    },
    remittance,
    DAY,
  ),
  'tcs.remittance-loan': likely(
    'incomeTax',
    basis('7'),
    { since: LAST_OLD, value: percent(0), words: 'no TCS on education paid from a loan from a financial institution' },
    [
      page('https://www.taxmanagementindia.com/web/tmi_blog_details.asp?id=794428', 2025),
      page('https://ebizfiling.com/blog/tcs-foreign-remittance-lrs-2025', 2025),
    ],
    DAY,
  ),
  'tcs.tour': likely(
    'incomeTax',
    basis('8'),
    {
      before: [
        {
          since: LAST_OLD,
          until: OLD_UNTIL,
          value: bands([TEN_LAKH, percent(5)], [null, percent(20)]),
          words: 'depending on the amount for the year: {}',
        },
      ],
      since: NEW_ACT,
      value: percent(2),
    },
    table,
    DAY,
  ),
  'tcs.lease': settled('incomeTax', basis('9'), { since: LAST_OLD, value: percent(2) }, unchanged, DAY),
  'tcs.no-pan': likely(
    'incomeTax',
    'Section 397(2), Income-tax Act, 2025 (206CC)',
    {
      since: LAST_OLD,
      value: cases({ times: count(2), least: percent(5), most: percent(20) }),
      words: 'twice the rate, at least {least} and at most {most}',
    },
    [
      page('https://www.caclubindia.com/acts/27270-section-206cc-income-tax-act-1961.asp'),
      page('https://www.taxtmi.com/tmi_notes?id=1912', 2025),
    ],
    DAY,
  ),
  'tcs.exceptions': likely(
    'incomeTax',
    'Section 394, Income-tax Act, 2025 (206C(1A) and its definitions of buyer and seller)',
    {
      since: LAST_OLD,
      words: 'when the buyer wants the goods for his own use or for manufacture, or when the seller is a small seller',
    },
    exceptions,
    DAY,
  ),
} as const satisfies Record<string, Entry>;
