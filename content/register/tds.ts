import { type Entry, likely, official, page, settled } from './entry.ts';
import {
  cases,
  date,
  dates,
  dayOfNextMonth,
  days,
  months,
  percent,
  percentAMonth,
  rupees,
  rupeesADay,
  rupeesAMonth,
  rupeesAYear,
} from './values.ts';

const DAY = '2026-11-23';
/** The Income-tax Act, 2025 in force. */
const NEW_ACT = '2026-04-01';
const OLD_UNTIL = '2026-03-31';

const forms = [
  page('https://www.taxheal.com/tds-compliance-2-0-new-dates-new-forms-and-the-mega-form-141.html', 2026),
  page('https://blog.saginfotech.com/tds-returns-forms-138-140-144-143', 2026),
  official('https://www.incometaxindia.gov.in/w/rule-219-1', 2026),
];
const statements = [
  page('https://loknad.com/blog/2026/06/30/itr-filing-simplified-6-key-dates-every-taxpayer-should-know/', 2026),
  page('https://taxoreo.com/blog/tds-tcs-deposit', 2026),
  official('https://www.incometaxindia.gov.in/w/rule-219-1', 2026),
];
const deposit = [
  page('https://taxoreo.com/blog/tds-tcs-deposit', 2026),
  official('https://www.incometaxindia.gov.in/w/rule-218-1', 2026),
];
const certificates = [
  page('https://www.taxheal.com/tds-compliance-2-0-new-dates-new-forms-and-the-mega-form-141.html', 2026),
  official('https://www.incometaxmumbai.gov.in/due-dates/'),
  official('https://www.incometaxindia.gov.in/w/rule-215-1', 2026),
];
const table = [
  page('https://www.cabkgoyal.com/section-393-of-income-tax-act-2025-tax-to-be-deducted-at-source', 2026),
  page('https://tdsguru.in/tds-sections.html', 2026),
  page('https://parshwataxconsultant.com/page/income-tax-rates', 2026),
  official('https://www.incometaxindia.gov.in/w/section-393-6', 2026),
];
const rent = [
  ...table,
  page('https://taxguru.in/income-tax/budget-2025-threshold-tds-section-194-i-rent-increased.html', 2025),
];
const fees = [
  ...table,
  page('https://taxguru.in/income-tax/budget-2025-section-194j-tds-threshold-professional-fees-increased.html', 2025),
];

const QUARTERS = [
  [31, 5],
  [31, 7],
  [31, 10],
  [31, 1],
] as const;
const RULE_219 = 'Section 397(3)(b), Income-tax Act, 2025; rule 219, Income-tax Rules, 2026';

/** Tax deducted or collected at source. */
export const tdsEntries = {
  'tds.form-salary': settled(
    'incomeTax',
    RULE_219,
    { before: [{ until: OLD_UNTIL, words: '24Q' }], since: NEW_ACT, words: '138' },
    forms,
    DAY,
  ),
  'tds.form-resident': settled(
    'incomeTax',
    RULE_219,
    { before: [{ until: OLD_UNTIL, words: '26Q' }], since: NEW_ACT, words: '140' },
    forms,
    DAY,
  ),
  'tds.form-nonresident': settled(
    'incomeTax',
    RULE_219,
    { before: [{ until: OLD_UNTIL, words: '27Q' }], since: NEW_ACT, words: '144' },
    forms,
    DAY,
  ),
  'tds.form-tcs': settled(
    'incomeTax',
    RULE_219,
    { before: [{ until: OLD_UNTIL, words: '27EQ' }], since: NEW_ACT, words: '143' },
    [
      ...forms,
      page('https://wisebooks.in/blog/form-27eq-replaced-by-form-143-complete-guide-to-new-tcs-return-2026', 2026),
    ],
    DAY,
  ),
  'tds.due-q1': settled('incomeTax', RULE_219, { value: date(31, 7) }, statements, DAY),
  'tds.due-q2': settled('incomeTax', RULE_219, { value: date(31, 10) }, statements, DAY),
  'tds.due-q3': settled('incomeTax', RULE_219, { value: date(31, 1) }, statements, DAY),
  'tds.due-q4': settled('incomeTax', RULE_219, { value: date(31, 5) }, statements, DAY),
  'tds.due-all': settled('incomeTax', RULE_219, { value: dates(...QUARTERS) }, statements, DAY),
  'tds.due-tcs': settled(
    'incomeTax',
    'Rule 219(4), Income-tax Rules, 2026 (31AA for quarters up to March 2026)',
    {
      before: [{ until: OLD_UNTIL, value: dates([15, 5], [15, 7], [15, 10], [15, 1]) }],
      since: NEW_ACT,
      value: dates(...QUARTERS),
    },
    statements,
    DAY,
  ),
  'tds.deposit-due': settled(
    'incomeTax',
    'Rule 218(2), Income-tax Rules, 2026',
    {
      value: cases({ months: dayOfNextMonth(7), march: date(30, 4) }),
      words: '{months} of next month ({march} for March)',
    },
    [...deposit, page('https://www.taxtmi.com/acts?id=3814')],
    DAY,
  ),
  'tcs.deposit-due': likely(
    'incomeTax',
    'Rule 218(2), Income-tax Rules, 2026 (37CA up to March 2026)',
    {
      before: [{ until: OLD_UNTIL, value: cases({ months: dayOfNextMonth(7) }), words: '{months} of next month' }],
      since: NEW_ACT,
      value: cases({ months: dayOfNextMonth(7), march: date(30, 4) }),
      words: '{months} of next month ({march} for March)',
    },
    deposit,
    DAY,
  ),
  'tds.form-141-due': settled(
    'incomeTax',
    'Section 393(1), Income-tax Act, 2025; rules 218(3) and 219(5), Income-tax Rules, 2026',
    { value: days(30), words: 'Within {} of the end of the month of deduction' },
    [
      official(
        'https://www.incometax.gov.in/iec/foportal/help/all-topics/e-filing-services/form-141-challan-cum-statement-deduction-tax-us-3931-UM',
        2026,
      ),
      page('https://taxroutine.com/?p=8090', 2026),
    ],
    DAY,
  ),
  'tds.form-130-due': settled(
    'incomeTax',
    'Section 395, Income-tax Act, 2025; rule 215, Income-tax Rules, 2026 (form 16 for 2025-26)',
    { value: date(15, 6) },
    certificates,
    DAY,
  ),
  'tds.form-131-due': settled(
    'incomeTax',
    'Section 395, Income-tax Act, 2025; rule 215, Income-tax Rules, 2026 (form 16A)',
    { value: dates([15, 6], [15, 8], [15, 11], [15, 2]) },
    certificates,
    DAY,
  ),
  'tds.form-132-due': settled(
    'incomeTax',
    'Section 395, Income-tax Act, 2025; rule 215, Income-tax Rules, 2026 (forms 16B, 16C, 16D and 16E)',
    { since: NEW_ACT, value: days(15), words: 'Within {} of the last day for Form 141' },
    [
      page(
        'https://www.caclubindia.com/articles/tds-on-property-from-1st-april-2026-form-141-replaces-26qb-complete-guide-55023.asp',
        2026,
      ),
      page('https://indianews18.in/?p=1601', 2026),
      official('https://www.incometaxindia.gov.in/w/rule-215-1', 2026),
    ],
    '2026-11-26',
  ),
  'tds.form-121-due': likely(
    'incomeTax',
    'Section 393(6), Income-tax Act, 2025; rule 211, Income-tax Rules, 2026 (forms 15G and 15H)',
    { since: NEW_ACT, value: dayOfNextMonth(7), words: '{} of the month after the quarter' },
    [official('https://www.incometax.gov.in/iec/foportal/newformpage/forms/from121-um', 2026)],
    '2026-11-26',
  ),
  'tds.form-133-due': settled(
    'incomeTax',
    'Section 395(4), Income-tax Act, 2025; rule 215(1), Income-tax Rules, 2026 (form 27D)',
    { since: NEW_ACT, value: dates([15, 6], [15, 8], [15, 11], [15, 2]) },
    [
      page('https://www.taxheal.com/form-133-income-tax-rules-2026-pdf-download-and-key-points.html', 2026),
      page('https://www.taxtmi.com/news?id=72113', 2026),
      official('https://www.incometaxindia.gov.in/w/rule-215-1', 2026),
    ],
    DAY,
  ),
  'tds.certificate-salary': settled(
    'incomeTax',
    'Section 395, Income-tax Act, 2025; rule 215, Income-tax Rules, 2026',
    { before: [{ until: OLD_UNTIL, words: '16' }], since: NEW_ACT, words: '130' },
    certificates,
    DAY,
  ),
  'tds.certificate-others': settled(
    'incomeTax',
    'Section 395, Income-tax Act, 2025; rule 215, Income-tax Rules, 2026',
    { before: [{ until: OLD_UNTIL, words: '16A' }], since: NEW_ACT, words: '131' },
    certificates,
    DAY,
  ),
  'tds.certificate-tcs': settled(
    'incomeTax',
    'Section 395(4), Income-tax Act, 2025; rule 215, Income-tax Rules, 2026',
    { before: [{ until: OLD_UNTIL, words: '27D' }], since: NEW_ACT, words: '133' },
    [
      page('https://www.taxheal.com/form-133-income-tax-rules-2026-pdf-download-and-key-points.html', 2026),
      ...certificates,
    ],
    DAY,
  ),
  'tds.rent-individual': settled(
    'incomeTax',
    'Section 393(1) Table Sl. 2(i), Income-tax Act, 2025 (194-IB; form 141)',
    {
      before: [
        {
          until: '2024-09-30',
          value: cases({ rate: percent(5), above: rupeesAMonth(50_000) }),
          words: '{rate} if the rent is above {above}',
        },
      ],
      since: '2024-10-01',
      value: cases({ rate: percent(2), above: rupeesAMonth(50_000) }),
      words: '{rate} if the rent is above {above}',
    },
    table,
    DAY,
  ),
  'tds.late-fee-day': settled(
    'incomeTax',
    'Section 427, Income-tax Act, 2025 (234E)',
    {
      value: cases({ perDay: rupeesADay(200), mostOfTax: percent(100) }),
      words: '{perDay} per return (at most the amount of the tax)',
    },
    [
      page('https://lawspedia.in/section-427-of-income-tax-act-2025', 2026),
      page(
        'https://in.fintaxblog.com/budget/finance-bill-2026-penalties-replaced-with-fixed-fees-for-returns-audit-statements.html',
        2026,
      ),
      page('https://sundeepbimal.com/detail/55928.aspx', 2026),
    ],
    DAY,
  ),
  'tds.form-141-late-fee': likely(
    'incomeTax',
    'Section 427, Income-tax Act, 2025 (234E); rule 219(5), Income-tax Rules, 2026',
    {
      value: cases({ perDay: rupeesADay(200), mostOfTax: percent(100) }),
      words: '{perDay} (at most the amount of the tax)',
    },
    [
      page('https://sundeepbimal.com/detail/55928.aspx', 2026),
      page('https://ai.jamku.app/incometax2025/act/427.html', 2025),
      page('https://eztax.in/tds/guide-on-tds-interest-late-fee-and-penalties'),
      page('https://crazyreturn.com/tax-filing/tds-on-purchase-property'),
      page('https://caclubindia.com/forum/late-filing-fee-is-applicable-for-immovable-property-tds-456419.asp', 2018),
    ],
    '2026-11-26',
  ),
  'tds.penalty': settled(
    'incomeTax',
    'Section 461, Income-tax Act, 2025 (271H)',
    {
      since: '2025-04-01',
      value: cases({ least: rupees(10_000), most: rupees(100_000), grace: months(1) }),
      words: '{least} to {most}',
    },
    [
      page('https://www.aubsp.com/income-tax-act-2025-section-461/', 2026),
      page('https://ai.jamku.app/incometax2025/act/461.html', 2026),
      page('https://blog.tdsman.com/2025/05/section-271h-penalty-on-taxpayers-for-not-filing-tds-or-tcs-returns', 2025),
    ],
    DAY,
  ),
  'tds.late-interest': settled(
    'incomeTax',
    'Section 398(3)(a), Income-tax Act, 2025 (201(1A))',
    {
      value: cases({ lateDeposit: percentAMonth(1.5), lateDeduction: percentAMonth(1) }),
      words: '{lateDeposit} ({lateDeduction} if it was deducted late)',
    },
    [
      page('https://www.cadattanipatel.com/TDSCalculator.aspx', 2026),
      page('https://incometaxmanagement.in/section-2011a-interest-for-failure-to-deduct-or-pay-tax-at-source', 2026),
      page('https://taxguru.in/income-tax/tds-interest-calculator-section-201a-income-tax-act.html'),
    ],
    DAY,
  ),

  'tds.194a-section': settled(
    'incomeTax',
    'Section 393(1) Table Sl. 5, Income-tax Act, 2025 (194A)',
    { before: [{ until: OLD_UNTIL, words: '194A' }], since: NEW_ACT, words: '393(1) Sl. 5 (194A)' },
    table,
    DAY,
  ),
  'tds.194a-rate': settled(
    'incomeTax',
    'Section 393(1) Table Sl. 5, Income-tax Act, 2025',
    { value: percent(10) },
    table,
    DAY,
  ),
  'tds.194a-threshold': settled(
    'incomeTax',
    'Section 393(1) Table Sl. 5(ii) and (iii), Income-tax Act, 2025 (194A)',
    {
      before: [
        {
          until: '2025-03-31',
          value: cases({ others: rupees(40_000), seniors: rupees(50_000), notBanks: rupees(5_000) }),
          words: '{others} a year from banks ({seniors} for seniors), {notBanks} from others',
        },
      ],
      since: '2025-04-01',
      value: cases({ others: rupees(50_000), seniors: rupees(100_000), notBanks: rupees(10_000) }),
      words: '{others} a year from banks ({seniors} for seniors), {notBanks} from others',
    },
    table,
    DAY,
  ),
  'tds.194c-section': settled(
    'incomeTax',
    'Section 393(1) Table Sl. 6(i), Income-tax Act, 2025 (194C)',
    { before: [{ until: OLD_UNTIL, words: '194C' }], since: NEW_ACT, words: '393(1) Sl. 6(i) (194C)' },
    table,
    DAY,
  ),
  'tds.194c-rate': settled(
    'incomeTax',
    'Section 393(1) Table Sl. 6(i), Income-tax Act, 2025 (194C)',
    {
      value: cases({ individual: percent(1), others: percent(2) }),
      words: '{individual} individual/HUF, {others} others',
    },
    table,
    DAY,
  ),
  'tds.194c-threshold': settled(
    'incomeTax',
    'Section 393(1) Table Sl. 6(i), Income-tax Act, 2025 (194C)',
    {
      value: cases({ single: rupees(30_000), aggregate: rupees(100_000) }),
      words: '{single} single, {aggregate} aggregate',
    },
    table,
    DAY,
  ),
  'tds.194i-section': settled(
    'incomeTax',
    'Section 393(1) Table Sl. 2(ii), Income-tax Act, 2025 (194-I)',
    { before: [{ until: OLD_UNTIL, words: '194I' }], since: NEW_ACT, words: '393(1) Sl. 2(ii) (194I)' },
    rent,
    DAY,
  ),
  'tds.194i-rate': settled(
    'incomeTax',
    'Section 393(1) Table Sl. 2(ii), Income-tax Act, 2025 (194-I)',
    {
      value: cases({ buildings: percent(10), machinery: percent(2) }),
      words: '{buildings} ({machinery} for plant and machinery)',
    },
    rent,
    DAY,
  ),
  'tds.194i-threshold': settled(
    'incomeTax',
    'Section 393(1) Table Sl. 2(ii), Income-tax Act, 2025 (194-I)',
    {
      before: [{ until: '2025-03-31', value: rupeesAYear(240_000) }],
      since: '2025-04-01',
      value: rupeesAMonth(50_000),
    },
    rent,
    DAY,
  ),
  'tds.194j-section': settled(
    'incomeTax',
    'Section 393(1) Table Sl. 6(iii), Income-tax Act, 2025 (194J)',
    { before: [{ until: OLD_UNTIL, words: '194J' }], since: NEW_ACT, words: '393(1) Sl. 6(iii) (194J)' },
    fees,
    DAY,
  ),
  'tds.194j-rate': settled(
    'incomeTax',
    'Section 393(1) Table Sl. 6(iii), Income-tax Act, 2025 (194J)',
    {
      value: cases({ professional: percent(10), technical: percent(2) }),
      words: '{professional} ({technical} for technical services)',
    },
    fees,
    DAY,
  ),
  'tds.194j-threshold': settled(
    'incomeTax',
    'Section 393(1) Table Sl. 6(iii), Income-tax Act, 2025 (194J)',
    {
      before: [{ until: '2025-03-31', value: rupeesAYear(30_000) }],
      since: '2025-04-01',
      value: rupeesAYear(50_000),
    },
    fees,
    DAY,
  ),
  'tds.194t-section': settled(
    'incomeTax',
    'Section 393(3) Sl. 7, Income-tax Act, 2025 (194T)',
    {
      before: [{ since: '2025-04-01', until: OLD_UNTIL, words: '194T' }],
      since: NEW_ACT,
      words: '393(3) Sl. 7 (194T)',
    },
    table,
    DAY,
  ),
  'tds.194t-threshold': settled(
    'incomeTax',
    'Section 393(3) Sl. 7, Income-tax Act, 2025 (194T)',
    { since: '2025-04-01', value: rupeesAYear(20_000) },
    [
      page('https://www.cabkgoyal.com/section-62-finance-acts', 2024),
      page('https://eaztaxbiz.blogspot.com/2026/02', 2026),
      ...table,
    ],
    DAY,
  ),
  'tds.194t-rate': settled(
    'incomeTax',
    'Section 393(3) Sl. 7, Income-tax Act, 2025 (194T)',
    { since: '2025-04-01', value: percent(10) },
    [page('https://www.cabkgoyal.com/section-62-finance-acts', 2024), ...table],
    DAY,
  ),
  'tds.no-pan-rate': settled(
    'incomeTax',
    'Section 397(2), Income-tax Act, 2025 (206AA)',
    { value: percent(20) },
    table,
    DAY,
  ),
} as const satisfies Record<string, Entry>;
