import { type Entry, likely, page, settled } from './entry.ts';
import { cases, date, days, percent, rupees, rupeesADay } from './values.ts';

const DAY = '2026-11-23';

/** The cost of lateness, as far as the other files of the register do not hold it. */
export const dueDateEntries = {
  'tds.certificate-penalty': settled(
    'incomeTax',
    'Section 465(2)(g), Income-tax Act, 2025 (272A(2)(g))',
    {
      value: cases({ perDay: rupeesADay(500), mostOfTax: percent(100) }),
      words: '{perDay}, at most the amount of the tax',
    },
    [
      page('https://future.indiankanoon.org/doc/26372530', 2025),
      page('https://taxmanagementindia.com/visitor/detail_manual.asp?ID=3656'),
    ],
    DAY,
  ),
  'tds.declaration-penalty': settled(
    'incomeTax',
    'Section 465(2)(f), Income-tax Act, 2025',
    { since: '2026-04-01', value: rupeesADay(500) },
    [
      page('https://future.indiankanoon.org/doc/26372530', 2025),
      page('https://www.aubsp.com/income-tax-act-2025-section-465/', 2026),
      page('https://easevalue.com/income-tax-act-2025/section-465-returns-statements-allow-inspections', 2026),
    ],
    '2026-11-26',
  ),
  'sft.due': likely(
    'incomeTax',
    'Section 508, Income-tax Act, 2025; rule 237, Income-tax Rules, 2026 (form 61A)',
    { value: date(31, 5) },
    [
      page('https://www.lawspedia.in/rule-237-of-income-tax-rules-2026', 2026),
      page('https://vatspk.com/sft-filing-for-fy-2024-25-a-complete-guide-for-taxpayers/', 2025),
      page(
        'https://taxconcept.net/income-tax/what-is-the-mode-and-due-date-for-filing-statement-of-financial-transaction-or-reportable-account/',
        2022,
      ),
    ],
    '2026-11-26',
  ),
  'sft.late': settled(
    'incomeTax',
    'Section 427(3), Income-tax Act, 2025',
    {
      since: '2026-04-01',
      value: cases({ perDay: rupeesADay(200), most: rupees(100_000) }),
      words: '{perDay}, at most {most}',
    },
    [
      page('https://sundeepbimal.com/detail/55928.aspx', 2026),
      page(
        'https://in.fintaxblog.com/budget/finance-bill-2026-penalties-replaced-with-fixed-fees-for-returns-audit-statements.html',
        2026,
      ),
    ],
    '2026-11-26',
  ),
  'company.pas6-due': settled(
    'mca',
    'Rules 9A(8) and 9B(5), Companies (Prospectus and Allotment of Securities) Rules, 2014',
    { value: days(60), words: 'Within {} of the end of the half-year' },
    [
      page('https://taxguru.in/chartered-accountant/filing-pas-6-private-limited-companies.html', 2025),
      page('https://taxguru.in/company-law/form-pas-6-filing-reconciliation-share-capital-audit-companies.html', 2025),
      page('https://saral.capeasy.in/learn/what-is-pas-6', 2026),
    ],
    '2026-11-26',
  ),
  'company.pas6-late': likely(
    'mca',
    'Section 450, Companies Act, 2013',
    {
      value: cases({ fixed: rupees(10_000), perDay: rupeesADay(1_000) }),
      words: 'up to {fixed}, and {perDay} after that',
    },
    [page('https://taxguru.in/company-law/form-pas-6-filing-reconciliation-share-capital-audit-companies.html', 2025)],
    '2026-11-26',
  ),
  'audit.transfer-pricing-late': settled(
    'incomeTax',
    'Section 428(d), Income-tax Act, 2025; for 2025-26 section 271BA, Income-tax Act, 1961',
    {
      before: [{ until: '2026-03-31', value: rupees(100_000) }],
      since: '2026-04-01',
      value: cases({ month: rupees(50_000), longer: rupees(100_000) }),
      words: '{month} up to a month late, {longer} after that',
    },
    [
      page('https://www.livelawbiz.com/top-stories/single-day-delay-tax-audit-report-late-fee-budget-521402', 2026),
      page('https://taxnews.etaxcare.in/2026/02/tax-compliance-simplified-new-fee.html', 2026),
    ],
    DAY,
  ),
  'company.msme1-penalty': likely(
    'mca',
    'Section 405(4), Companies Act, 2013',
    {
      value: cases({ fixed: rupees(20_000), perDay: rupeesADay(1_000), most: rupees(300_000) }),
      words: '{fixed} and {perDay}, at most {most}',
    },
    [
      page('https://csdiveshgoyal.com/Blog/173/AdjPenaltyonDelayfilingofMSME.aspx', 2024),
      page('https://taxguru.in/company-law/requirement-file-msme-form1.html'),
    ],
    DAY,
  ),
  'professional-tax.late': likely(
    'corporation',
    'Section 117-A and following, Tamil Nadu Urban Local Bodies Act, 1998; practice of the Corporation of Coimbatore',
    { value: percent(1), words: 'the Corporation adds interest of {}' },
    [
      page(
        'https://www.thehindu.com/news/cities/Coimbatore/corporation-plans-special-camps-for-tax-collection/article67306261.ece/amp/',
        2023,
      ),
      page('https://livechennai.com/detailnews.asp?nav=p&newsid=13610', 2014),
    ],
    DAY,
  ),
  'labour-welfare.late': likely(
    'labour',
    'Sections 28 and 34, Tamil Nadu Labour Welfare Fund Act, 1972',
    {
      value: rupees(500),
      words: 'the Labour Welfare Board recovers it. An employer who does not follow its orders is fined up to {}',
    },
    [
      page('https://www.citehr.com/showthread.php?t=490933', 2014),
      page(
        'https://community.emgage.work/complaince/labour-welfare-fund/labour-welfare-fund-details/labour-welfare-fund-tamil-nadu',
      ),
    ],
    DAY,
  ),
  'bonus.late': likely(
    'labour',
    'Sections 39 and 54(1)(a), Code on Wages, 2019',
    { value: rupees(50_000), words: 'a fine of up to {}, after time to correct it' },
    [
      page('https://bcpassociates.com/impact-of-penal-provisions-on-companies-under-code-on-wages'),
      page('https://www.ixambee.com/questions/legal/other-laws-and-acts/551205'),
      page(
        'https://aaptaxlaw.com/code-on-wages-2019/section-39-time-limit-for-payment-of-bonus-code-on-wages-2019.html',
      ),
      page('https://www.taxtmi.com/acts?id=37275'),
    ],
    DAY,
  ),
} as const satisfies Record<string, Entry>;
