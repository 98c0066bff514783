import { type Entry, likely, official, page, settled } from './entry.ts';
import {
  calendarDay,
  cases,
  count,
  crore,
  croreRange,
  date,
  days,
  percent,
  rupees,
  workingDays,
  years,
} from './values.ts';

const DAY = '2026-11-23';
const LIMITS = { since: '2025-04-01' } as const;
const LIMITS_BASIS = 'Section 7, MSMED Act, 2006; S.O. 1364(E) of 21 March 2025';

const limits = [
  page(
    'https://www.mondaq.com/india/contracts-and-commercial-law/1609934/revised-msme-classification-criteria-new-investment-and-turnover-thresholds-effective-from-april-1-2025',
    2025,
  ),
  page('https://www.sarafpartners.com/msme-classification-criteria-revised-new-limits-effective-april-1-2025/', 2025),
  page('http://casahuja.com/2025/04/regulatory-update-government-revises.html?m=0', 2025),
];
const confirmation = [
  page('https://vishnudaya.com/iec-updating-requirement-_-notification-58-2015-2020', 2021),
  page('https://indiataxadda.blogspot.com/2026/04/iec-code-renewal.html', 2026),
  page('https://ofinlegal.com/iec-renewal/', 2026),
];
const code = [
  page('https://quickstartupindia.com/blog/wp-json/wp/v2/posts/2986', 2026),
  page('https://jscertification.in/?p=7144'),
  page('https://ftp.hubco.in/articles/what-is-import-export-code-iec'),
];
const ended = [
  page('https://taxguru.in/dgft/date-filing-meis-seis-application.html', 2021),
  page(
    'https://www.constructionworld.in/policy-updates-and-economic-news/government-extends-rodtep-scheme-till-march-2026/79520',
    2025,
  ),
];
const epcg = [
  page('https://www.harunraaj.com/blog/epcg-scheme-zero-duty-import-capital-goods-export-obligation', 2026),
  page('https://www.taxtmi.com/manuals?id=2244'),
];
const latePayment = [
  page('https://ankeshan.com/cashflow/section-43bh-msme-payment/', 2026),
  page('https://www.setindiabiz.com/blog/msme-45-day-payment-rule', 2025),
];

/** Udyam (MSME) and the import export code. */
export const udyamIecEntries = {
  'msme.micro-investment': settled(
    'msme',
    LIMITS_BASIS,
    { ...LIMITS, value: crore(2.5), words: 'Up to {}' },
    limits,
    DAY,
  ),
  'msme.micro-turnover': settled('msme', LIMITS_BASIS, { ...LIMITS, value: crore(10), words: 'Up to {}' }, limits, DAY),
  'msme.small-investment': settled('msme', LIMITS_BASIS, { ...LIMITS, value: croreRange(2.5, 25) }, limits, DAY),
  'msme.small-turnover': settled('msme', LIMITS_BASIS, { ...LIMITS, value: croreRange(10, 100) }, limits, DAY),
  'msme.medium-investment': settled('msme', LIMITS_BASIS, { ...LIMITS, value: croreRange(25, 125) }, limits, DAY),
  'msme.medium-turnover': settled('msme', LIMITS_BASIS, { ...LIMITS, value: croreRange(100, 500) }, limits, DAY),
  'msme.payment-time': settled(
    'msme',
    'Section 15, MSMED Act, 2006; section 37(2)(g), Income-tax Act, 2025 (43B(h))',
    {
      since: '2024-04-01',
      value: cases({ usual: days(15), agreed: days(45) }),
      words: '{usual}, or up to {agreed} by written agreement',
    },
    latePayment,
    DAY,
  ),
  'udyam.fee': settled(
    'msme',
    'Notification S.O. 2119(E) of 26 June 2020',
    { value: rupees(0) },
    [
      official('https://udyamregistration.gov.in'),
      page(
        'https://www.financialexpress.com/industry/sme/msme-eodb-govt-cautions-msmes-against-fake-udyam-portal-charging-this-much-amount-to-print-registration-certificate/2659672/',
        2022,
      ),
      page('https://righttoinformation.wiki/register-udyam-msme-2026?do=diff', 2026),
    ],
    DAY,
  ),
  'udyam.collateral-free-loan': settled(
    'msme',
    'CGTMSE circular on the limit of guarantee, from 1 April 2025',
    { since: '2025-04-01', value: crore(10), words: 'up to {}' },
    [
      page('https://www.saarthium.com/blogs/cgtmse-scheme-2025', 2025),
      page(
        'https://financeseva.com/blog/cgtmse-scheme-update-collateral-free-loan-guarantee-raised-from-5-cr-to-10-cr-for-msmes',
        2025,
      ),
      page('https://www.setubridgesolutions.co.in/schemes/cgtmse', 2025),
    ],
    DAY,
  ),
  'udyam.subsidy': settled(
    'msme',
    'PMEGP guidelines, 2021-22 to 2025-26',
    {
      value: percent(35),
      words: 'up to {} of project cost. The scheme was approved up to March 2026. Ask us whether it continues',
    },
    [
      page('https://financeseva.com/blog/pmegp-2025-how-to-get-25-35-subsidy-loan-for-business-', 2025),
      page(
        'https://www.livemint.com/news/india/pm-employment-generation-programme-extended-till-fy26/amp-11653925785772.html',
        2022,
      ),
    ],
    DAY,
  ),
  'iec.digits': settled(
    'dgft',
    'Section 7, Foreign Trade (Development and Regulation) Act, 1992; DGFT Trade Notice 9 of 12 June 2017',
    { since: '2017-07-01', value: count(10), words: '{} characters (your PAN)' },
    [
      page('https://www.taxtmi.com/circulars?id=55882', 2017),
      page('https://taxsimpl.com/?p=327'),
      page('https://www.swatikandco.com/registration_services/006_import_export_code.html', 2025),
    ],
    DAY,
  ),
  'iec.fee': settled('dgft', 'Appendix 2K, Foreign Trade Policy, 2023', { value: rupees(500) }, code, DAY),
  'iec.registration-time': settled(
    'dgft',
    'Usual time on the DGFT portal; the law sets no time limit',
    { value: workingDays(1, 3) },
    code,
    DAY,
  ),
  'iec.validity': settled(
    'dgft',
    'DGFT Notification 58/2015-2020 of 12 February 2021; Trade Notice 01/2021-22',
    { since: '2021-02-12', words: 'Lifetime validity with a yearly confirmation' },
    confirmation,
    DAY,
  ),
  'iec.confirmation-due': settled(
    'dgft',
    'DGFT Notification 58/2015-2020 of 12 February 2021; Trade Notice 01/2021-22',
    { since: '2021-02-12', value: date(30, 6), words: 'from 1 April to {} every year' },
    confirmation,
    DAY,
  ),
  'iec.change-fee': likely(
    'dgft',
    'Appendix 2K, Foreign Trade Policy, 2023',
    { value: rupees(200) },
    [page('https://indiataxadda.blogspot.com/2026/04/iec-code-renewal.html', 2026)],
    DAY,
  ),
  'iec.reward-fob': settled(
    'dgft',
    'MEIS: ended for exports after 31 December 2020',
    { since: '2021-01-01', words: 'Ended' },
    ended,
    DAY,
  ),
  'iec.reward-forex': settled(
    'dgft',
    'SEIS: last given for 2019-20',
    { since: '2020-04-01', words: 'Ended' },
    ended,
    DAY,
  ),
  'iec.rodtep': likely(
    'dgft',
    'RoDTEP: DGFT extension notifications; press release of 2 October 2026',
    { value: calendarDay('2026-12-31'), words: 'up to {}, at the rate for the tariff item' },
    [
      official('https://www.pib.gov.in/PressReleasePage.aspx?PRID=2318052', 2026),
      page('https://www.knnindia.co.in/uploads/xmlnews/45673.xml', 2026),
    ],
    DAY,
  ),
  'iec.rosctl': settled(
    'dgft',
    'RoSCTL: notification of April 2026',
    {
      value: calendarDay('2026-09-30'),
      words: 'Up to {}, at the rate for the tariff item. Ask us whether it continues',
    },
    [
      page(
        'https://pibtracker.com/release/2026/apr/01/textiles/government-notifies-extension-rosctl-scheme-apparel-made-ups-exports-2247851',
        2026,
      ),
      page('https://www.knnindia.co.in/uploads/xmlnews/45673.xml', 2026),
    ],
    DAY,
  ),
  'iec.capital-goods-duty': settled(
    'dgft',
    'Chapter 5, Foreign Trade Policy, 2023 (EPCG)',
    { since: '2013-04-18', value: percent(0), words: 'Nil customs duty' },
    epcg,
    DAY,
  ),
  'iec.export-obligation': settled(
    'dgft',
    'Chapter 5, Foreign Trade Policy, 2023 (EPCG)',
    {
      value: cases({ times: count(6), within: years(6) }),
      words: 'exports of {times} times the duty saved within {within}',
    },
    epcg,
    DAY,
  ),
} as const satisfies Record<string, Entry>;
