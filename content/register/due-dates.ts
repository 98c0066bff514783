import { type Entry, likely, page, settled } from './entry.ts';
import { cases, percent, rupees, rupeesADay } from './values.ts';

const DAY = '2026-11-23';

/** What lateness costs, where the other files of the register do not say it. */
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
    { value: rupees(50_000), words: 'a fine of up to {}, after time to put it right' },
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
