import { type Entry, likely, official, open, page, settled } from './entry.ts';
import { calendarDay, cases, crore, date, dates, days, lakh, percent, percentAMonth, rupees, weeks } from './values.ts';

const DAY = '2026-11-23';

const MORE_DAY = '2026-11-26';

const appeal = [
  page('https://easevalue.com/income-tax-act-2025/section-358-form-appeal-limitation', 2026),
  page('https://www.caclubindia.com/acts/33762-form-of-appeal-and-limitation-income-tax-act-2025.asp'),
  page('https://www.itact2025.org/appeals-revision/s358-form-appeal-limitation'),
];
const returnDates = [
  page('https://cleartax.in/s/due-date-tax-filing', 2026),
  page('https://rkchari.com/knowledge-base/itr-filing-guide-ay-2026-27', 2026),
  page(
    'https://www.practicaltaxplanning.com/ptp-tax-scripts/tax-procedures/welcome-amendments-in-filing-of-itrs',
    2026,
  ),
  official('https://www.incometax.gov.in/iec/foportal/help/all-topics/e-filing-services/itr%204-faqs', 2026),
];
const belated = [
  page('https://cleartax.in/s/due-date-tax-filing', 2026),
  page('https://taxpublishers.in/ShowDT?ARTS15092?j0', 2026),
  page('https://newsdaily24.in/?p=9896', 2026),
];
const form1 = [
  page('https://www.taxtmi.com/tmi_blog_details?id=893943', 2026),
  page('https://rkchari.com/knowledge-base/itr-filing-guide-ay-2026-27', 2026),
  official('https://www.incometax.gov.in/iec/foportal/sites/default/files/2026-04/Notification%20No.45_2026.pdf', 2026),
];
const advance = [
  page('https://www.cabkgoyal.com/section-408-of-income-tax-act-2025-instalments-of-advance-tax-and-due-dates/', 2026),
  page('https://www.aubsp.com/income-tax-act-2025-section-408/', 2026),
  official('https://www.incometaxindia.gov.in/w/section-404-5', 2026),
];
const defaultInterest = [
  page(
    'https://www.caclubindia.com/acts/33827-interest-for-defaults-in-furnishing-return-of-income-income-tax-act-2025.asp',
    2026,
  ),
  page('https://cabkgoyal.com/section-425-of-income-tax-act-2025-interest-for-deferment-of-advance-tax', 2026),
  page('https://eztax.in/income-tax-act-2025/section-425', 2025),
];
const audit = [
  page('https://bharattax.co/income-tax/act-2025/section/63', 2026),
  page('https://www.taxheal.com/tax-audit-in-new-income-tax-act-2025.html', 2026),
  page('http://www.casahuja.com/2025/09/tax-audit-under-section-44ab-for-ay.html', 2025),
];
const auditFee = [
  page('https://www.livelawbiz.com/top-stories/single-day-delay-tax-audit-report-late-fee-budget-521402', 2026),
  page(
    'https://finvestmentpro.com/budget-2026-proposes-mandatory-late-fees-on-delayed-tax-audits-and-transfer-pricing-report-15770.html',
    2026,
  ),
  page('https://www.aubsp.com/income-tax-act-2025-section-428/', 2025),
];

/** Income tax: returns, audit, advance tax. */
export const incomeTaxEntries = {
  'act.in-force': settled(
    'incomeTax',
    'Sections 1(3) and 536, Income-tax Act, 2025',
    { value: calendarDay('2026-04-01') },
    [
      page(
        'https://www.deccanherald.com/business/centre-notifies-income-tax-act-2025-law-to-come-into-effect-from-april-1-2026-3693171',
        2025,
      ),
      page(
        'https://www.mid-day.com/amp/news/india-news/article/union-budget-2026-income-tax-law-comes-into-force-from-april-1-says-nirmala-sitharaman-23614673',
        2026,
      ),
      official('https://egazette.gov.in/WriteReadData/2026/271439.pdf', 2026),
    ],
    DAY,
  ),
  'itr.range': settled(
    'incomeTax',
    'Section 263, Income-tax Act, 2025; rule 12, Income-tax Rules, 1962, for 2025-26',
    { words: 'ITR-1 to ITR-7' },
    form1,
    DAY,
  ),
  'itr.itr1-income': settled(
    'incomeTax',
    'Rule 12, Income-tax Rules, 1962; Notification 45/2026',
    { value: lakh(50), words: 'Up to {}' },
    form1,
    DAY,
  ),
  'itr.itr1-gains': settled(
    'incomeTax',
    'Rule 12, Income-tax Rules, 1962; Notification 45/2026',
    { since: '2025-04-01', value: lakh(1.25), words: 'up to {} of long-term gains on listed shares and funds' },
    form1,
    DAY,
  ),
  'itr.itr2-income': settled('incomeTax', 'Rule 12, Income-tax Rules, 1962', { words: 'No limit' }, form1, DAY),
  'itr.itr3-income': settled('incomeTax', 'Rule 12, Income-tax Rules, 1962', { words: 'No limit' }, form1, DAY),
  'itr.itr4-income': settled(
    'incomeTax',
    'Section 58, Income-tax Act, 2025 (44AD, 44ADA, 44AE); rule 12, Income-tax Rules, 1962',
    {
      since: '2023-04-01',
      value: cases({ turnover: crore(2), turnoverWithLittleCash: crore(3), cash: percent(5), income: lakh(50) }),
      words:
        'Turnover up to {turnover} ({turnoverWithLittleCash} if cash receipts are not more than {cash}), income up to {income}',
    },
    [
      page('https://www.arkadvisorsllp.com/income-tax-e-filing-of-itr-4-sugam-ay-2026-27', 2026),
      page('https://rkchari.com/knowledge-base/itr-filing-guide-ay-2026-27', 2026),
      page('http://www.casahuja.com/2025/09/tax-audit-under-section-44ab-for-ay.html', 2025),
    ],
    DAY,
  ),
  'itr.due-individuals': settled(
    'incomeTax',
    'Section 263(1)(c), Income-tax Act, 2025 (139(1) for 2025-26)',
    { value: date(31, 7) },
    returnDates,
    DAY,
  ),
  'itr.due-businesses': settled(
    'incomeTax',
    'Section 263(1)(c), Income-tax Act, 2025 (139(1) for 2025-26); Finance Act, 2026',
    { before: [{ until: '2025-03-31', value: date(31, 7) }], since: '2025-04-01', value: date(31, 8) },
    returnDates,
    DAY,
  ),
  'itr.due-audit': settled(
    'incomeTax',
    'Section 263(1)(c), Income-tax Act, 2025 (139(1) for 2025-26)',
    { value: date(31, 10) },
    returnDates,
    DAY,
  ),
  'itr.due-transfer-pricing': settled(
    'incomeTax',
    'Section 263(1)(c), Income-tax Act, 2025 (139(1) for 2025-26)',
    { value: date(30, 11) },
    returnDates,
    DAY,
  ),
  'itr.belated': settled(
    'incomeTax',
    'Section 263(4), Income-tax Act, 2025 (139(4) for 2025-26)',
    { value: date(31, 12) },
    belated,
    DAY,
  ),
  'itr.revised': settled(
    'incomeTax',
    'Section 263(5), Income-tax Act, 2025 (139(5) for 2025-26); Finance Act, 2026',
    { since: '2025-04-01', value: date(31, 3) },
    belated,
    DAY,
  ),
  'itr.revised-fee': likely(
    'incomeTax',
    'Section 428(b), Income-tax Act, 2025 (234-I for 2025-26)',
    {
      since: '2025-04-01',
      value: cases({ small: rupees(1_000), others: rupees(5_000), income: lakh(5) }),
      words: '{others} after 31 December ({small} if your income is up to {income})',
    },
    [...belated, page('https://nnyind.com/detail/40596.aspx', 2026)],
    DAY,
  ),
  'itr.updated': settled(
    'incomeTax',
    'Sections 263(6) and 267, Income-tax Act, 2025 (139(8A), 140B for 2025-26)',
    { value: date(31, 3, 4), words: '{} of the fifth year after the year of the income' },
    [
      page('https://cleartax.in/s/due-date-tax-filing', 2026),
      page(
        'https://www.latestly.com/agency-news/india-news-tax-department-notifies-itr-u-taxpayers-can-file-updated-itr-for-4-years-6868718.html',
        2025,
      ),
      page('https://gazettetracker.com/g/CG-DL-E-31032026-271445', 2026),
    ],
    DAY,
  ),
  'itr.late-fee': settled(
    'incomeTax',
    'Section 428(a), Income-tax Act, 2025 (234F for 2025-26)',
    {
      value: cases({ small: rupees(1_000), others: rupees(5_000), income: lakh(5) }),
      words: '{others} ({small} if your income is up to {income})',
    },
    [
      page('https://www.aubsp.com/income-tax-act-2025-section-428/', 2025),
      page('https://www.taxtmi.com/tmi_blog_details?id=465423'),
      page('https://caabdeshmukh.com/detail/55929.aspx', 2026),
    ],
    DAY,
  ),
  'itr.late-interest': settled(
    'incomeTax',
    'Section 423, Income-tax Act, 2025 (234A for 2025-26)',
    { value: percentAMonth(1) },
    defaultInterest,
    DAY,
  ),
  'itr.refund-processing': settled(
    'incomeTax',
    'Departmental practice; the law fixes no time limit',
    { value: weeks(4, 5) },
    [
      page('https://kittonews.com/itr-refund-delay-why-refund-stuck-what-to-do/', 2026),
      page(
        'https://www.newindianexpress.com/business/2025/Sep/14/know-why-your-income-tax-refund-is-getting-delayed',
        2025,
      ),
      page('https://taxguru.in/income-tax/income-tax-refund-delay-tracking-causes-section-244a-interest.html', 2026),
    ],
    DAY,
  ),
  'itr.refund-interest': settled(
    'incomeTax',
    'Section 437, Income-tax Act, 2025 (244A)',
    { value: percentAMonth(0.5) },
    [
      page('https://eztax.in/income-tax-act-2025/section-437', 2025),
      page('https://www.taxtmi.com/acts?id=48881', 2025),
    ],
    DAY,
  ),
  'itr.verification': settled(
    'incomeTax',
    'DGIT (Systems) Notification 2/2024',
    { since: '2022-08-01', value: days(30), words: 'within {} of filing' },
    [
      page('https://myeca.in/blog/e-verify-itr-within-30-days-ay-2026-27', 2026),
      page('https://taxgarden.in/blog/how-to-e-verify-itr-ay-2026-27-all-methods', 2026),
    ],
    DAY,
  ),
  'itr.pan-aadhaar-fee': settled(
    'incomeTax',
    'Sections 262 and 430, Income-tax Act, 2025 (139AA, 234H)',
    { value: rupees(1_000) },
    [
      page(
        'https://www.ndtvprofit.com/personal-finance/pan-to-be-deactivated-on-jan-1-2026-if-not-linked-with-aadhaar-step-by-step-guide-to-link-online',
        2025,
      ),
      page(
        'https://netiprapancham.com/business/pan-aadhaar-link-deadline-over-check-pan-status-and-reactivate-deactivated-pan-cards-from-jan-1-2026',
        2026,
      ),
    ],
    DAY,
  ),
  'itr.new-regime-form': open(
    'incomeTax',
    'Section 202(4), Income-tax Act, 2025',
    'Form 10-IEA for 2025-26. The number of the new form is not known',
    [
      official('https://incometaxindia.gov.in/Documents/Tax-Calendar/Form-10-IEA.htm'),
      page('https://workindex.co.in/seo-pages/form-10-iea-tax-regime-guide.html', 2026),
      page('https://eztax.in/income-tax-forms-and-rules-2026-compare-old-new', 2026),
      page('https://camittal.com/income-tax-act-2026-form-number-changes', 2026),
    ],
    DAY,
  ),

  'audit.report-due': settled(
    'incomeTax',
    'Section 63, Income-tax Act, 2025 (44AB for 2025-26); for 2025-26 CBDT Circular 7/2026',
    { value: date(30, 9) },
    audit,
    DAY,
  ),
  'audit.turnover': settled(
    'incomeTax',
    'Section 63, Income-tax Act, 2025 (44AB for 2025-26)',
    {
      value: cases({ business: crore(1), littleCash: crore(10), cash: percent(5), profession: lakh(50) }),
      words:
        'Turnover above {business} ({littleCash} if cash receipts and cash payments are each not more than {cash}), professional receipts above {profession}',
    },
    audit,
    DAY,
  ),
  'audit.late': settled(
    'incomeTax',
    'Section 428(c), Income-tax Act, 2025; for 2025-26 section 271B, Income-tax Act, 1961',
    {
      before: [
        {
          until: '2026-03-31',
          value: cases({ ofTurnover: percent(0.5), most: rupees(150_000) }),
          words: '{ofTurnover} of turnover, at most {most}',
        },
      ],
      since: '2026-04-01',
      value: cases({ month: rupees(75_000), longer: rupees(150_000) }),
      words: '{month} up to a month late, {longer} after that',
    },
    auditFee,
    DAY,
  ),
  'audit.transfer-pricing-due': likely(
    'incomeTax',
    'Section 92E for 2025-26 (form 3CEB; from tax year 2026-27 form 48)',
    { value: date(31, 10) },
    [page('https://cleartax.in/s/due-date-tax-filing', 2026)],
    DAY,
  ),

  'itr.appeal-limit': settled(
    'incomeTax',
    'Sections 357 and 358, Income-tax Act, 2025 (246A and 249)',
    { value: days(30), words: '{} from the day on which the demand or the order was served' },
    appeal,
    MORE_DAY,
  ),
  'itr.appeal-fee': settled(
    'incomeTax',
    'Section 358(2), Income-tax Act, 2025 (249)',
    {
      value: cases({ small: rupees(250), middle: rupees(500), large: rupees(1_000) }),
      words: '{small}, {middle} or {large}, depending on the assessed income',
    },
    appeal,
    MORE_DAY,
  ),
  'itr.notice-adjustment': settled(
    'incomeTax',
    'Section 270(1)(a), Income-tax Act, 2025 (143(1)(a))',
    { value: days(30), words: 'within {}, or it is made as proposed' },
    [
      page('https://taxguru.in/income-tax/assessment-section-270-income-tax-act-2025.html', 2026),
      page('https://www.taxtmi.com/tmi_blog_details?id=849222'),
    ],
    MORE_DAY,
  ),
  'itr.notice-defect': settled(
    'incomeTax',
    'Section 263, Income-tax Act, 2025 (139(9))',
    { value: days(15), words: '{}, longer if you ask for it' },
    [
      page('https://righttoinformation.wiki/defective-return-notice-139-9-response-india', 2026),
      page('https://taxbuddy.com/blog/section-139-9-defective-return-process', 2025),
    ],
    MORE_DAY,
  ),
  'itr.demand-limit': settled(
    'incomeTax',
    'Sections 289 and 411(1), Income-tax Act, 2025 (156 and 220)',
    { value: days(30), words: '{} from the day on which it was served' },
    [
      page('https://taxmanagementindia.com/visitor/detail_act.asp?ID=48855'),
      page('https://eztax.in/income-tax-act-2025/section-289', 2025),
    ],
    MORE_DAY,
  ),

  'advance.threshold': settled(
    'incomeTax',
    'Section 404, Income-tax Act, 2025 (208)',
    { value: rupees(10_000), words: '{} or more after TDS' },
    advance,
    DAY,
  ),
  'advance.due': settled(
    'incomeTax',
    'Section 408, Income-tax Act, 2025 (211)',
    { value: dates([15, 6], [15, 9], [15, 12], [15, 3]) },
    advance,
    DAY,
  ),
  'advance.shares': settled(
    'incomeTax',
    'Section 408, Income-tax Act, 2025 (211)',
    {
      value: cases({ june: percent(15), september: percent(45), december: percent(75), march: percent(100) }),
      words: '{june}, {september}, {december} and {march} of the tax for the year',
    },
    advance,
    DAY,
  ),
  'advance.presumptive-due': settled(
    'incomeTax',
    'Section 408 with 58(2), Income-tax Act, 2025 (211 with 44AD and 44ADA)',
    { value: date(15, 3) },
    advance,
    DAY,
  ),
  'advance.interest': settled(
    'incomeTax',
    'Sections 424 and 425, Income-tax Act, 2025 (234B, 234C)',
    { value: percentAMonth(1) },
    defaultInterest,
    DAY,
  ),
  'advance.holidays': settled(
    'incomeTax',
    'Section 10, General Clauses Act, 1897; CBDT Circulars 639 of 1992 and 676 of 1994',
    { words: 'the next working day' },
    [
      page('https://www.taxtmi.com/circulars?id=5092'),
      page('https://www.taxtmi.com/circulars?id=5056'),
      official('http://law.incometaxindia.gov.in/DitTaxmann/IncomeTaxActs/2005ITAct/cirsec211.htm'),
    ],
    DAY,
  ),
} as const satisfies Record<string, Entry>;
