import { type Entry, likely, official, open, page, settled } from './entry.ts';
import { calendarDay, cases, count, crore, date, dates, days, months, rupees, rupeesADay } from './values.ts';

const DAY = '2026-11-23';

const calendar = [
  page('https://ebizfiling.com/blog/roc-annual-compliance-calendar-for-pvt-ltd-company-2025-26', 2025),
  page('https://instafiling.com/roc-compliance-for-a-private-limited-company/', 2021),
  page('https://etaxguru.in/roc-compliance/', 2021),
];
const agm = [
  page('https://probizos.com/?p=502'),
  page('https://ebizfiling.com/blog/roc-annual-compliance-calendar-for-pvt-ltd-company-2025-26', 2025),
];
const agmPenalty = [
  page('https://ca2013.com/punishment-for-default-in-complying-with-provisions-of-sections-96-to-98/', 2024),
  page('https://law.emunshi.ai/companies/99'),
  page('https://ebizfiling.com/blog/roc-annual-compliance-calendar-for-pvt-ltd-company-2025-26', 2025),
];
const members = [
  official('https://www.mca.gov.in/Ministry/pdf/CompaniesAct2013.pdf'),
  page('https://cleartax.in/s/characteristics-private-limited-company'),
  page('https://www.fiscalflow.in/post/how-many-directors-and-shareholders-are-required-to-form-a-pvt-ltd-company'),
];
const llpPartners = [
  page('https://helloauditor.com/how-many-partners-are-required-to-start-an-llp', 2025),
  page('https://shriassociate.com/faq-items/what-is-the-minimum-and-maximum-number-of-partners-that-an-llp-can-have/'),
  page('https://cavijaysingh.com/questions-answers/llp-minimum-partners/'),
];
const llp = [
  page('https://taxguru.in/corporate-law/reduced-additional-fees-filing-annual-returns-llp.html', 2022),
  page(
    'https://taxconcept.net/corporate-compliance-calendar/reduced-additional-fees-for-filing-of-annual-returns-of-llp/',
    2022,
  ),
  page('https://www.taxtmi.com/acts?id=13295', 2026),
];
const kyc = [
  page('https://www.corpsection.com/2025/12/major-shift-in-director-kyc-mca.html', 2025),
  page('https://vizttax.com/insights/?p=974', 2026),
  page('https://finin2min.com/din-kyc-now-once-in-3-years-w-e-f-31-march-2026', 2026),
];

/** Companies, LLPs and partnerships. */
export const companyEntries = {
  'company.private-directors': settled(
    'mca',
    'Section 149(1), Companies Act, 2013',
    { value: count(2), words: '{} directors' },
    members,
    DAY,
  ),
  'company.private-shareholders': settled(
    'mca',
    'Section 3(1), Companies Act, 2013',
    { value: count(2), words: '{} shareholders' },
    members,
    DAY,
  ),
  'company.private-max': settled(
    'mca',
    'Section 2(68), Companies Act, 2013',
    { value: count(200), words: '{} shareholders' },
    members,
    DAY,
  ),
  'company.partnership-max': settled(
    'mca',
    'Section 464, Companies Act, 2013; rule 10, Companies (Miscellaneous) Rules, 2014',
    { value: count(50), words: '{} partners' },
    [
      page('https://blog.taxrobo.in/register-partnership-firm-chennai-2', 2025),
      page(
        'https://www.kanakkupillai.com/learn/procedure-to-register-a-partnership-firm-in-india-tamil-nadu/?replytocom=2749',
      ),
    ],
    DAY,
  ),
  'company.llp-min': settled(
    'mca',
    'Section 6, Limited Liability Partnership Act, 2008',
    { value: count(2), words: '{} partners' },
    llpPartners,
    DAY,
  ),
  'company.llp-max': settled(
    'mca',
    'Limited Liability Partnership Act, 2008',
    { words: 'No maximum' },
    llpPartners,
    DAY,
  ),
  'company.capital': settled(
    'mca',
    'Section 2(68), Companies Act, 2013; Act 21 of 2015',
    { since: '2015-05-29', words: 'no minimum' },
    [
      page('https://ssra.in/2015/06/02/the-companies-amendment-act-2015/', 2015),
      page('https://www.indiafilings.com/learn/highlights-of-companies-amendment-act-2015/', 2015),
      page('https://helloauditor.com/what-is-the-minimum-share-capital-required', 2025),
    ],
    DAY,
  ),
  'company.agm-due': settled(
    'mca',
    'Section 96, Companies Act, 2013',
    { value: months(6), words: 'Within {} of the financial year end' },
    agm,
    DAY,
  ),
  'company.agm-first-due': settled(
    'mca',
    'Section 96, Companies Act, 2013',
    { value: months(9), words: 'Within {} of the end of the first financial year' },
    agm,
    DAY,
  ),
  'company.agm-penalty': settled(
    'mca',
    'Section 99, Companies Act, 2013',
    {
      value: cases({ fixed: rupees(100_000), perDay: rupees(5000) }),
      words: 'up to {fixed}, and up to {perDay} for each further day',
    },
    agmPenalty,
    DAY,
  ),
  'company.aoc4-due': settled(
    'mca',
    'Section 137, Companies Act, 2013',
    { value: days(30), words: 'Within {} of the AGM' },
    calendar,
    DAY,
  ),
  'company.annual-return-due': settled(
    'mca',
    'Section 92(4), Companies Act, 2013',
    { value: days(60), words: 'Within {} of the AGM' },
    calendar,
    DAY,
  ),
  'company.adt1-due': settled(
    'mca',
    'Section 139(1), Companies Act, 2013',
    { value: days(15), words: 'Within {} of the AGM' },
    calendar,
    DAY,
  ),
  'company.additional-fee': settled(
    'mca',
    'Section 403, Companies Act, 2013; Companies (Registration Offices and Fees) Rules, 2014',
    { since: '2018-07-01', value: rupeesADay(100), words: '{} with no upper limit' },
    [
      ...calendar,
      page(
        'https://compliancecalendar.in/learn/what-is-the-fees-penalty-for-delay-in-filing-annual-return-mgt-7-with-mca',
        2025,
      ),
    ],
    DAY,
  ),
  'company.other-additional-fee': settled(
    'mca',
    'Companies (Registration Offices and Fees) Rules, 2014',
    {
      since: '2018-07-01',
      value: cases({ least: count(2), most: count(12) }),
      words: '{least} to {most} times the fee',
    },
    calendar,
    DAY,
  ),
  'company.annual-return-default': likely(
    'mca',
    'Section 92(5), Companies Act, 2013; Companies (Amendment) Act, 2020',
    {
      since: '2020-12-21',
      value: cases({ fixed: rupees(10_000), perDay: rupees(100), most: rupees(200_000), mostOfficer: rupees(50_000) }),
      words: '{fixed} and {perDay} a day, at most {most} for the company and {mostOfficer} for each officer',
    },
    [
      page(
        'https://aaptaxlaw.com/companies-act-2020/section-92-105-117-124-128-129a-134-of-companies-act-2020.html',
        2020,
      ),
      page('https://corporateprofessionals.com/?p=8625', 2020),
    ],
    DAY,
  ),
  'company.dpt3-due': settled(
    'mca',
    'Rule 16, Companies (Acceptance of Deposits) Rules, 2014',
    { value: date(30, 6) },
    [
      page('https://probizos.com/?p=502'),
      page('https://ebizfiling.com/blog/roc-annual-compliance-calendar-for-pvt-ltd-company-2025-26', 2025),
    ],
    DAY,
  ),
  'company.msme1-due': settled(
    'mca',
    'Section 405, Companies Act, 2013; order of 22 January 2019',
    { value: dates([30, 4], [31, 10]) },
    calendar,
    DAY,
  ),
  'company.director-kyc-due': settled(
    'mca',
    'Rule 12A, Companies (Appointment and Qualification of Directors) Rules, 2014; G.S.R. 943(E)',
    { since: '2026-03-31', value: date(30, 6), words: '{}, once in three financial years' },
    kyc,
    DAY,
  ),
  'company.director-kyc-next': settled(
    'mca',
    'Rule 12A, Companies (Appointment and Qualification of Directors) Rules, 2014; G.S.R. 943(E)',
    {
      since: '2026-03-31',
      value: calendarDay('2028-06-30'),
      words: 'If you have filed it until now, it is next due by {}',
    },
    kyc,
    DAY,
  ),
  'company.director-kyc-late': likely(
    'mca',
    'Companies (Registration Offices and Fees) Rules, 2014; G.S.R. 300(E) of 21 April 2026',
    { since: '2026-04-21', value: rupees(5_000) },
    kyc,
    DAY,
  ),
  'company.commencement-due': likely(
    'mca',
    'Section 10A, Companies Act, 2013 (form INC-20A)',
    { value: days(180), words: 'Within {} of incorporation' },
    [page('https://probizos.com/?p=502')],
    DAY,
  ),
  'company.small': settled(
    'mca',
    'Section 2(85), Companies Act, 2013; G.S.R. 880(E)',
    {
      since: '2025-12-01',
      value: cases({ capital: crore(10), turnover: crore(100) }),
      words: 'paid-up capital up to {capital} and turnover up to {turnover}',
    },
    [
      page('https://gazettetracker.com/g/CG-DL-E-23032026-271201', 2026),
      page('https://www.lexemer.com/articles/wp-json/wp/v2/posts/23', 2026),
    ],
    DAY,
  ),
  'llp.form11-due': settled(
    'mca',
    'Section 35, Limited Liability Partnership Act, 2008 (form 11)',
    { value: date(30, 5) },
    llp,
    DAY,
  ),
  'llp.form8-due': settled(
    'mca',
    'Section 34, Limited Liability Partnership Act, 2008 (form 8)',
    { value: date(30, 10) },
    llp,
    DAY,
  ),
  'llp.late-fee': settled(
    'mca',
    'Annexure A, LLP Rules, 2009; LLP (Amendment) Rules, 2022, G.S.R. 109(E)',
    {
      since: '2022-04-01',
      value: cases({ small: count(15), others: count(30) }),
      words: 'up to {small} times the normal fee in the first year of delay ({others} times for a larger LLP)',
    },
    llp,
    DAY,
  ),
  'llp.fee': settled(
    'mca',
    'Annexure A, LLP Rules, 2009',
    {
      value: cases({ least: rupees(50), most: rupees(300) }),
      words: '{least} to {most}, depending on the contribution',
    },
    llp,
    DAY,
  ),
  'firm.registration-fee-tn': open(
    'mca',
    'Indian Partnership Act, 1932; Tamil Nadu rules',
    'Ask the Registrar of Firms for the fee',
    [
      page('https://chennairegistration.in/knowledgedesk/business/partnership-firm-amendment-deed-registration/'),
      page('https://www.registerkaro.in/partnership-firm-registration-in-tamil-nadu'),
      page('https://vdocuments.net/regist-dept.html', 2006),
    ],
    DAY,
  ),
} as const satisfies Record<string, Entry>;
