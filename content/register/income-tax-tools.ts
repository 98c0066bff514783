import { type Entry, likely, official, open, page, settled } from './entry.ts';
import { bands, cases, count, crore, lakh, percent, rupees } from './values.ts';

const DAY = '2026-11-23';

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
const simpleForm = [
  page('https://1finance.co.in/1f-dashboard/blog/itr-1-sahaj-ay-2026-27-guide-how-to-file/', 2026),
  page('https://www.taxtmi.com/tmi_blog_details?id=893943', 2026),
  page('https://www.accountshunt.com/blogs/who-cannot-use-the-itr-1-sahaj-form', 2025),
  official('https://www.incometax.gov.in/iec/foportal/sites/default/files/2026-04/Notification%20No.45_2026.pdf', 2026),
];

/** What the tools for a year's income tax need: slabs, deductions, advance tax, the simple forms. */
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
      words: 'Up to {most} for an income up to {income}. Just above it the tax is at most what lies above',
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
      words: '{new} in the new regime, {old} in the old one',
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
      words: '{new} of basic pay in the new regime, {old} in the old one',
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
      words: '{below60}, from the age of 60 {from60}',
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
      words: '{below60} of savings accounts, from the age of 60 {from60} of any deposit',
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
      words: '{earlier} of what is short in June, September and December, {last} in March',
    },
    advance,
    DAY,
  ),
  'advance.interest-rounding': likely(
    'incomeTax',
    'Rule 119A, Income-tax Rules, 1962; for tax year 2026-27 the rule that follows it',
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
    'Section 139(1), Explanation 2, Income-tax Act, 1961 (263(1)(c) of that of 2025), as amended by the Finance Act, 2026',
    'Reports differ on whether a trust without audit has a month longer. If it files by the day without a business, it is in time in either case',
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
    { since: SINCE, value: count(2), words: 'up to {} houses' },
    simpleForm,
    DAY,
  ),
  'itr.itr1-farm-income': settled(
    'incomeTax',
    'Rule 12, Income-tax Rules, 1962',
    { value: rupees(5_000), words: 'up to {} from farming' },
    simpleForm,
    DAY,
  ),
} as const satisfies Record<string, Entry>;
