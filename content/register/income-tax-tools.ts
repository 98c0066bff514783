import { type Entry, likely, official, open, page, settled } from './entry.ts';
import { bands, calendarDay, cases, count, crore, lakh, months, percent, rupees } from './values.ts';

const DAY = '2026-11-23';

/** The day on which gains, house rent allowance and farm income were looked up. */
const MORE_DAY = '2026-11-26';

/** The first day of the first year with these slabs. */
const SINCE = '2025-04-01';

const slabs = [
  page(
    'https://www.outlookmoney.com/amp/story/tax/check-income-tax-slabs-and-rates-under-the-new-tax-law-coming-into-effect-from-april-1',
    2026,
  ),
  page('https://www.bajajfinserv.in/investments/income-tax-slabs', 2026),
  page('https://www.luzenta.com/blog/latest-tax-slabs-and-surcharge-details-for-assessment-years-2025-26-and-2026-27'),
  official('https://www.incometaxindia.gov.in/w/section-202-78'),
];
const surcharge = [
  page('https://cleartax.in/s/marginal-relief-surcharge', 2025),
  page('https://www.luzenta.com/blog/latest-tax-slabs-and-surcharge-details-for-assessment-years-2025-26-and-2026-27'),
  page('https://qlist.co.in/calculators/income-tax-calculator'),
];
const advance = [
  page('https://cabkgoyal.com/section-425-of-income-tax-act-2025-interest-for-deferment-of-advance-tax', 2026),
  page('https://www.aubsp.com/income-tax-act-2025-section-425/', 2026),
  page('https://eztax.in/income-tax-act-2025/section-425', 2025),
];
const pension = [
  page('https://ai.jamku.app/incometax2025/act/124.html', 2025),
  page('https://bharattax.co/income-tax/act-2025/section/124', 2026),
  page('https://www.taxtmi.com/tmi_notes?id=2166', 2025),
];
const house = [
  page('https://www.taxtmi.com/manuals?id=916', 2026),
  page('https://www.taxtmi.com/tmi_notes?id=2110', 2025),
  page('https://www.aubsp.com/income-tax-act-2025-section-109', 2026),
];
const gains = [
  page('https://www.caclubindia.com/acts/33600-tax-on-long-term-capital-gains-income-tax-act-2025.asp', 2026),
  page(
    'https://www.caclubindia.com/acts/33601-tax-on-long-term-capital-gains-in-certain-cases-income-tax-act-2025.asp',
    2026,
  ),
  page('https://aubsp.com/income-tax-act-2025-section-198', 2026),
  page('https://taxandlaws.in/detail/55694.aspx', 2026),
];
const rentAllowance = [
  official(
    'https://www.incometax.gov.in/iec/foportal/sites/default/files/2026-03/En-Notified-IT-Rules-2026-20-03-2026.pdf',
    2026,
  ),
  page('https://caclubindia.com/Experts/hra-calculation-2240749.asp', 2015),
  page('https://citehr.com/amp.php?t=274751'),
];
const index = [
  page('https://taxroutine.com/repository/cost-inflation-index', 2025),
  page('https://taxpracto.in/guides/cii-table.html', 2026),
  page('https://taxindiaupdates.in/cost-inflation-index', 2024),
  official('https://incometaxindia.gov.in/communications/notification/notification-44-2024.pdf', 2024),
];
const farm = [
  page('https://www.taxtmi.com/manuals?id=3734'),
  page('https://catargettestprep.com/learn/p3/basic-concepts-and-tax-rates/partial-integration-of-agricultural-income'),
  page('https://www.caclubindia.com/forum/about-agriculture-income-573438.asp'),
  page('https://www.taxtmi.com/acts?id=50458', 2025),
];
const simpleForm = [
  page('https://1finance.co.in/1f-dashboard/blog/itr-1-sahaj-ay-2026-27-guide-how-to-file/', 2026),
  page('https://www.taxtmi.com/tmi_blog_details?id=893943', 2026),
  page('https://www.accountshunt.com/blogs/who-cannot-use-the-itr-1-sahaj-form', 2025),
  official('https://www.incometax.gov.in/iec/foportal/sites/default/files/2026-04/Notification%20No.45_2026.pdf', 2026),
];

/** The facts for the tools about a year's income tax: slabs, deductions, advance tax, the simple forms. */
export const incomeTaxToolEntries = {
  'tax.slabs-new': settled(
    'incomeTax',
    'Section 202(1), Income-tax Act, 2025 (115BAC(1A) for 2025-26)',
    {
      since: SINCE,
      value: bands(
        [lakh(4), percent(0)],
        [lakh(8), percent(5)],
        [lakh(12), percent(10)],
        [lakh(16), percent(15)],
        [lakh(20), percent(20)],
        [lakh(24), percent(25)],
        [null, percent(30)],
      ),
    },
    slabs,
    DAY,
  ),
  'tax.slabs-old': settled(
    'incomeTax',
    'First Schedule, Part I, of the Finance Act of the year',
    {
      since: SINCE,
      value: cases({
        below60: bands([lakh(2.5), percent(0)], [lakh(5), percent(5)], [lakh(10), percent(20)], [null, percent(30)]),
        from60: bands([lakh(3), percent(0)], [lakh(5), percent(5)], [lakh(10), percent(20)], [null, percent(30)]),
        from80: bands([lakh(5), percent(0)], [lakh(10), percent(20)], [null, percent(30)]),
      }),
      words: 'Below 60: {below60}. From 60: {from60}. From 80: {from80}',
    },
    slabs,
    DAY,
  ),
  'tax.rebate-new': settled(
    'incomeTax',
    'Section 156(2), Income-tax Act, 2025 (proviso to 87A for 2025-26)',
    {
      since: SINCE,
      value: cases({ income: lakh(12), most: rupees(60_000) }),
      words:
        'Up to {most} for an income up to {income}. Just above this limit, the tax is not more than the income above it',
    },
    [
      page('https://eztax.in/rebate-and-marginal-tax-relief-explained', 2025),
      page('https://cleartax.in/s/section-202-new-tax-regime', 2025),
      page('https://qlist.co.in/calculators/income-tax-calculator'),
    ],
    DAY,
  ),
  'tax.rebate-old': settled(
    'incomeTax',
    'Section 156(1), Income-tax Act, 2025 (87A for 2025-26)',
    {
      since: SINCE,
      value: cases({ income: lakh(5), most: rupees(12_500) }),
      words: 'Up to {most} for an income up to {income}',
    },
    slabs,
    DAY,
  ),
  'tax.surcharge-new': settled(
    'incomeTax',
    'First Schedule of the Finance Act of the year, with marginal relief',
    {
      since: SINCE,
      value: bands([lakh(50), percent(0)], [crore(1), percent(10)], [crore(2), percent(15)], [null, percent(25)]),
    },
    surcharge,
    DAY,
  ),
  'tax.surcharge-old': settled(
    'incomeTax',
    'First Schedule of the Finance Act of the year, with marginal relief',
    {
      since: SINCE,
      value: bands(
        [lakh(50), percent(0)],
        [crore(1), percent(10)],
        [crore(2), percent(15)],
        [crore(5), percent(25)],
        [null, percent(37)],
      ),
    },
    surcharge,
    DAY,
  ),
  'tax.cess': settled(
    'incomeTax',
    'Health and education cess: Finance Act of the year',
    { since: SINCE, value: percent(4) },
    surcharge,
    DAY,
  ),
  'tax.rounding': settled(
    'incomeTax',
    'Section 516, Income-tax Act, 2025 (288A and 288B for 2025-26)',
    { value: rupees(10), words: 'to the nearest {}' },
    [
      page('https://aubsp.com/income-tax-act-2025-section-516', 2025),
      page('https://cainindia.org/news/9_2010/incometax_act_section_no_288a.html'),
      page('https://www.taxtmi.com/acts?id=48961', 2025),
    ],
    DAY,
  ),
  'tax.standard-deduction': settled(
    'incomeTax',
    'Section 19, Income-tax Act, 2025 (16(ia) for 2025-26)',
    {
      since: SINCE,
      value: cases({ new: rupees(75_000), old: rupees(50_000) }),
      words: '{new} in the new regime, {old} in the old regime',
    },
    slabs,
    DAY,
  ),
  'tax.house-repairs': settled(
    'incomeTax',
    'Section 22(1), Income-tax Act, 2025 (24(a) for 2025-26)',
    { since: SINCE, value: percent(30) },
    house,
    DAY,
  ),
  'tax.house-loss': settled(
    'incomeTax',
    'Sections 22(2) and 109(1)(b), Income-tax Act, 2025 (24(b) and 71(3A) for 2025-26)',
    { since: SINCE, value: lakh(2) },
    house,
    DAY,
  ),
  'tax.savings': settled(
    'incomeTax',
    'Section 123, Income-tax Act, 2025 (80C, 80CCC, 80CCD(1) and 80CCE for 2025-26)',
    { since: SINCE, value: lakh(1.5) },
    [
      page('https://www.aubsp.com/income-tax-act-2025-section-123/', 2026),
      page('https://lawspedia.in/section-123-of-income-tax-act-2025', 2026),
      page('https://eztax.in/income-tax-act-2025/section-123', 2025),
    ],
    DAY,
  ),
  'tax.nps-own': settled(
    'incomeTax',
    'Section 124(3), Income-tax Act, 2025 (80CCD(1B) for 2025-26)',
    { since: SINCE, value: rupees(50_000) },
    pension,
    DAY,
  ),
  'tax.nps-employer': settled(
    'incomeTax',
    'Section 124(1) and (2), Income-tax Act, 2025 (80CCD(2) for 2025-26)',
    {
      since: SINCE,
      value: cases({ new: percent(14), old: percent(10) }),
      words: '{new} of basic pay in the new regime, {old} in the old regime',
    },
    pension,
    DAY,
  ),
  'tax.health': settled(
    'incomeTax',
    'Section 126, Income-tax Act, 2025 (80D for 2025-26)',
    {
      since: SINCE,
      value: cases({ below60: rupees(25_000), from60: rupees(50_000) }),
      words: '{below60}, and {from60} from the age of 60',
    },
    [
      page('https://www.taxtmi.com/acts?id=49124', 2025),
      page('https://www.outlookmoney.com/amp/story/cover-story/how-to-choose-between-new-and-old-tax-regimes-1465'),
      page('https://abrahamphilip.com/laws/14258/Income_tax_2025.aspx', 2025),
    ],
    DAY,
  ),
  'tax.interest': settled(
    'incomeTax',
    'Section 153, Income-tax Act, 2025 (80TTA and 80TTB for 2025-26)',
    {
      since: SINCE,
      value: cases({ below60: rupees(10_000), from60: rupees(50_000) }),
      words: '{below60} on savings accounts, and from the age of 60 {from60} on any deposit',
    },
    [
      page('https://ai.jamku.app/incometax2025/act/153.html', 2025),
      page('https://www.taxtmi.com/acts?id=51684', 2026),
      page(
        'https://upstox.com/news/personal-finance/tax/how-are-deductions-for-senior-citizens-scss-and-fixed-deposits-treated-in-income-tax-bill-2025/article-145877',
        2025,
      ),
    ],
    DAY,
  ),

  'tax.gains-shares': settled(
    'incomeTax',
    'Sections 196 and 198, Income-tax Act, 2025 (111A and 112A for 2025-26)',
    {
      since: SINCE,
      value: cases({ short: percent(20), long: percent(12.5), free: lakh(1.25), longAfter: months(12) }),
      words: '{short} if held up to {longAfter}. After that {long} of the gain above {free} a year',
    },
    gains,
    MORE_DAY,
  ),
  'tax.gains-house': settled(
    'incomeTax',
    'Section 197(1) and (3), Income-tax Act, 2025 (112 with its proviso for 2025-26)',
    {
      since: SINCE,
      value: cases({
        long: percent(12.5),
        indexed: percent(20),
        longAfter: months(24),
        boughtBefore: calendarDay('2024-07-23'),
      }),
      words:
        'At slab rates if held for up to {longAfter}, after that {long}. If it was bought before {boughtBefore}, at most {indexed} of the gain with indexation',
    },
    [...gains, page('https://taxguru.in/income-tax/budget-effects-capital-gain-immovable-properties.html', 2024)],
    MORE_DAY,
  ),
  'tax.inflation-index': settled(
    'incomeTax',
    'Notification 44/2017 with its annual amendments, the last 44/2024 and, for 2025-26, 70/2025 of 1 July 2025',
    {
      value: cases({
        y2001: count(100),
        y2002: count(105),
        y2003: count(109),
        y2004: count(113),
        y2005: count(117),
        y2006: count(122),
        y2007: count(129),
        y2008: count(137),
        y2009: count(148),
        y2010: count(167),
        y2011: count(184),
        y2012: count(200),
        y2013: count(220),
        y2014: count(240),
        y2015: count(254),
        y2016: count(264),
        y2017: count(272),
        y2018: count(280),
        y2019: count(289),
        y2020: count(301),
        y2021: count(317),
        y2022: count(331),
        y2023: count(348),
        y2024: count(363),
        y2025: count(376),
      }),
      words: '{y2001} for 2001-02 to {y2025} for 2025-26',
    },
    index,
    MORE_DAY,
  ),
  'tax.inflation-index-2026': likely(
    'incomeTax',
    'Notification 85/2026 of 15 July 2026',
    { since: '2026-04-01', value: count(384), words: '{} for 2026-27' },
    // These pages hold the series up to 2025-26: its next number was read in public code repositories that name the notification.
    index,
    MORE_DAY,
  ),
  'tax.gains-unused-limit': settled(
    'incomeTax',
    'Sections 196(2), 197(2) and 198(3), Income-tax Act, 2025 (provisos to 111A, 112 and 112A for 2025-26)',
    {
      words:
        "The unused part of the tax-free limit is deducted from a resident's gains. The law does not say from which gain first",
    },
    gains,
    MORE_DAY,
  ),
  'tax.gains-rebate': likely(
    'incomeTax',
    'Section 156, Income-tax Act, 2025 (87A for 2025-26)',
    {
      words:
        'Gains are included in the income limit for the rebate. The rebate does not reduce the tax on gains in the new regime, or the tax on shares held longer in the old regime',
    },
    [
      page('https://eztax.in/income-tax-act-2025/section-156', 2025),
      page('https://www.taxheal.com/section-87a-rebate-income-tax-from-ay-2026-27.html', 2025),
      page('https://www.bagrodiaconsultants.com/detail/55652.aspx', 2025),
    ],
    MORE_DAY,
  ),
  'tax.gains-surcharge': settled(
    'incomeTax',
    'First Schedule of the Finance Act of the year',
    { since: SINCE, value: percent(15), words: 'at most {} on the tax on these gains' },
    [page('https://www.taxtmi.com/tmi_notes?id=2469', 2026), ...surcharge],
    MORE_DAY,
  ),
  'tax.rent-allowance': settled(
    'incomeTax',
    'Rule 279, Income-tax Rules, 2026 (section 10(13A) and rule 2A for 2025-26)',
    {
      before: [
        {
          since: SINCE,
          until: '2026-03-31',
          value: cases({ first: percent(50), second: percent(40), others: percent(40), ownShare: percent(10) }),
          words:
            'The least of HRA, rent less {ownShare} of basic pay, and {others} of basic pay ({first} in Chennai, Mumbai, Delhi and Kolkata)',
        },
      ],
      since: '2026-04-01',
      value: cases({ first: percent(50), second: percent(50), others: percent(40), ownShare: percent(10) }),
      words:
        'The least of HRA, rent less {ownShare} of basic pay, and {others} of basic pay ({first} in Chennai, Mumbai, Delhi, Kolkata, Bengaluru, Hyderabad, Pune and Ahmedabad)',
    },
    rentAllowance,
    MORE_DAY,
  ),
  'tax.farm-income': settled(
    'incomeTax',
    'Section 2 of the Finance Act of the year',
    {
      since: SINCE,
      value: rupees(5_000),
      words: 'Above {}, it raises the rate on other income if that income is above the tax-free limit',
    },
    farm,
    MORE_DAY,
  ),
  'tax.farm-income-new': likely(
    'incomeTax',
    'Clause 2(10), last proviso but one, of the Finance Bill, 2025; the same limit for tax year 2026-27',
    { since: SINCE, value: lakh(4), words: '{} is the limit in the new regime' },
    [
      page(
        'https://github.com/sarvagya334/Financial_RAG_personal/blob/2ab981f19f7c12986878b8fe50c3f659a01753af/data/processed/Finance_Bill.md',
        2025,
      ),
      ...farm,
    ],
    MORE_DAY,
  ),

  'advance.enough': settled(
    'incomeTax',
    'Section 424(1), Income-tax Act, 2025 (234B for 2025-26)',
    { value: percent(90), words: '{} of the tax by 31 March' },
    [
      page(
        'https://www.caclubindia.com/acts/33828-interest-for-defaults-in-payment-of-advance-tax-income-tax-act-2025.asp',
        2026,
      ),
      page('https://eztax.in/income-tax-act-2025/section-424', 2026),
      page('https://www.taxtmi.com/tmi_notes?id=2277', 2025),
    ],
    DAY,
  ),
  'advance.tolerance': settled(
    'incomeTax',
    'Section 425(2), Income-tax Act, 2025 (234C for 2025-26)',
    {
      value: cases({ june: percent(12), september: percent(36) }),
      words: '{june} by June, {september} by September',
    },
    advance,
    DAY,
  ),
  'advance.instalment-interest': settled(
    'incomeTax',
    'Section 425(1) and (3), Income-tax Act, 2025 (234C for 2025-26)',
    {
      value: cases({ earlier: percent(3), last: percent(1) }),
      words: '{earlier} of the shortfall in June, September and December, {last} in March',
    },
    advance,
    DAY,
  ),
  'advance.interest-rounding': likely(
    'incomeTax',
    'Rule 119A, Income-tax Rules, 1962; for tax year 2026-27, the corresponding rule of the Income-tax Rules, 2026',
    { value: rupees(100), words: 'on full hundreds of rupees' },
    [
      page('https://www.taxtmi.com/acts?id=3961'),
      page('https://ravcco.com/detail/36077.aspx'),
      page('https://caclubindia.com/Experts/interest-u-s-234-c-334190.asp'),
    ],
    DAY,
  ),

  'itr.due-trusts': open(
    'incomeTax',
    'Section 139(1), Explanation 2, Income-tax Act, 1961; section 263(1)(c), Income-tax Act, 2025; Finance Act, 2026',
    'Sources differ on whether a trust without an audit has one more month. If it files by the due date for people without a business, it is in time in either case',
    [
      page('https://www.taxheal.com/?p=114858', 2026),
      page(
        'https://www.caclubindia.com/news/income-tax-act-2025-itr-filing-deadlines-rationalised-for-fy-2026-27-26135.asp',
        2026,
      ),
      page('https://www.timesbull.com/?p=702252', 2026),
    ],
    DAY,
  ),
  'itr.itr1-houses': settled(
    'incomeTax',
    'Rule 12, Income-tax Rules, 1962; Notification 45/2026',
    { since: SINCE, value: count(2), words: '{} houses' },
    simpleForm,
    DAY,
  ),
  'itr.itr1-farm-income': settled(
    'incomeTax',
    'Rule 12, Income-tax Rules, 1962',
    { value: rupees(5_000) },
    simpleForm,
    DAY,
  ),
} as const satisfies Record<string, Entry>;
