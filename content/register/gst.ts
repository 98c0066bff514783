import { type Entry, likely, official, page, settled } from './entry.ts';
import {
  bands,
  calendarDay,
  cases,
  crore,
  date,
  dates,
  dayOfNextMonth,
  days,
  free,
  lakh,
  months,
  percent,
  percentAYear,
  rupees,
  rupeesADay,
  workingDays,
  years,
} from './values.ts';

const DAY = '2026-11-23';
/** The facts that the late fee tool needs were looked up later. */
const LATER = '2026-11-26';

const MORE_DAY = '2026-11-26';

const appealDeposit = [
  page(
    'https://cashflo.io/magazine/finance-act-2025-changes-in-appeal-procedure-applicable-from-01st-april-2025',
    2025,
  ),
  page('https://www.jurishour.in/tax-experts/payment-pre-deposit-appeals-gst-law', 2025),
  page('https://taxmanagementindia.com/visitor/detail_manual.asp?ID=4769'),
];
const threshold = [
  page('https://web.lawcrux.com/newversion/web/Assets/data5t/gt/ctntnr/gtnoti_cgst19_10.htm'),
  page('https://www.gstgyaan.com/notification-no-10-2019-central-tax-dated-07-03-2019-section-23-2-of-cgst-act'),
  page('https://learn.razorpay.in/learn/wp-json/wp/v2/posts/15387', 2026),
  page('https://www.gsthelp.in/blog/gst-registration-threshold-guide', 2026),
];
const registration = [
  page(
    'https://gstvidhi.com/gst-rules-gst-vidhi-acts-description.aspx?subtitle=Rule+9.+Verification+of+the+application+and+approval',
  ),
  page('https://www.taxtmi.com/article/detailed?id=14258', 2025),
  page('https://www.companiesinn.com/articles/new-gst-registration-process', 2025),
];
const lowRisk = [
  page(
    'https://app.ikargos.com/circular/notification/details/4ZpAPZoB2GkV5cR3Eswp/notification-no-18-2025-central-tax-dated-31-oct-2025',
    2025,
  ),
  page('https://www.centaxonline.com/blog/copy-of-cgst-fourth-amendment-rules', 2025),
  page('https://gstzen.in/a/advisory-on-simplified-gst-registration-scheme.html', 2025),
];
const gstr1 = [
  page(
    'https://gstvidhi.com/gst-rules-gst-vidhi-acts-description.aspx?subtitle=Rule+59.+Form+and+manner+of+furnishing+details+of+outward+supplies',
  ),
  page('https://thegstcalculator.in/gst-calendar', 2026),
  page('https://ca-practice-management-software.in/blog/gst-return-due-dates-2026', 2026),
  page('https://gstandtax.com/?p=1536', 2026),
];
/** The day for quarterly filers in Tamil Nadu and the other States of its group. */
const GSTR3B_QUARTERLY = dayOfNextMonth(22);
const gstr3b = [
  page(
    'https://gstvidhi.com/gst-rules-gst-vidhi-acts-description.aspx?subtitle=Rule+61.+Form+and+manner+of+furnishing+of+return',
  ),
  page('https://udyamica.com/2020/01/state-wise-due-date-for-gstr-3b.html', 2020),
  page('https://bharatlegalfly.blogspot.com/2026/01/gst-compliance-calendar-2026.html', 2026),
  page('https://www.gst-return-filling.com/2026/02/gstr-3b-late-fees-interest-revised.html', 2026),
];
const qrmp = [
  page('https://app.ikargos.com/circular/notification/details/oA7Wg44B9pdAQCUMSTtk/circulars-no-143-13-2020-gst', 2020),
  page('https://thegstcalculator.in/gst-calendar', 2026),
  page('https://wfyi.ai/glossary/navigating-qrmp-scheme-gst-compliance', 2025),
];
const annual = [
  page('https://ca-practice-management-software.in/blog/gst-return-due-dates-2026', 2026),
  page('https://finvestmentpro.com/?p=11674', 2025),
  page('https://noticesinfo.com/sale-promotion/discount-sales/gstr-9-gstr-9c-compliance-for-fy-2024-25', 2025),
];
const composition = [
  page('https://web.lawcrux.com/newversion/web/Assets/data5t/gt/ctntnr/gtnoti_cgst19_14.htm'),
  page('https://batchwise.ai/gst/composition-scheme-eligibility/', 2026),
  page('https://taxhustler.com/gst-composition-scheme-benefits', 2026),
];
const itc04 = [
  page('https://taxlaservices.blogspot.com/2025/10/understanding-itc-04-everything-you.html', 2025),
  page('https://mail.taxreply.com/classification-of-goods-and-services-chapter/79.html', 2025),
  page('https://lexcomply.com/blog/revised-dates-for-filing-gstr-itc-04-under-gst', 2021),
];
const tenth = [
  page('https://themunim.com/gst-filing-due-dates-calendar', 2026),
  page('https://gstandtax.com/?p=1536', 2026),
  page('https://thegstcalculator.in/gst-calendar', 2026),
];
const lateFee = [
  page(
    'https://app.ikargos.com/circular/notification/details/-w62g44B9pdAQCUM0CQu/notifications-no-20-2021-central-tax',
    2021,
  ),
  page(
    'https://irisgst.com/gst-notification-20-2021-for-delays-in-filing-gstr-1-of-upcoming-tax-periods-late-fees-on-small-taxpayers-is-being-rationalized-basis-the-tax-liability-turnover-of-the-taxpayers',
    2021,
  ),
  page('https://dumbreassociates.in/useful_due_dates.php', 2025),
  page('https://bharatlegalfly.blogspot.com/2026/01/gst-compliance-calendar-2026.html', 2026),
];
const refund = [
  page('https://rudracap.com/gst-refund-process-india-2026-rfd-01-guide/', 2026),
  page('https://gstvidhi.com/gst-rules-gst-vidhi-acts-description.aspx?subtitle=Rule+90.+Acknowledgement'),
  page('https://www.taxtmi.com/acts?id=24574'),
];
const provisional = [
  page(
    'https://www.vjmglobal.com/blog/cbic-issued-instructions-on-sanction-of-90-provisional-refund-through-risk-identification-and-evaluation',
    2025,
  ),
  page('https://1-comply.com/?p=19446', 2025),
  page('https://fintaxblog.com/cbic-instructions-on-90-provisional-gst-refunds', 2025),
];

const rateList = [
  page('https://finvestmentpro.com/?p=9330', 2025),
  page(
    'https://www.caclubindia.com/articles/gst-notification-no-92025-complete-hsnwise-rate-schedule-effective-from-september-22-2025-54119.asp',
    2025,
  ),
  page('https://www.taxmann.com/post/blog/gst-rate-schedules-amended-for-pan-masala-tobacco', 2026),
  page('https://www.taxheal.com/14-2025-central-tax-rate.html', 2025),
  page('https://taxguru.in/goods-and-service-tax/revised-tax-structure-brick-kilns-practical-issues-filing.html', 2022),
];
/** The rates that were in force all the time since July 2022. */
const ratesOfAllTimes = {
  roughDiamonds: percent(0.25),
  cutDiamonds: percent(1.5),
  gold: percent(3),
  low: percent(5),
  bricksWithoutCredit: percent(6),
  standard: percent(18),
};
const RATE_WORDS = '{low} and {standard}, and others for a few goods';

/** GST: registration, returns, notices and refunds. */
export const gstEntries = {
  'gst.threshold': settled(
    'cbic',
    'Sections 22 and 23(2), CGST Act; Notification 10/2019-Central Tax',
    {
      since: '2019-04-01',
      value: cases({ goods: lakh(40), services: lakh(20) }),
      words: '{goods} if you sell only goods, or {services} if you also provide services',
    },
    threshold,
    DAY,
  ),
  'gst.threshold-special': settled(
    'cbic',
    'Section 22(1) with Explanation (iii), CGST Act',
    { value: lakh(10), words: '{} in Manipur and Mizoram, Nagaland and Tripura' },
    [
      page('https://web.lawcrux.com/newversion/web/Assets/data5t/gt/ctntnr/gtnoti_cgst19_10.htm'),
      page('https://lawcrux.com/data5t/gt/gtillu/registration_87.htm', 2021),
      page('https://www.gsthelp.in/blog/gst-registration-threshold-guide', 2026),
    ],
    DAY,
  ),
  'gst.registration-exempt': settled(
    'cbic',
    'Section 23(1)(a), CGST Act',
    { words: 'no registration if everything you sell is exempt from GST or outside GST' },
    [
      page('https://web.lawcrux.com/newversion/web/Assets/data5t/gt/gtcgst/CGST_BILL_17_SEC_23.htm'),
      page('https://yourstaxconsultant.blogspot.com/2026/02/section-23-persons-not-liable-for.html', 2026),
      page('https://www.gstzen.in/a/persons-not-liable-for-registration-cgst-act-section-23.html'),
    ],
    DAY,
  ),
  'gst.registration-states': settled(
    'cbic',
    'Section 24(i), CGST Act; for services Notification 10/2017-Integrated Tax',
    { words: 'registration at any turnover for goods sold to other states, but not for services' },
    [
      page('https://web.lawcrux.com/newversion/web/Assets/data5t/gt/igntnr/gtnoti_igst1718_10.htm'),
      page('https://www.lawspedia.in/example-on-section-25-of-cgst-act', 2025),
      page('https://www.gsthelp.in/blog/gst-registration-threshold-guide', 2026),
    ],
    DAY,
  ),
  'gst.registration-online': likely(
    'cbic',
    'Section 24(ix), CGST Act; Notification 34/2023-Central Tax; for services Notification 65/2017-Central Tax',
    { words: 'an enrolment number instead of a registration for goods sold through a marketplace within one state' },
    [
      page(
        'https://lexplosion.in/cbic-exempts-specific-category-of-persons-making-supply-of-goods-through-an-electronic-commerce-operator-from-registration-under-gst',
        2023,
      ),
      page('http://mmtaxclub.com/post.php?id=1044', 2023),
      page('https://updates.manupatra.com/roundup/contentsummary.aspx?iid=43566', 2023),
      page('https://web.lawcrux.com/newversion/web/Assets/data5t/gt/ctntnr/gtnoti_cgst1718_65.htm'),
    ],
    DAY,
  ),
  'gst.registration-apply': settled(
    'cbic',
    'Section 25(1), CGST Act',
    { value: days(30), words: 'within {}' },
    [
      page('https://yourstaxconsultant.blogspot.com/2026/02/section-25-procedure-for-registration.html', 2026),
      page('https://www.lawspedia.in/example-on-section-25-of-cgst-act', 2025),
      page('https://www.taxdose.com/requirements-procedure-registration/'),
    ],
    DAY,
  ),
  'gst.registration-fee': settled(
    'gst',
    'Rule 8, CGST Rules: no fee is prescribed',
    { value: free },
    [
      page('https://sasikalakanakkupillai.blogspot.com/2026/03/gst-registration-online-complete-guide.html', 2026),
      page('https://primevibe.in/?p=3464'),
      page('https://gstcalculatoronline.in/what-are-the-gst-registration-fees-and-its-process'),
    ],
    DAY,
  ),
  'gst.registration-time': settled(
    'gst',
    'Rules 9 and 9A, CGST Rules; Notification 18/2025-Central Tax',
    { value: workingDays(3, 7) },
    [...registration, ...lowRisk],
    DAY,
  ),
  'gst.registration-low-risk': settled(
    'gst',
    'Rules 9A and 14A, CGST Rules; Notification 18/2025-Central Tax',
    { since: '2025-11-01', value: workingDays(3) },
    lowRisk,
    DAY,
  ),
  'gst.registration-inspected': settled(
    'gst',
    'Rules 9 and 25, CGST Rules; Instruction 03/2025-GST',
    { value: days(30), words: 'up to {}' },
    registration,
    DAY,
  ),
  'gst.registration-query': settled(
    'gst',
    'Rule 9(2), CGST Rules (forms REG-03 and REG-04)',
    { value: workingDays(7), words: 'within {}' },
    registration,
    DAY,
  ),
  'gst.gstr1-due': settled(
    'gst',
    'Section 37, CGST Act; rule 59; Notification 83/2020-Central Tax',
    {
      since: '2021-01-01',
      value: cases({ monthly: dayOfNextMonth(11), quarterly: dayOfNextMonth(13) }),
      words: '{monthly} of next month ({quarterly} for quarterly filers)',
    },
    gstr1,
    DAY,
  ),
  'gst.gstr1-frequency': settled(
    'gst',
    'Section 37, CGST Act; rules 59 and 61A',
    { words: 'Monthly or quarterly' },
    gstr1,
    DAY,
  ),
  'gst.iff-due': settled(
    'gst',
    'Rule 59(2), CGST Rules; Notification 82/2020-Central Tax',
    { since: '2021-01-01', value: dayOfNextMonth(13), words: '{} of next month' },
    gstr1,
    DAY,
  ),
  'gst.iff-late-fee': likely(
    'gst',
    'Rule 59(2), CGST Rules, by which the IFF is optional',
    { since: '2021-01-01', words: 'no late fee, because the IFF is optional' },
    [page('https://securebooks.in/2021/07/26/brief-gst-qrmp-vs-non-qrmp-analysis', 2021), ...gstr1],
    LATER,
  ),
  'gst.gstr3b-due': settled(
    'gst',
    'Section 39, CGST Act; rule 61(1) with its table; Notification 82/2020-Central Tax',
    {
      since: '2021-01-01',
      value: cases({ monthly: dayOfNextMonth(20), quarterly: GSTR3B_QUARTERLY }),
      words: '{monthly} of next month',
    },
    gstr3b,
    DAY,
  ),
  'gst.gstr3b-quarterly-due': settled(
    'gst',
    'Section 39, CGST Act; rule 61(1) with its table; Notification 82/2020-Central Tax',
    {
      since: '2021-01-01',
      value: GSTR3B_QUARTERLY,
      words: '{} of the month after the quarter in Tamil Nadu',
    },
    gstr3b,
    DAY,
  ),
  'gst.gstr3b-frequency': settled(
    'gst',
    'Section 39(1), CGST Act; rule 61A',
    { since: '2021-01-01', words: 'Monthly or quarterly' },
    qrmp,
    DAY,
  ),
  'gst.qrmp-turnover': settled(
    'gst',
    'Section 39(1), CGST Act; rule 61A; Notification 84/2020-Central Tax',
    { since: '2021-01-01', value: crore(5), words: 'up to {}' },
    qrmp,
    DAY,
  ),
  'gst.qrmp-choice': settled(
    'gst',
    'Rule 61A, CGST Rules; Notification 84/2020-Central Tax',
    { since: '2021-01-01', value: dates([30, 4], [31, 7], [31, 10], [31, 1]) },
    [
      ...qrmp,
      page(
        'https://www.taxontips.com/faq-related-to-quarterly-returns-with-monthly-payment-scheme-qrmp-scheme-and-iff-facility/?print=print',
      ),
      page('https://caclubindia.com/articles/qrmp-scheme-43841.asp', 2021),
    ],
    '2026-11-26',
  ),
  'gst.pmt06-due': settled(
    'gst',
    'Section 39(7), CGST Act; Notification 85/2020-Central Tax',
    { since: '2021-01-01', value: dayOfNextMonth(25), words: '{} of next month' },
    qrmp,
    DAY,
  ),
  'gst.gstr2-due': settled(
    'gst',
    'Rule 60, CGST Rules: GSTR-2B on the 14th',
    { words: 'Auto-generated' },
    [
      page('http://www.casahuja.com/2025/10/gst-advisory-on-invoice-management.html', 2025),
      page('https://mr-associates.blogspot.com/2025/10/urgent-correction-gstn-advisory-ims.html', 2025),
    ],
    DAY,
  ),
  'gst.cmp08-due': settled(
    'gst',
    'Rule 62(1)(i), CGST Rules',
    { since: '2019-04-01', value: dayOfNextMonth(18), words: '{} of the month after the quarter' },
    [
      page(
        'https://taxcode.in/cgst-rule-62-of-central-goods-and-services-tax-rules-2017-form-and-manner-of-submission-of-statement-and-return/',
      ),
      page('https://themunim.com/gst-filing-due-dates-calendar', 2026),
      page('https://onlinelegalindia.com/blogs/penalty-for-gst-return-filing', 2025),
    ],
    DAY,
  ),
  'gst.cmp08-late-fee': likely(
    'gst',
    'Section 47(1), CGST Act, which names returns; rule 62(1), CGST Rules, by which CMP-08 is a statement and GSTR-4 the return',
    { since: '2019-04-01', words: 'no late fee, because it is a statement and not a return' },
    [
      page('https://www.gstzen.in/a/cmp-08.html'),
      page('https://www.taxrealtime.in/gstlaws/provision/act/41'),
      page('https://learn.quicko.com/tag/gst-due-date?amp', 2021),
      page(
        'https://taxcode.in/cgst-rule-62-of-central-goods-and-services-tax-rules-2017-form-and-manner-of-submission-of-statement-and-return/',
      ),
    ],
    DAY,
  ),
  'gst.gstr4-due': settled(
    'gst',
    'Rule 62(1), CGST Rules, proviso; Notification 12/2024-Central Tax',
    {
      before: [{ since: '2019-04-01', until: '2024-03-31', value: date(30, 4), words: '{} after the year' }],
      since: '2024-04-01',
      value: date(30, 6),
      words: '{} after the year',
    },
    [
      page('https://www.taxrealtime.in/gstlaws/provision/rule/74'),
      page('https://www.motilaloswal.com/personal-finance/tax/gstr-4-annual-return-guide-due-date-rates-filing', 2026),
      page('https://www.onlinelegalindia.com/blogs/gstr-4', 2025),
      page('https://certicom.in/gstr-4-annual-return-filing-for-composition-taxpayers/', 2025),
    ],
    DAY,
  ),
  'gst.gstr4-frequency': settled(
    'gst',
    'Rule 62(1), CGST Rules',
    { since: '2019-04-01', words: 'Yearly' },
    [
      page('https://www.taxrealtime.in/gstlaws/provision/rule/74'),
      page('https://www.motilaloswal.com/personal-finance/tax/gstr-4-annual-return-guide-due-date-rates-filing', 2026),
    ],
    DAY,
  ),
  'gst.gstr4-late-fee': settled(
    'gst',
    'Section 47, CGST Act; Notifications 73/2017 and 21/2021-Central Tax',
    {
      since: '2021-04-01',
      value: cases({
        perDay: rupeesADay(50),
        perDayNil: rupeesADay(20),
        most: rupees(2_000),
        mostNil: rupees(500),
      }),
      words: '{perDay}, at most {most} ({mostNil} if no tax is due)',
    },
    [
      page('https://web.lawcrux.com/newversion/web/Assets/data5t/gt/ctntnr/gtnoti_cgst1718_73.htm', 2017),
      page(
        'https://gstgyaan.com/summary-of-late-fees-payable-on-gstr-4-section-47%281%29-read-with-section-128-of-cgst-act',
      ),
      page('https://taxmanagementindia.com/visitor/detail_notification.asp?ID=123280', 2017),
      page('https://www.eximguru.com/notifications/seeks-to-rationalize-late-fee-85070.aspx', 2021),
      page(
        'https://taxupdates.cagurujiclasses.com/gstr-4-annual-return-for-composition-dealers-due-date-30-april-or-30-june',
        2025,
      ),
      page('https://dumbreassociates.in/useful_due_dates.php', 2025),
    ],
    LATER,
  ),
  'gst.composition-turnover': settled(
    'cbic',
    'Section 10(1) and (2A), CGST Act; Notification 14/2019-Central Tax',
    {
      since: '2020-04-01',
      value: cases({ goods: crore(1.5), services: lakh(50) }),
      words: '{goods} for goods and restaurants, {services} for other services',
    },
    composition,
    DAY,
  ),
  'gst.composition-rates': settled(
    'cbic',
    'Rule 7, CGST Rules; Notification 50/2020-Central Tax',
    {
      since: '2020-04-01',
      value: cases({ goods: percent(1), restaurants: percent(5), services: percent(6) }),
      words: '{goods} of turnover for goods, {restaurants} for restaurants, {services} for other services',
    },
    [
      page('https://www.caclub.in/rule-7-of-cgst-rules-2017-tax-rate-under-composition-levy'),
      page('https://batchwise.ai/gst/composition-scheme-eligibility/', 2026),
    ],
    DAY,
  ),
  'gst.composition-option': settled(
    'gst',
    'Section 10, CGST Act; rule 3(3), CGST Rules (form CMP-02)',
    { value: date(31, 3), words: '{} before the year for which you choose it' },
    [
      page('https://cleartax.in/s/gst-cmp-02-filing', 2023),
      page('https://www.indiafilings.com/learn/gst-form-cmp-02/'),
      page('https://wfyi.ai/glossary/navigating-process-submit-gst-form-cmp-02', 2025),
    ],
    DAY,
  ),
  'gst.gstr9-due': settled('gst', 'Section 44, CGST Act; rule 80', { value: date(31, 12) }, annual, DAY),
  'gst.gstr9-turnover': settled(
    'gst',
    'Section 44, CGST Act; Notification 15/2025-Central Tax (14/2024 for 2023-24)',
    {
      before: [{ since: '2023-04-01', until: '2024-03-31', value: crore(2), words: 'above {}' }],
      since: '2024-04-01',
      value: crore(2),
      words: 'above {}',
    },
    [
      page('https://www.taxtmi.com/article/detailed?id=15279', 2025),
      page('https://carajput.com/blog/exemption-compliance-of-gstr-9-9c-for-small-taxpayer/amp', 2025),
      page('https://finvestmentpro.com/?p=11674', 2025),
      page(
        'https://caclubindia.com/news/cbic-exempts-small-businesses-from-filing-gstr-9-for-fy-2023-24-23565.asp',
        2024,
      ),
    ],
    LATER,
  ),
  'gst.gstr9c-turnover': settled(
    'gst',
    'Section 44, CGST Act; rule 80(3)',
    { value: crore(5), words: 'above {}' },
    annual,
    DAY,
  ),
  'gst.gstr9-late-fee': settled(
    'gst',
    'Section 47(2), CGST Act; Notification 7/2023-Central Tax; Circular 246/03/2025-GST',
    {
      since: '2022-04-01',
      value: cases({
        perDay: bands([crore(5), rupeesADay(50)], [crore(20), rupeesADay(100)], [null, rupeesADay(200)]),
        most: bands([crore(20), percent(0.04)], [null, percent(0.5)]),
      }),
      words: 'depending on turnover: {perDay}. The maximum is a share of the turnover in the State: {most}',
    },
    [
      page('https://finodha.in/notification-no-07-2023-ct-amnesty-to-gstr-9-non-filers', 2023),
      page(
        'https://taxcharcha.com/gst-update-rationalisation-of-late-fee-for-gstr-9-and-amnesty-to-gstr-9-non-filers/',
        2023,
      ),
      page('https://dumbreassociates.in/useful_due_dates.php', 2025),
      page('https://finodha.in/late-fee-gstr-9c-delay-circular-no-246-03-2025-gst', 2025),
      page('https://irisgst.com/?p=51962', 2025),
    ],
    LATER,
  ),
  'gst.itc04-due': settled(
    'gst',
    'Rule 45(3), CGST Rules; Notification 35/2021-Central Tax',
    {
      since: '2021-10-01',
      value: cases({ halfYearly: dates([25, 10], [25, 4]), yearly: date(25, 4), turnover: crore(5) }),
      words: '{halfYearly} if the turnover is above {turnover}, otherwise {yearly}',
    },
    itc04,
    DAY,
  ),
  'gst.itc04-late': likely(
    'gst',
    'Section 125, CGST Act and TNGST Act; section 47 names no late fee for it',
    { value: rupees(50_000), words: 'no late fee, but a penalty of up to {} for CGST and SGST together' },
    [
      page('https://www.taxtmi.com/forum/issue?id=119649'),
      page('https://www.taxheal.com/?p=100859', 2025),
      page(
        'https://www.taxscan.in/additional-penalty-u-s-125-not-applicable-when-late-fees-levied-for-non-filing-or-delayed-filing-of-gst-returns-madras-hc/509229',
        2025,
      ),
    ],
    DAY,
  ),
  'gst.job-work-limit': likely(
    'gst',
    'Section 143(1), (3) and (4), CGST Act',
    {
      value: cases({ material: years(1), machines: years(3) }),
      words: '{material} for material, {machines} for machines. No limit for moulds, dies, jigs, fixtures and tools',
    },
    [
      page('https://www.lawcrux.com/data5t/gt/gtcgst/CGST_BILL_17_SEC_143.htm'),
      page(
        'https://gstvidhi.com/goods-and-service-tax-gst-acts-description.aspx?subtitle=Section+143.+Job+work+procedure',
      ),
      page('https://www.taxtmi.com/acts?id=24002'),
    ],
    DAY,
  ),
  'gst.gstr7-due': settled(
    'gst',
    'Section 39(3), CGST Act; rule 66; Notification 23/2024-Central Tax',
    { value: dayOfNextMonth(10), words: '{} of next month' },
    tenth,
    DAY,
  ),
  'gst.gstr7-late-fee': likely(
    'gst',
    'Section 47, CGST Act; Notification 23/2024-Central Tax',
    {
      since: '2024-11-01',
      value: cases({ perDay: rupeesADay(50), most: rupees(2_000) }),
      words: '{perDay}, at most {most}. No fee for a month without a deduction',
    },
    [
      page(
        'https://cashflo.io/magazine/capping-of-late-fee-for-late-filing-of-form-gstr-7-cgst-notification-dated-08-10-2024',
        2024,
      ),
      page('https://anptaxcorp.com/cbic-notification-23-2024-ct-waiver-of-late-fee/?amp=1', 2024),
    ],
    DAY,
  ),
  'gst.gstr8-due': settled(
    'gst',
    'Section 52, CGST Act; rule 67',
    { value: dayOfNextMonth(10), words: '{} of next month' },
    tenth,
    DAY,
  ),
  'gst.gstr8-late-fee': likely(
    'gst',
    'Section 47(1), CGST Act and the same section of the State Act',
    { value: cases({ perDay: rupeesADay(200), most: rupees(10_000) }), words: '{perDay}, at most {most}' },
    [page('https://www.taxtmi.com/acts?id=27621')],
    DAY,
  ),
  'gst.late-fee-day': settled(
    'cbic',
    'Sections 47 and 128, CGST Act; Notifications 19/2021 and 20/2021-Central Tax',
    {
      since: '2021-06-01',
      value: cases({
        perDay: rupeesADay(50),
        most: bands([crore(1.5), rupees(2_000)], [crore(5), rupees(5_000)], [null, rupees(10_000)]),
      }),
      words: '{perDay} per return (half central, half state), up to a maximum that depends on turnover',
    },
    lateFee,
    DAY,
  ),
  'gst.late-fee-cap': settled(
    'cbic',
    'Notifications 19/2021 and 20/2021-Central Tax',
    {
      since: '2021-06-01',
      value: bands([crore(1.5), rupees(2_000)], [crore(5), rupees(5_000)], [null, rupees(10_000)]),
    },
    lateFee,
    DAY,
  ),
  'gst.late-fee-nil-day': settled(
    'cbic',
    'Sections 47 and 128, CGST Act; Notifications 19/2021 and 20/2021-Central Tax',
    {
      since: '2021-06-01',
      value: cases({ perDay: rupeesADay(20), most: rupees(500) }),
      words: '{perDay} (at most {most} a return)',
    },
    lateFee,
    DAY,
  ),
  'gst.late-interest': settled(
    'cbic',
    'Section 50(1), CGST Act; rule 88B(1); Notification 13/2017-Central Tax',
    { since: '2017-07-01', value: percentAYear(18) },
    [
      page(
        'https://gstvidhi.com/goods-and-service-tax-gst-acts-description.aspx?subtitle=Section+50.+Interest+on+delayed+payment+of+tax',
      ),
      page(
        'https://www.caclubindia.com/news/gstn-revises-interest-calculation-in-gstr-3b-from-january-2026-26119.asp',
        2026,
      ),
      official('https://tutorial.gst.gov.in/downloads/news/advisory_on_interest_calculator.pdf', 2026),
    ],
    DAY,
  ),
  'gst.cash-in-ledger': settled(
    'cbic',
    'Rule 88B(1), CGST Rules, proviso; Notification 12/2024-Central Tax',
    { value: calendarDay('2024-07-10') },
    [
      page('https://taxguru.in/goods-and-service-tax/interest-late-filing-gstr-3b.html', 2025),
      page('https://vinkich.in/topics/view_topic.php?id=9'),
      page('https://www.taxtmi.com/acts?id=40870'),
    ],
    DAY,
  ),
  'gst.old-returns': settled(
    'gst',
    'Sections 37(5), 39(11), 44(2) and 52(15), CGST Act; Notification 28/2023-Central Tax',
    {
      // There is no first day: since October 2023 it bars the returns of every period, the oldest too.
      value: years(3),
      words: 'Old periods have to be filed in order, the earliest first, and no later than {} after their due date',
    },
    [
      page(
        'https://www.centaxonline.com/blog/gstn-issued-advisory-on-barring-of-gst-return-on-expiry-of-three-years',
        2025,
      ),
      page('https://www.aubsp.com/gst-returns-barred-after-three-years', 2025),
      page('https://cacult.com/advisory-to-file-pending-returns-before-expiry-of-three-years-2/', 2025),
      page('https://www.legalwiz.in/blog/gst-compliance-calendar-for-fy-2026-2027', 2025),
    ],
    DAY,
  ),
  'gst.credit-limit': settled(
    'cbic',
    'Section 16(4), CGST Act',
    {
      since: '2021-04-01',
      value: date(30, 11),
      words: '{} after the year, or the date of filing the annual return if that is earlier',
    },
    [
      page('https://moodymistake.com/section-164-of-cgst-act', 2025),
      page('https://www.professionalutilities.com/blogs/section-164-cgst-act-2017-time-limit-avail-itc.php', 2026),
      page('https://jethanica.in/section-164-of-the-cgst-act-deadline-for-claiming-input-tax-credit', 2024),
    ],
    DAY,
  ),
  'gst.payment-limit': likely(
    'cbic',
    'Section 16(2), CGST Act, second proviso; rule 37',
    { value: days(180) },
    [page('https://www.taxmanagementindia.com/visitor/detail_article.asp?ArticleID=12499', 2024)],
    DAY,
  ),
  'gst.lut-due': settled(
    'gst',
    'Rule 96A, CGST Rules; Circular 8/8/2017-GST',
    { value: date(31, 3), words: '{}, and in any case before the first export without tax of the new year' },
    [
      page('https://compliancecalendar.in/learn/process-to-file-and-renew-your-lut-for-fy-2025-26', 2025),
      page('https://caclubindia.com/guide/?p=1423', 2025),
      page('https://blog.dncoca.in/2026/05/gst-changes-practical-compliance-guide.html', 2026),
    ],
    DAY,
  ),
  'gst.reverse-charge-rent': settled(
    'cbic',
    'Section 9(3), CGST Act; Notifications 13/2017 and 9/2024-Central Tax (Rate), entry 5AB',
    {
      since: '2024-10-10',
      words:
        'rent for a shop, an office or any other place that is not a dwelling, to a landlord who is not registered',
    },
    [
      page(
        'https://taxupdates.cagurujiclasses.com/gst-update-reverse-charge-on-commercial-property-rent-from-unregistered-persons',
        2024,
      ),
      page('https://certicom.in/gst-on-commercial-rental-income-key-amendments-rcm/', 2025),
      page('https://realestatelawjournal.in/?p=41667', 2024),
    ],
    DAY,
  ),
  'gst.e-invoice-turnover': settled(
    'gst',
    'Rule 48(4), CGST Rules; Notification 10/2023-Central Tax',
    { since: '2023-08-01', value: crore(5), words: 'above {} in any year since 2017-18' },
    [
      page('https://www.fortuneindia.com/macro/gst-e-invoicing-threshold-lowered-to-5-crore/112640', 2023),
      page('https://www.gimbooks.com/blog/e-invoice-30-day-reporting-rule-checklist/', 2025),
      official('https://einvoice.gst.gov.in/einvoice/newsandupdates/read-602', 2024),
    ],
    DAY,
  ),
  'gst.e-way-bill': settled(
    'gst',
    'Rule 138, CGST Rules; Tamil Nadu Notification 09/2018',
    {
      since: '2018-06-02',
      value: cases({ betweenStates: rupees(50_000), inside: rupees(100_000) }),
      words: 'above {betweenStates} between States, above {inside} inside Tamil Nadu',
    },
    [
      page('http://www.salestaxindia.com/DEMO/TreeMenu.aspx?node=154701', 2018),
      page(
        'https://lexplosion.in/e-way-bill-is-required-for-intra-state-movement-of-specified-goods-under-gst-within-the-state-of-tamil-nadu',
        2018,
      ),
      page('https://tmwala.com/e-way-bill-limit-in-india-complete-state-wise-guide', 2026),
    ],
    DAY,
  ),
  'gst.rates': settled(
    'cbic',
    'Notification 9/2025-Central Tax (Rate) and others of 17 September 2025',
    {
      since: '2025-09-22',
      value: cases({ low: percent(5), standard: percent(18), high: percent(40) }),
      words: '{low} and {standard}, and {high} for a short list',
    },
    [
      official('https://www.pib.gov.in/PressReleasePage.aspx?PRID=2163555', 2025),
      page('https://cleartax.in/s/56th-gst-council-meet-news', 2025),
      page('https://www.centaxonline.com/blog/govt-revises-gst-rates-for-pan-masala-tobacco', 2026),
    ],
    DAY,
  ),
  'gst.rate-list': settled(
    'cbic',
    'Notification 9/2025-Central Tax (Rate) as changed by 19/2025; for bricks 14/2025 and 2/2022',
    {
      before: [
        {
          until: '2025-09-21',
          value: cases({ ...ratesOfAllTimes, middle: percent(12), highest: percent(28) }),
          words: RATE_WORDS,
        },
        {
          since: '2025-09-22',
          until: '2026-01-31',
          value: cases({ ...ratesOfAllTimes, bricks: percent(12), tobacco: percent(28), high: percent(40) }),
          words: RATE_WORDS,
        },
      ],
      since: '2026-02-01',
      value: cases({ ...ratesOfAllTimes, bricks: percent(12), high: percent(40) }),
      words: RATE_WORDS,
    },
    rateList,
    DAY,
  ),
  'gst.tax-included': settled(
    'cbic',
    'Rule 35, CGST Rules',
    { words: 'price × rate ÷ (100 + rate)' },
    [
      page(
        'https://gstvidhi.com/gst-rules-gst-vidhi-acts-description.aspx?subtitle=Rule+35.+Value+of+supply+inclusive+of+integrated+tax%2C+central+tax%2C+State+tax%2C+Union+territory+tax',
        2025,
      ),
      page('https://lawcrux.com/data5t/gt/gtstrl/cgst_rule_35.htm'),
    ],
    DAY,
  ),
  'gst.place-of-supply': settled(
    'cbic',
    'Sections 7, 8, 10 and 12, IGST Act',
    { since: '2023-10-01', words: 'CGST and SGST within the State, IGST outside it' },
    [
      page(
        'https://taxcode.in/igst-section-10-of-integrated-goods-and-services-tax-act-2017-igst-act-2017-place-of-supply-of-goods-other-than-supply-of-goods-imported-into-or-exported-from-india/',
        2025,
      ),
      page(
        'https://taxguru.in/goods-and-service-tax/clause-ca-section-10-1-igst-act-place-supply-unregistered-persons-issue-solved-created.html',
        2024,
      ),
    ],
    DAY,
  ),
  'gst.rounding': settled(
    'cbic',
    'Section 170, CGST Act',
    { words: 'to the nearest rupee, fifty paise upwards' },
    [
      page('https://www.gstgyaan.com/section-170-of-the-cgst-act-rounding-off-of-tax-etc', 2025),
      page('https://evaluemax.com/rounding-of-tax-and-invoice-value-under-gst/'),
    ],
    DAY,
  ),
  'gst.notice-response': likely(
    'cbic',
    'Sections 46, 61, 73, 74 and 74A, CGST Act; rules 68, 99 and 142',
    { value: days(15, 30) },
    [
      page('https://gstvidhi.com/gst-rules-gst-vidhi-acts-description.aspx?subtitle=Rule+99.+Scrutiny+of+returns'),
      page('https://noticesahayak.com/pages/drc-01-reply.html'),
      page('https://cleartax.in/s/gstr-3a-notice-defaulters', 2025),
    ],
    DAY,
  ),
  'gst.notice-scrutiny': likely(
    'cbic',
    'Section 61(3), CGST Act; rule 99(1)',
    { value: days(30), words: 'as the notice says, at most {} unless extended' },
    [
      page('https://gstvidhi.com/gst-rules-gst-vidhi-acts-description.aspx?subtitle=Rule+99.+Scrutiny+of+returns'),
      page('https://gstreplyai.com/asmt-11-reply', 2026),
    ],
    DAY,
  ),
  'gst.notice-show-cause': likely(
    'cbic',
    'Sections 73, 74 and 74A, CGST Act; rule 142',
    { value: days(30), words: 'usually {}. The date is printed on the notice' },
    [page('https://saarthiadvisory.com/?p=1828', 2026), page('https://noticesahayak.com/pages/drc-01-reply.html')],
    DAY,
  ),
  'gst.notice-intimation': settled(
    'cbic',
    'Rule 142(1A) and (2A), CGST Rules',
    { words: 'By the date in the form' },
    [
      page('https://www.taxtmi.com/acts?id=29795'),
      page(
        'https://gstgyaan.com/rule-142-of-the-cgst-rules-notice-and-order-for-demand-of-amounts-payable-under-the-act',
      ),
      page('https://cleartax.in/s/form-gst-drc-01a'),
      page('https://gstindiaguide.com/gst-compliance-reply-to-drc-01a-scn-drc-06/', 2025),
    ],
    DAY,
  ),
  'gst.notice-difference': settled(
    'gst',
    'Rules 88C, 88D and 59(6), CGST Rules; Notification 38/2023-Central Tax',
    { value: days(7), words: 'within {}, or the next GSTR-1 is blocked' },
    [
      page('https://gstreplyai.com/drc-01b-reply', 2026),
      page('https://learn.razorpay.in/learn/wp-json/wp/v2/posts/18934', 2026),
      page('https://legalsuvidha.com/blog/rule-88d-form-drc-01c', 2026),
    ],
    DAY,
  ),
  'gst.notice-missing-return': settled(
    'gst',
    'Sections 46 and 62, CGST Act; rule 68; Circular 129/48/2019-GST',
    { value: days(15), words: 'within {}' },
    [
      page('https://cleartax.in/s/gstr-3a-notice-defaulters', 2025),
      page('https://themunim.com/gstr-3a-notice'),
      page(
        'https://gstindia.biz/circular/138/standard-operating-procedure-for-dealing-with-non-filers-of-gst-returns',
        2019,
      ),
    ],
    DAY,
  ),
  'gst.notice-cancellation': settled(
    'gst',
    'Section 29, CGST Act; rule 22',
    { value: workingDays(7), words: 'within {}' },
    [
      page(
        'https://gstvidhi.com/gst-rules-gst-vidhi-acts-description.aspx?subtitle=Rule+22.+Cancellation+of+registration',
      ),
      page('https://www.taxocity.com/blogs/show-cause-notice-gst-registration-cancellation', 2026),
    ],
    DAY,
  ),
  'gst.notice-refund': likely(
    'cbic',
    'Section 54, CGST Act; rule 92(3)',
    { value: days(15), words: 'usually {}' },
    [page('https://www.disytax.com/form-gst-rfd-09-reply-show-cause-notice'), page('https://lawlegends.in/?p=24580')],
    MORE_DAY,
  ),
  'gst.appeal-limit': settled(
    'cbic',
    'Section 107, CGST Act; rule 108',
    {
      value: cases({ usual: months(3), longer: months(1), deposit: percent(10) }),
      words: '{usual}, and at most one more month for a good reason',
    },
    [
      page('https://www.courtnetra.com/blog/gst-section-107-appeals/markdown', 2026),
      page('https://taxmanagementindia.com/visitor/detail_manual.asp?ID=7711', 2024),
      page('https://www.taxtmi.com/manuals?id=2690'),
    ],
    DAY,
  ),
  'gst.appeal-deposit-most': settled(
    'cbic',
    'Section 107(6), CGST Act; Finance (No. 2) Act, 2024',
    { since: '2024-11-01', value: crore(20), words: 'at most {} of central tax, and the same of state tax' },
    appealDeposit,
    MORE_DAY,
  ),
  'gst.appeal-deposit-penalty': settled(
    'cbic',
    'Section 107(6), proviso, CGST Act (section 129, Finance Act, 2025; Notification 16/2025-Central Tax)',
    {
      since: '2025-10-01',
      value: percent(10),
      words: '{} of the penalty, if the order is only for a penalty',
    },
    [
      page('https://www.jurishour.in/notification/pre-deposit-on-penalty-appeal', 2025),
      page('https://www.taxrealtime.in/gstlaws/provision/finance_act/513'),
      page('https://taxo.online/?p=542792', 2025),
      ...appealDeposit,
    ],
    MORE_DAY,
  ),
  'gst.best-judgment-return': settled(
    'cbic',
    'Section 62(2), CGST Act; Notification 28/2023-Central Tax (1 October 2023)',
    {
      since: '2023-10-01',
      value: cases({ usual: days(60), longer: days(60), fee: rupeesADay(100) }),
      words: 'within {usual} of the order, or within {longer} after that with {fee} under each Act',
    },
    [
      page('https://web.lawcrux.com/newversion/web/Assets/data5t/gt/gtcgst/CGST_BILL_17_SEC_62.htm'),
      page('https://www.taxrealtime.in/gstlaws/provision/act/68'),
      page('https://taxcode.in/section-62-of-cgst-act-2017-assessment-of-non-filers-of-returns/'),
      page('https://taxmanagementindia.com/web/tmi_blog_details.asp?id=805312', 2025),
    ],
    MORE_DAY,
  ),
  'gst.revocation-limit': settled(
    'cbic',
    'Section 30, CGST Act; rule 23, CGST Rules (1 October 2023)',
    {
      since: '2023-10-01',
      value: cases({ usual: days(90), longer: days(180) }),
      words: '{usual}, and up to {longer} more for a good reason',
    },
    [
      page('https://goodsandservicetax.in/GST/?p=3807'),
      page('https://www.caclub.in/rule-23-of-cgst-rules-2017-revocation-of-cancellation-of-registration'),
      page('https://www.corpzo.com/revocation-of-gst-registration-status-in-india'),
      page('https://www.taxtmi.com/caselaws?id=777627', 2025),
    ],
    MORE_DAY,
  ),
  'gst.goods-sale': settled(
    'cbic',
    'Section 129(6), CGST Act',
    { since: '2022-01-01', value: days(15) },
    [
      page('https://taxrealtime.in/gstlaws/provision/act/140'),
      page('https://www.taxtmi.com/acts?id=23982'),
      page('https://www.taxheal.com/11053-of-2025.html', 2025),
    ],
    MORE_DAY,
  ),
  'gst.reverse-charge-security': likely(
    'cbic',
    'Section 9(3), CGST Act; Notification 13/2017-Central Tax (Rate), entry 14, inserted by 29/2018',
    { since: '2019-01-01', words: 'guards from agencies that are not companies' },
    [
      page('https://taxguru.in/goods-and-service-tax/security-services-reverse-charge-mechanism-gst.html', 2019),
      page('https://caknowledge.pages.dev/posts/gst-on-security-services-addition-under-rcm-list-an-analysis', 2019),
    ],
    DAY,
  ),
  'gst.refund-claim-limit': settled('cbic', 'Section 54(1), CGST Act', { value: years(2) }, refund, DAY),
  'gst.refund-processing': settled(
    'cbic',
    'Section 54(7), CGST Act; rules 90 and 92',
    { value: days(60) },
    refund,
    DAY,
  ),
  'gst.refund-check': settled('cbic', 'Rule 90, CGST Rules', { value: days(15), words: 'within {}' }, refund, DAY),
  'gst.refund-formula': likely(
    'cbic',
    'Rule 89(4), CGST Rules; Circular 125/44/2019-GST',
    { words: 'the credit × exports ÷ turnover, but not more than the ledger balance' },
    [
      page('https://taxguru.in/goods-and-service-tax/determination-admissible-refund-exporter-cgst-rule-894.html'),
      page('https://www.taxlok.com/view-query-answer/query_id=6435', 2019),
      page('https://www.scribd.com/document/439119057/Circular-Cgst-125', 2019),
    ],
    DAY,
  ),
  'gst.refund-interest': settled(
    'cbic',
    'Section 56, CGST Act',
    { value: percentAYear(6) },
    [
      page('https://web.lawcrux.com/newversion/web/Assets/data5t/gt/gtcgst/CGST_BILL_17_SEC_56.htm'),
      page('https://rudracap.com/gst-refund-process-india-2026-rfd-01-guide/', 2026),
    ],
    DAY,
  ),
  'gst.refund-provisional': settled(
    'cbic',
    'Section 54(6), CGST Act; rule 91(2); Notification 13/2025-Central Tax; Instruction 06/2025-GST',
    {
      since: '2025-10-01',
      value: cases({ part: percent(90), within: days(7) }),
      words: '{part} within {within} of the acknowledgement',
    },
    provisional,
    DAY,
  ),
} as const satisfies Record<string, Entry>;
