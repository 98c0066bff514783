import { type Entry, likely, official, open, page, settled } from './entry.ts';
import {
  calendarDay,
  cases,
  count,
  date,
  dates,
  dayOfNextMonth,
  days,
  months,
  percent,
  percentAMonth,
  percentAYear,
  percentRange,
  rupees,
  rupeesADay,
  rupeesAMonth,
  rupeesAYear,
} from './values.ts';

const DAY = '2026-11-23';
const MORE_DAY = '2026-11-26';
/** The Code on Social Security, 2020 in force. */
const CODE = '2025-11-21';

const schemes = [
  page('https://www.staffnews.in/2026/07/employees-provident-funds-scheme-2026.html', 2026),
  page('https://gazettetracker.com/g/CG-DL-E-30062026-273951', 2026),
  official('https://egazette.gov.in/WriteReadData/2026/273957.pdf', 2026),
];
const ceiling = [
  official('https://egazette.gov.in/WriteReadData/2026/276299.pdf', 2026),
  official('https://www.pib.gov.in/PressReleasePage.aspx?PRID=2310811', 2026),
  official('https://pmvbry-cdn.epfindia.gov.in/wp-content/uploads/2026/09/Wage-Ceiling-Circular-28.09.2026.pdf', 2026),
];
const split = [
  official('https://pmvbry-cdn.epfindia.gov.in/wp-content/uploads/2026/09/EPFO_Wage_Ceiling_FAQs.pdf', 2026),
  ...schemes,
  page('https://www.citehr.com/amp.php?t=504114', 2014),
  page('https://www.citehr.com/amp.php?t=521607', 2015),
];
const fifteenth = [
  ...schemes,
  page('https://groyourwealth.com/economy/penalty-on-default-in-contribution-to-epfo-eps-and-edli-reduced', 2024),
  page('https://indtaxfilings.com/provident-fund-payment-due-date'),
];
const damages = [
  page('https://peoplescient.com/1902-2/', 2024),
  page(
    'https://ascent-hr.com/notification/reduction-of-penal-damages-under-epf-eps-and-edli-payable-by-employer',
    2024,
  ),
  page('https://khaitanco.com/thought-leadership/Big-Move-in-the-EPF-Regime', 2024),
  official('https://www.epfo.gov.in/insurance-scheme-edli/', 2026),
];
const interest = [
  page('https://www.sgcms.com/regulatory-updates/?p=3380', 2026),
  page('https://jurisquest.com/laws/code-social-security-act-2020/127', 2026),
  page('https://kpmg.com/xx/en/our-insights/gms-flash-alert/2026/flash-alert-2026-153.html', 2026),
];
const penalties = [
  page('https://snappar.com/laws/code-social-security-act-2020/133'),
  page(
    'https://corridalegal.com/7-key-changes-introduced-in-the-employee-provident-fund-scheme-via-code-on-social-security-2020',
    2026,
  ),
];
const code = [
  page('https://bombaychamber.com/notification/code-on-social-security-2020-comes-into-effect-from-21-11-25', 2025),
  page('https://lexcounsel.in/?p=8831', 2026),
  official('https://www.indiacode.nic.in/bitstream/123456789/16823/1/aA2020-36.pdf'),
];
const esiLimit = [
  official('https://www.esic.gov.in/coverage', 2026),
  page(
    'https://www.lkslaw.com/insights/articles/status-of-esi-compliance-under-the-code-on-social-security-2020-an-analytical-review',
    2026,
  ),
  page(
    'https://www.business-standard.com/industry/news/govt-to-decide-epfo-esic-wage-ceilings-minimum-pension-126020601818_1.html',
    2026,
  ),
];
const esiContribution = [
  official('https://www.esic.gov.in/contribution', 2026),
  page(
    'https://www.business-standard.com/amp/industry/news/house-panel-urges-revision-of-wage-ceiling-under-esi-scheme-125080801725_1.html',
    2025,
  ),
  page('https://www.complianceradar.in/glossary/esic-registration', 2026),
];
/** Cites a regulation that the Code let continue to about 20 November 2026; of its successor only a draft was found on `MORE_DAY`. */
const continued = (regulation: string): string =>
  `Regulation ${regulation}, ESI (General) Regulations, 1950, and section 164(2)(b), Code on Social Security, 2020; draft of the new regulations`;
const transition = page(
  'https://www.lkslaw.com/insights/articles/status-of-esi-compliance-under-the-code-on-social-security-2020-an-analytical-review',
  2026,
);
const esiAppeal = [
  page('https://snappar.com/laws/code-social-security-act-2020/126'),
  page('http://comply4hr.com/showsec.asp?seccode=ESIC45-AA'),
  official('https://www.indiacode.nic.in/bitstream/123456789/16823/1/aA2020-36.pdf'),
];
const periodEnd = [
  page('https://support.greythr.com/hc/en-us/articles/360026502471'),
  page('https://www.citehr.com/amp.php?t=642772'),
  page('https://www.citehr.com/amp.php?t=459266'),
  ...esiLimit,
];
const professionalTax = [
  official('https://dtp.tn.gov.in/project/reports/Public/Professional_Tax.php'),
  page('https://1-comply.com/tamil-nadu-urban-local-bodies-act-1998/', 2026),
  page('https://kb.bizproutx.com/doku.php?id=pt%3A2022_pt_tn', 2022),
];
const welfareFund = [
  page('https://legalitysimplified.com/?p=30711', 2022),
  official(
    'https://www.thehindu.com/news/cities/Coimbatore/pay-labour-welfare-fund-contribution/article67752277.ece',
    2024,
  ),
  page(
    'https://www.thehindu.com/news/cities/Coimbatore/organisations-in-erode-asked-to-contribute-to-labour-welfare-fund/article66297269.ece',
    2022,
  ),
];
const bonus = [page('https://brickhr.blogspot.com/2016/12/employees-state-insurance-central-third.html', 2016)];
const faceAuthentication = [
  page(
    'https://www.indiatoday.in/information/story/epfo-makes-aadhaar-based-face-authentication-mandatory-for-uan-generation-2766402-2025-08-05',
    2025,
  ),
  page(
    'https://updates.complianceage.com/mandatory-allotment-and-activation-of-uan-through-umang-app-using-face-authentication',
    2025,
  ),
];

/** The dues of an employer: provident fund, state insurance, professional tax, labour welfare fund, bonus. */
export const pfEsiEntries = {
  'pf-esi.law': settled(
    'epfo',
    'Code on Social Security, 2020, S.O. 5319(E); EPF, EPS and EDLI Schemes, 2026, G.S.R. 525(E) to 527(E)',
    {
      since: CODE,
      value: calendarDay(CODE),
      words: 'Since {}, PF and ESI come under the Code on Social Security, 2020. They remain separate',
    },
    [...code, ...schemes],
    DAY,
  ),
  'pf.employees': settled(
    'epfo',
    'First Schedule, Code on Social Security, 2020',
    { value: count(20), words: '{}+ employees' },
    code,
    DAY,
  ),
  'pf.wages': settled(
    'epfo',
    'Section 2(88), Code on Social Security, 2020',
    {
      since: CODE,
      words:
        'Basic pay, dearness allowance and retaining allowance. Other allowances, such as HRA, conveyance and overtime, count only to the extent that together they exceed half of the total pay',
    },
    [
      page('https://www.sgcms.com/regulatory-updates/?p=2847', 2025),
      page('https://lawshastra.blogspot.com/2025/12/new-labour-codes-revised-wage.html', 2025),
    ],
    DAY,
  ),
  'pf.employee-rate': settled(
    'epfo',
    'Paragraph 18, EPF Scheme, 2026; S.O. 3582(E) of 1 July 2026',
    { value: percent(12) },
    schemes,
    DAY,
  ),
  'pf.employer-rate': settled(
    'epfo',
    'Paragraph 18, EPF Scheme, 2026; S.O. 3582(E) of 1 July 2026',
    { value: percent(12), words: '{}, plus insurance (EDLI) and administration charges' },
    schemes,
    DAY,
  ),
  'pf.pension-rate': settled(
    'epfo',
    'Paragraph 4, EPS, 2026; S.O. 3580(E) of 1 July 2026',
    { value: percent(8.33), words: '{} of wages up to the ceiling' },
    schemes,
    DAY,
  ),
  'pf.edli-rate': settled(
    'epfo',
    'Paragraph 5, EDLI Scheme, 2026; S.O. 3581(E) of 1 July 2026',
    { value: percent(0.5) },
    [
      official('https://www.epfo.gov.in/insurance-scheme-edli/', 2026),
      page('https://groyourwealth.com/economy/penalty-on-default-in-contribution-to-epfo-eps-and-edli-reduced', 2024),
    ],
    DAY,
  ),
  'pf.administration-rate': likely(
    'epfo',
    'Paragraphs 28 and 29, EPF Scheme, 2026; S.O. 2011(E) of 21 May 2018',
    {
      since: '2018-06-01',
      value: cases({ rate: percent(0.5), least: rupees(500) }),
      words: '{rate}, at least {least} a month',
    },
    [
      page(
        'https://taxguru.in/corporate-law/admin-charges-payable-employer-epf-amended-wef-01-06-2018.html/?replytocom=120033',
        2018,
      ),
      official('https://pmvbry-cdn.epfindia.gov.in/wp-content/uploads/2026/09/EPFO_Wage_Ceiling_FAQs.pdf', 2026),
    ],
    DAY,
  ),
  'pf.wage-ceiling': settled(
    'epfo',
    'Section 2(89), Code on Social Security, 2020; S.O. 5109(E) of 17 September 2026',
    {
      before: [{ since: '2014-09-01', until: '2026-09-16', value: rupeesAMonth(15_000) }],
      since: '2026-09-17',
      value: rupeesAMonth(25_000),
    },
    ceiling,
    DAY,
  ),
  'pf.split': settled(
    'epfo',
    "Paragraph 18, EPF Scheme, 2026; paragraph 4, EPS, 2026; paragraph 5, EDLI Scheme, 2026; EPFO's answers of September 2026, question 13",
    {
      words:
        "The employee's share and the employer's share less the pension go to account 1, the pension to account 10, EDLI to account 21, and the administration charges to account 2. Nothing has been paid into account 22 since April 2017 (S.O. 828(E))",
    },
    split,
    MORE_DAY,
  ),
  'pf.whole-wage': likely(
    'epfo',
    'Paragraphs 9(4) and 19(3), EPF Scheme, 2026; paragraph 5(1), EDLI Scheme, 2026',
    {
      words:
        'For PF on more than the ceiling, employer and employee must opt for it jointly. Pension and EDLI stay at the ceiling, and the administration charges are paid on the higher wage',
    },
    schemes,
    MORE_DAY,
  ),
  'pf.rounding': likely(
    'epfo',
    'Paragraph 18(5), EPF Scheme, 2026; paragraph 4(3), EPS, 2026',
    { words: 'to the nearest rupee, fifty paise or more counting as a rupee' },
    schemes,
    MORE_DAY,
  ),
  'pf.return-due': settled(
    'epfo',
    'Paragraph 20, EPF Scheme, 2026 (paragraph 38 of the Scheme of 1952)',
    { value: dayOfNextMonth(15), words: '{} of next month' },
    fifteenth,
    DAY,
  ),
  'pf.return-late-fee': likely(
    'epfo',
    'Paragraph 29(2), EPF Scheme, 2026',
    { since: '2026-06-29', value: rupeesADay(500), words: "{}, up to the month's administration charges" },
    [page('https://taxguru.in/corporate-law/employees-provident-funds-scheme-2026.html', 2026), ...schemes],
    DAY,
  ),
  'pf.damages': settled(
    'epfo',
    'Section 128, Code on Social Security, 2020; notifications of 14 June 2024',
    { since: '2024-06-14', value: percentAMonth(1) },
    damages,
    DAY,
  ),
  'pf.interest': settled(
    'epfo',
    'Section 127, Code on Social Security, 2020; S.O. 2698(E) of 29 May 2026',
    { value: percentAYear(12) },
    interest,
    DAY,
  ),
  'pf.registration-limit': open(
    'epfo',
    'Section 3, Code on Social Security, 2020; rule 5, Social Security (Central) Rules, 2026',
    'The rules ask for Form I on the Shram Suvidha portal, but give no number of days',
    [
      official('https://www.labour.gov.in/static/uploads/2026/05/49aa9b62c2125499c37399b90e969d67.pdf', 2026),
      page('https://csatwork.in/social-security-central-rules-2026-guide-employers-india/', 2026),
      page('https://employmentlaw.lakshmisri.com/faq/how-to-register-under-shram-suvidha-portal'),
      page('http://comply4hr.com/showsec.asp?seccode=SSC3'),
    ],
    DAY,
  ),
  'pf.registration-fine': open(
    'epfo',
    'Section 133(m), Code on Social Security, 2020',
    'A court sets the fine, depending on the default',
    penalties,
    DAY,
  ),
  'pf.account-number': settled(
    'epfo',
    'EPFO circular WSU/MemberProfilePt1/E-965649/2025-26/22 of 30 July 2025',
    {
      since: '2025-08-01',
      words:
        'The worker creates his account number (UAN) himself, by face authentication in the government app (UMANG)',
    },
    faceAuthentication,
    DAY,
  ),
  'esi.employees': settled(
    'esic',
    'First Schedule, Code on Social Security, 2020',
    { value: count(10), words: '{}+ employees' },
    [...code, page('https://legalogic.com/uncategorized/labour-codes-26-labor-code-esi-old-vs-new-provisions', 2026)],
    DAY,
  ),
  'esi.wage-limit': likely(
    'esic',
    'G.S.R. 1166(E) of 22 December 2016 (rule 50, ESI (Central) Rules, 1950)',
    { since: '2017-01-01', value: rupeesAMonth(21_000) },
    esiLimit,
    DAY,
  ),
  'esi.wage-limit-disability': likely(
    'esic',
    'G.S.R. 1166(E) of 22 December 2016 (rule 50, ESI (Central) Rules, 1950)',
    { since: '2017-01-01', value: rupeesAMonth(25_000), words: '{} for persons with disability' },
    esiLimit,
    DAY,
  ),
  'esi.period-end': settled(
    'esic',
    'S.O. 2351(E) of 8 May 2026; earlier section 2(9), proviso, ESI Act, 1948, and rule 50',
    {
      words:
        'An employee who crosses the limit in a contribution period stays insured on the whole wage until it ends on 30 September or 31 March',
    },
    periodEnd,
    MORE_DAY,
  ),
  'esi.rounding': likely(
    'esic',
    'Rule 19(1), Social Security (Central) Rules, 2026',
    { words: 'each share to the next higher rupee' },
    esiContribution,
    MORE_DAY,
  ),
  'esi.employee-rate': settled(
    'esic',
    'Rule 19, Social Security (Central) Rules, 2026',
    { since: '2019-07-01', value: percent(0.75) },
    esiContribution,
    DAY,
  ),
  'esi.employer-rate': settled(
    'esic',
    'Rule 19, Social Security (Central) Rules, 2026',
    { since: '2019-07-01', value: percent(3.25) },
    esiContribution,
    DAY,
  ),
  'esi.low-wage': settled(
    'esic',
    'ESI rules on the average daily wage, since September 2019',
    { since: '2019-09-01', value: rupeesADay(176), words: 'on average up to {}' },
    esiContribution,
    DAY,
  ),
  'esi.return-due': likely(
    'esic',
    continued('31'),
    { since: '2017-06-01', value: dayOfNextMonth(15), words: '{} of next month' },
    [...esiContribution, transition],
    MORE_DAY,
  ),
  'esi.interest': settled(
    'esic',
    'Section 127, Code on Social Security, 2020; S.O. 2698(E) of 29 May 2026',
    { value: percentAYear(12) },
    interest,
    DAY,
  ),
  'esi.damages': likely(
    'esic',
    continued('31-C'),
    { value: percentRange(5, 25), words: '{} a year, depending on the delay' },
    [
      page('http://comply4hr.com/showsec.asp?seccode=ESIR41'),
      page('https://helloauditor.com/what-is-the-penalty-for-non-compliance'),
      page('https://community.emgage.work/complaince/esic/esic-details-page/consequences'),
      transition,
    ],
    MORE_DAY,
  ),
  'esi.appeal-limit': settled(
    'esic',
    'Section 126, Code on Social Security, 2020 (45AA, ESI Act, 1948)',
    { since: CODE, value: days(60) },
    esiAppeal,
    MORE_DAY,
  ),
  'esi.appeal-deposit': settled(
    'esic',
    'Section 126, Code on Social Security, 2020 (45AA, ESI Act, 1948)',
    {
      since: CODE,
      value: percent(25),
      words: '{} of the contribution in the order, or the amount that the employer works out, whichever is higher',
    },
    esiAppeal,
    MORE_DAY,
  ),
  'esi.registration-limit': likely(
    'esic',
    continued('10-B'),
    { value: days(15) },
    [official('http://www.esicoimbatore.org/esischeme/esiact_s2a.htm'), transition],
    MORE_DAY,
  ),
  'esi.registration-fine': open(
    'esic',
    'Section 133(m), Code on Social Security, 2020',
    'A court sets the fine, depending on the default',
    penalties,
    DAY,
  ),

  'professional-tax.due': settled(
    'corporation',
    'Sections 117-A and following, Tamil Nadu Urban Local Bodies Act, 1998; rules of 2023',
    { value: dates([30, 9], [31, 3]) },
    professionalTax,
    DAY,
  ),
  'professional-tax.most': settled(
    'corporation',
    'Article 276, Constitution; section 117-B, Tamil Nadu Urban Local Bodies Act, 1998',
    { value: rupeesAYear(2_500), words: 'at most {}' },
    professionalTax,
    DAY,
  ),
  'professional-tax.slabs': open(
    'corporation',
    'Section 117-A, Tamil Nadu Urban Local Bodies Act, 1998',
    'See the table of the local body, or ask the Corporation',
    [
      official('https://www.ccmc.gov.in/ccmc/index.php/services/revenue', 2015),
      official('https://ccmc.gov.in/index.php/cat-department/revenue'),
      page('https://greythr.com/wiki/acts/professional-tax-tamil-nadu'),
      page('https://kb.bizproutx.com/doku.php?id=pt%3A2022_pt_tn', 2022),
    ],
    DAY,
  ),
  'labour-welfare.due': settled(
    'labour',
    'Tamil Nadu Labour Welfare Fund Act, 1972 and Rules, 1973 (form A)',
    { value: date(31, 1), words: '{} for the previous calendar year' },
    welfareFund,
    DAY,
  ),
  'labour-welfare.shares': settled(
    'labour',
    'Tamil Nadu Labour Welfare Fund Rules, 1973, as amended on 2 December 2022',
    {
      since: '2022-01-01',
      value: cases({ employee: rupees(20), employer: rupees(40) }),
      words: '{employee} from the employee and {employer} from the employer a year',
    },
    welfareFund,
    DAY,
  ),
  'labour-welfare.employees': settled(
    'labour',
    'Section 2(d), Tamil Nadu Labour Welfare Fund Act, 1972',
    { value: count(5), words: '{} or more employees' },
    welfareFund,
    DAY,
  ),
  'bonus.rate': likely(
    'labour',
    'Section 26, Code on Wages, 2019; S.O. 4710(E) and 4711(E) of 25 August 2026',
    { value: percentRange(8.33, 20) },
    bonus,
    DAY,
  ),
  'bonus.wage-limit': likely(
    'labour',
    'Section 26, Code on Wages, 2019; S.O. 4710(E) and 4711(E) of 25 August 2026',
    { value: rupeesAMonth(21_000) },
    bonus,
    DAY,
  ),
  'bonus.due': likely(
    'labour',
    'Code on Wages, 2019 (section 19, Payment of Bonus Act, 1965)',
    { value: months(8), words: 'within {} of the year end' },
    bonus,
    DAY,
  ),
} as const satisfies Record<string, Entry>;
