import { type Entry, likely, official, page, settled } from './entry.ts';
import { calendarDay, cases, count, crore, days, lakh, named, percent, rupeesAYear } from './values.ts';

const DAY = '2026-11-23';
const LATER = '2026-11-26';
/** The Income-tax Act, 2025 in force. */
const NEW_ACT = '2026-04-01';
const OLD_UNTIL = '2026-03-31';
/** The Finance (No. 2) Act, 2024 has lowered three rates of 5 %. */
const LOWER_RATES = '2024-10-01';
const HIGHER_RATES_UNTIL = '2024-09-30';
/** The Finance Act, 2025 has raised most limits. */
const HIGHER_LIMITS = '2025-04-01';
const LOWER_LIMITS_UNTIL = '2025-03-31';

const table = [
  page('https://www.cabkgoyal.com/section-393-of-income-tax-act-2025-tax-to-be-deducted-at-source', 2026),
  page('https://tdsguru.in/tds-sections.html', 2026),
  official('https://www.incometaxindia.gov.in/w/section-393-6', 2026),
];
const lowered = [
  ...table,
  page('https://cabsa.in/knowledge%20pages/Utilites/Rate%20of%20tds/index.html', 2024),
  page('https://ncagrawal.com/tds-rate-chart-for-financial-year-2024-2025-assessment-year-2025-2026', 2024),
];
const raised = [
  ...table,
  page('https://www.prodigist.in/blog/budget-2025-key-tds-changes-effective-from-april-1-2025', 2025),
  page('https://taxlok.com/view-news-articals-details/code=article/id=529/catid=it', 2025),
];
const goods = [
  ...table,
  page('https://www.taxtmi.com/acts?id=39423'),
  page('https://taxguru.in/income-tax/section-194q-tds-purchase-goods-clarifications.html', 2021),
];
const property = [
  page('https://taxgst.in/?p=66914', 2026),
  page('https://www.taxtmi.com/acts?id=40679'),
  official('https://www.incometaxindia.gov.in/w/section-393-6', 2026),
];
const form141 = [
  official(
    'https://www.incometax.gov.in/iec/foportal/help/all-topics/e-filing-services/form-141-challan-cum-statement-deduction-tax-us-3931-UM',
    2026,
  ),
  page('https://taxroutine.com/?p=8090', 2026),
];

/** Returns a section that has a place in the table of the new Act. */
const section = (before: string, now: string) =>
  settled(
    'incomeTax',
    `Section ${now}, Income-tax Act, 2025`,
    { before: [{ until: OLD_UNTIL, words: before }], since: NEW_ACT, words: now },
    table,
    DAY,
  );

/** Tax deducted at source: what single payments ask, beyond the rates that the pages name (tds.ts). */
export const tdsRateEntries = {
  'tds.194h-section': section('194H', '393(1) Sl. 1(ii) (194H)'),
  'tds.194m-section': section('194M', '393(1) Sl. 6(ii) (194M)'),
  'tds.194q-section': section('194Q', '393(1) Sl. 8(ii) (194Q)'),
  'tds.194ia-section': section('194-IA', '393(1) Sl. 3(i) (194-IA)'),
  'tds.194ib-section': section('194-IB', '393(1) Sl. 2(i) (194-IB)'),
  'tds.194h-rate': settled(
    'incomeTax',
    'Section 393(1) Table Sl. 1(ii), Income-tax Act, 2025 (194H)',
    { before: [{ until: HIGHER_RATES_UNTIL, value: percent(5) }], since: LOWER_RATES, value: percent(2) },
    lowered,
    DAY,
  ),
  'tds.194h-threshold': settled(
    'incomeTax',
    'Section 393(1) Table Sl. 1(ii), Income-tax Act, 2025 (194H)',
    {
      before: [{ until: LOWER_LIMITS_UNTIL, value: rupeesAYear(15_000) }],
      since: HIGHER_LIMITS,
      value: rupeesAYear(20_000),
    },
    raised,
    DAY,
  ),
  'tds.194m-rate': settled(
    'incomeTax',
    'Section 393(1) Table Sl. 6(ii), Income-tax Act, 2025 (194M)',
    { before: [{ until: HIGHER_RATES_UNTIL, value: percent(5) }], since: LOWER_RATES, value: percent(2) },
    [...table, page('https://kamodinee.in/tds-rate-chart-for-fy2025-26', 2025)],
    DAY,
  ),
  'tds.194m-threshold': settled(
    'incomeTax',
    'Section 393(1) Table Sl. 6(ii), Income-tax Act, 2025 (194M)',
    { value: lakh(50) },
    [...table, page('https://kamodinee.in/tds-rate-chart-for-fy2025-26', 2025)],
    DAY,
  ),
  'tds.194q': settled(
    'incomeTax',
    'Section 393(1) Table Sl. 8(ii), Income-tax Act, 2025 (194Q)',
    {
      since: '2021-07-01',
      value: cases({ rate: percent(0.1), above: lakh(50) }),
      words: '{rate} of purchases above {above}',
    },
    goods,
    DAY,
  ),
  'tds.194q-turnover': settled(
    'incomeTax',
    'Section 393(1) Table Sl. 8(ii), Income-tax Act, 2025 (194Q)',
    { since: '2021-07-01', value: crore(10) },
    goods,
    DAY,
  ),
  'tds.194ia': settled(
    'incomeTax',
    'Section 393(1) Table Sl. 3(i), Income-tax Act, 2025 (194-IA)',
    {
      since: '2022-04-01',
      value: cases({ rate: percent(1), from: lakh(50) }),
      words: '{rate} of the price or the stamp duty value, whichever is higher, if it is {from} or more',
    },
    property,
    DAY,
  ),
  // It is settled for the old Act; that the row of the new one carries it on was not read.
  'tds.194ia-together': likely(
    'incomeTax',
    'Section 194-IA(2), Income-tax Act, 1961, proviso; section 393(1) Table Sl. 3(i), Income-tax Act, 2025',
    {
      value: calendarDay('2024-10-01'),
      words: 'Since {}, the payments of all buyers to all sellers of a property are added together',
    },
    [
      page('https://www.taxtmi.com/acts?id=17947'),
      page('https://www.taxtmi.com/tmi_blog_details?id=399971', 2024),
      page('https://shorgullmedia.com/?p=341', 2024),
      page('https://blog.tdsman.com/2024/09/tds-on-purchase-of-immovable-property-section-194-ia', 2024),
      page(
        'https://taxwiseconsultant.com/deduction-of-tax-from-payment-made-for-acquisition-of-property-section-194-ia',
        2024,
      ),
    ],
    LATER,
  ),
  'tds.transporter': settled(
    'incomeTax',
    'Section 393(4) Table Sl. 8, Income-tax Act, 2025 (194C(6) and (7)); CBDT Circular 19/2015',
    {
      since: '2015-06-01',
      value: count(10),
      words: 'no TDS if a transporter with at most {} goods vehicles in the year declares this and gives his PAN',
    },
    [
      page('https://taxguru.in/income-tax/form-13-declaration-section-194c-6-income-tax-act.html'),
      page('https://www.taxtmi.com/forum/issue?id=108759'),
      page('https://fleetable.tech/resources/fleetable-declaration-under-section-194c-6-for-non-deduction-of-tds/'),
      page(
        'https://abcaus.in/income-tax/deductor-not-required-to-investigate-or-verify-transporters-declarations-us-194c6.html',
        2025,
      ),
    ],
    LATER,
  ),
  'tds.director-rate': likely(
    'incomeTax',
    'Section 393(1) Table Sl. 6(iii), Income-tax Act, 2025 (194J)',
    { value: percent(10) },
    table,
    DAY,
  ),
  'tds.payer-turnover': settled(
    'incomeTax',
    'Section 393(1) Table, Income-tax Act, 2025 (194A, 194C, 194H, 194-I, 194J)',
    {
      value: cases({ business: crore(1), profession: lakh(50) }),
      words: '{business} in business or {profession} in a profession',
    },
    table,
    DAY,
  ),
  'tds.no-pan-goods': settled(
    'incomeTax',
    'Section 397(2), Income-tax Act, 2025 (206AA)',
    { since: '2021-07-01', value: percent(5) },
    [
      page('https://www.taxtmi.com/tmi_notes?id=1912', 2025),
      page(
        'https://www.caclubindia.com/articles/practical-examples-cbdt-circular-tds-purchase-goods-us-194q-45190.asp',
        2021,
      ),
    ],
    DAY,
  ),
  'tds.codes': settled(
    'incomeTax',
    'Forms 140 and 26Q with their notes, Income-tax Rules, 2026 and 1962',
    {
      before: [
        {
          until: OLD_UNTIL,
          value: cases({
            bank: named('94A'),
            senior: named('94A'),
            interest: named('94A'),
            person: named('94C'),
            contract: named('94C'),
            building: named('4IB'),
            machinery: named('4IA'),
            professional: named('4JB'),
            technical: named('4JA'),
            director: named('4JB'),
            commission: named('94H'),
            partner: named('94T'),
            goods: named('94Q'),
          }),
          words: 'depending on the section',
        },
      ],
      since: NEW_ACT,
      value: cases({
        bank: named('1021'),
        senior: named('1020'),
        interest: named('1022'),
        person: named('1023'),
        contract: named('1024'),
        building: named('1009'),
        machinery: named('1008'),
        professional: named('1027'),
        technical: named('1026'),
        director: named('1028'),
        commission: named('1006'),
        partner: named('1067'),
        goods: named('1031'),
      }),
      words: 'four digits for each kind of payment',
    },
    [
      page('https://www.terra-insight.com/tools/tds-payment-code-lookup/', 2026),
      page('https://palgou.com/new-tds-payment-codes-income-tax-act-2025', 2026),
      page('https://tdsguru.in/tds-sections.html', 2026),
      page('https://developer.sandbox.co.in/reference/tds-reports-master-data'),
    ],
    DAY,
  ),
  'tds.challan-forms': settled(
    'incomeTax',
    'Rules 218(3) and 219(5), Income-tax Rules, 2026 (30(2A) to (2C) of 1962)',
    {
      before: [
        {
          until: OLD_UNTIL,
          value: cases({ property: named('26QB'), home: named('26QC'), private: named('26QD') }),
          words: '{property}, {home} and {private}',
        },
      ],
      since: NEW_ACT,
      value: cases({ property: named('141'), home: named('141'), private: named('141') }),
      words: '{property}',
    },
    form141,
    DAY,
  ),
  'tds.challan-certificates': settled(
    'incomeTax',
    'Section 395, Income-tax Act, 2025; rule 215, Income-tax Rules, 2026 (31 of 1962)',
    {
      before: [
        {
          until: OLD_UNTIL,
          value: cases({ property: named('16B'), home: named('16C'), private: named('16D') }),
          words: '{property}, {home} and {private}',
        },
      ],
      since: NEW_ACT,
      value: cases({ property: named('132'), home: named('132'), private: named('132') }),
      words: '{property}',
    },
    [
      page('https://mobicrazy.com/Index/view/id/15188940.html', 2026),
      page('https://blog.saginfotech.com/?p=23771', 2026),
    ],
    DAY,
  ),
  'tds.certificate-days': settled(
    'incomeTax',
    'Section 395, Income-tax Act, 2025; rule 215, Income-tax Rules, 2026 (31 of 1962)',
    { value: days(15), words: 'Within {} of the due date of the return' },
    [
      page('https://www.taxheal.com/tds-compliance-2-0-new-dates-new-forms-and-the-mega-form-141.html', 2026),
      official('https://www.incometaxindia.gov.in/w/rule-215-1', 2026),
    ],
    DAY,
  ),
} as const satisfies Record<string, Entry>;
