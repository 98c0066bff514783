/**
 * The register of facts: every figure, date, rate, limit and claim of the site, typed in once.
 *
 * Content and views read an entry with `fact('id')` (its wording) or `figure('id')` (its number); the bundler
 * replaces both calls by the value, so neither the register nor its notes reach a browser
 * (docs/decisions/0008-facts-inlined-at-build.md). `npm run facts` lists what is due for review.
 */

/** One entry of the register. */
export interface Fact {
  /** The wording that visitors read. */
  readonly text: string;
  /** The same as a number, where code computes with it. */
  readonly value?: number;
  /** Where the owner confirms it. */
  readonly source: string;
  /** The day on which it was last compared with the owner's brief (ISO date). */
  readonly checkedOn: string;
  /** The day from which it is due again (ISO date). */
  readonly reviewBy: string;
  /** A note for the owner, never shown to visitors: what newer law is believed to say. */
  readonly review?: string;
}

const CHECKED = '2026-11-21';
const HALF_YEAR = '2027-05-21';
const YEAR = '2027-11-21';

const differs = (what: string): string => `Believed to differ, confirm with the official source: ${what}`;

/** A fact set by a law or an office: due every half-year. */
const law = (source: string, text: string, review?: string): Fact => ({
  text,
  source,
  checkedOn: CHECKED,
  reviewBy: HALF_YEAR,
  ...(review ? { review: differs(review) } : {}),
});

/** A claim that the firm makes about itself: due every year. */
const claim = (text: string, value?: number): Fact => ({
  text,
  ...(value === undefined ? {} : { value }),
  source: "The firm's own records",
  checkedOn: CHECKED,
  reviewBy: YEAR,
});

const inr = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

/** Rupees in Indian grouping, for example 250000 as "₹2,50,000". */
export const rupees = (amount: number): string => `₹${inr.format(amount)}`;

const price = (amount: number): Fact => claim(rupees(amount), amount);
/** Its number is the upper end; the lower one is the starting price. */
const priceRange = (low: number, high: number): Fact => claim(`${rupees(low)}-${rupees(high)}`, high);

const GST = 'GST portal, gst.gov.in';
const CBIC = 'CBIC, cbic.gov.in';
const ITD = 'Income Tax Department, incometax.gov.in';
const EPFO = 'EPFO, epfindia.gov.in';
const ESIC = 'ESIC, esic.gov.in';
const MCA = 'Ministry of Corporate Affairs, mca.gov.in';
const MSME = 'Ministry of MSME, udyamregistration.gov.in';
const DGFT = 'DGFT, dgft.gov.in';
const newAct = 'Income-tax Act 2025 in force from 1 April 2026; the sections became tables of section 393';
const newForm = (form: string): string => `Income-tax Act 2025: the form is now ${form}`;

const register = {
  // The firm
  'firm.rating': claim('4.9', 4.9),
  'firm.rating-scale': claim('5', 5),
  'firm.review-count': claim('500', 500),
  'firm.clients': claim('500+', 500),
  'firm.founded': claim('2012', 2012),
  'firm.subscribers': claim('1000+', 1000),
  'firm.hours-days': claim('Monday to Saturday'),
  'firm.hours-open': claim('9:00 AM'),
  'firm.hours-close': claim('7:00 PM'),
  'firm.hours-sunday': claim('Sunday closed'),
  'milestone.gst-year': claim('2015', 2015),
  'milestone.200-clients-year': claim('2018', 2018),
  'milestone.200-clients': claim('200+', 200),
  'milestone.digitised-year': claim('2020', 2020),
  'milestone.500-clients-year': claim('2022', 2022),
  'milestone.leading-year': claim('2024', 2024),
  'overview.city-count': claim('38', 38),

  // Starting prices and the ranges of the structured data
  'price.gst-registration': price(2500),
  'price.gst-returns': price(1500),
  'price.income-tax-filing': price(1500),
  'price.company-registration': price(15000),
  'price.accounting-bookkeeping': price(5000),
  'price.pf-esi-services': price(3000),
  'price.tds-tcs-returns': price(2500),
  'price.gst-notices': price(5000),
  'price.gst-refunds': price(2000),
  'price.udyam-registration': price(1500),
  'price.iec-registration': price(2000),
  'price-range.gst-registration': priceRange(2500, 10000),
  'price-range.gst-returns': priceRange(1500, 5000),
  'price-range.gst-notices': priceRange(5000, 25000),
  'price-range.gst-refunds': priceRange(2000, 10000),
  'price-range.pf-esi-services': priceRange(3000, 8000),
  'price-range.tds-tcs-returns': priceRange(2500, 7500),
  'price-range.accounting-bookkeeping': priceRange(5000, 15000),
  'price.accounting-package-month': price(5000),

  // GST registration and returns
  'gst.registration-time': law(GST, '3-7 working days'),
  'gst.registration-fee': law(GST, 'free'),
  'gst.threshold': law(CBIC, '₹20 lakh', '40 lakh for goods in most states, 20 lakh for services'),
  'gst.threshold-special': law(CBIC, '₹10 lakh'),
  'gst.gstr1-due': law(GST, '11th of next month', 'quarterly filers: the 13th'),
  'gst.gstr1-frequency': law(GST, 'Monthly or quarterly'),
  'gst.gstr3b-due': law(GST, '20th of next month'),
  'gst.gstr3b-frequency': law(GST, 'Monthly'),
  'gst.gstr2-due': law(GST, 'Auto-generated'),
  'gst.gstr4-due': law(GST, '18th of next month', 'CMP-08 is the quarterly form; GSTR-4 is annual'),
  'gst.gstr4-frequency': law(GST, 'Quarterly', 'CMP-08 is the quarterly form; GSTR-4 is annual'),
  'gst.late-fee-day': law(CBIC, '₹50 a day per return'),
  'gst.late-fee-nil-day': law(CBIC, '₹20 a day'),
  'gst.late-interest': law(CBIC, '18% a year'),
  'gst.notice-response': law(CBIC, '15-30 days'),
  'gst.refund-claim-limit': law(CBIC, '2 years'),
  'gst.refund-processing': law(CBIC, '60 days'),

  // Income tax
  'itr.range': law(ITD, 'ITR-1 to ITR-7'),
  'itr.itr1-income': law(ITD, 'Up to ₹50 lakh'),
  'itr.itr2-income': law(ITD, 'No limit'),
  'itr.itr3-income': law(ITD, 'No limit'),
  'itr.itr4-income': law(ITD, 'Up to ₹2 crore'),
  'itr.due-individuals': law(ITD, '31 July'),
  'itr.due-businesses': law(ITD, '30 September', '31 August for non-audit business from 2026'),
  'itr.due-audit': law(ITD, '31 October'),
  'itr.refund-processing': law(ITD, '45-60 days'),

  // Provident fund and state insurance
  'pf.employees': law(EPFO, '20+ employees'),
  'pf.employee-rate': law(EPFO, '12%'),
  'pf.employer-rate': law(EPFO, '12%'),
  'pf.registration-limit': law(EPFO, '30 days'),
  'pf.registration-fine': law(EPFO, 'up to ₹10,000'),
  'pf.return-due': law(EPFO, '25th', 'the 15th of the following month'),
  'pf.damages': law(EPFO, '17% a year', 'damages changed in 2024'),
  'pf.registration-time': law(EPFO, '7-15 working days'),
  'esi.employees': law(ESIC, '10+ employees'),
  'esi.wage-limit': law(ESIC, '₹25,000 a month', 'the wage limit is 21,000'),
  'esi.employee-rate': law(ESIC, '0.75%'),
  'esi.employer-rate': law(ESIC, '3.25%'),
  'esi.registration-limit': law(ESIC, '15 days'),
  'esi.registration-fine': law(ESIC, 'up to ₹25,000'),
  'esi.return-due': law(ESIC, '21st', 'the 15th of the following month'),
  'esi.interest': law(ESIC, '12% a year'),
  'esi.registration-time': law(ESIC, '10-20 working days'),

  // TDS and TCS
  'tds.form-salary': law(ITD, '24Q', newForm('138')),
  'tds.form-resident': law(ITD, '26Q', newForm('140')),
  'tds.form-nonresident': law(ITD, '27Q', newForm('144')),
  'tds.form-tcs': law(ITD, '27EQ', newForm('143')),
  'tds.due-q1': law(ITD, '31 July', 'TCS (27EQ): 15 July'),
  'tds.due-q2': law(ITD, '31 October', 'TCS (27EQ): 15 October'),
  'tds.due-q3': law(ITD, '31 January', 'TCS (27EQ): 15 January'),
  'tds.due-q4': law(ITD, '31 May', 'TCS (27EQ): 15 May'),
  'tds.due-all': law(
    ITD,
    '31 May, 31 July, 31 October and 31 January',
    'TCS (27EQ) is due 15 July, 15 October, 15 January, 15 May',
  ),
  'tds.late-fee-day': law(ITD, '₹200 a day per return'),
  'tds.late-interest': law(ITD, '1.5% a month'),
  'tds.194a-section': law(ITD, '194A', newAct),
  'tds.194a-rate': law(ITD, '10%'),
  'tds.194a-threshold': law(ITD, '₹40,000 (₹50,000 for seniors)', '50,000 (1,00,000 for seniors) from 1 April 2025'),
  'tds.194c-section': law(ITD, '194C', newAct),
  'tds.194c-rate': law(ITD, '1% individual/HUF, 2% others'),
  'tds.194c-threshold': law(ITD, '₹30,000 single, ₹1,00,000 aggregate'),
  'tds.194i-section': law(ITD, '194I', newAct),
  'tds.194i-rate': law(ITD, '10%'),
  'tds.194i-threshold': law(ITD, '₹2,40,000 a year', '50,000 a month from 1 April 2025'),
  'tds.194j-section': law(ITD, '194J', newAct),
  'tds.194j-rate': law(ITD, '10%'),
  'tds.194j-threshold': law(ITD, '₹30,000 single, ₹1,00,000 aggregate', '50,000 from 1 April 2025'),

  // Company law
  'company.private-directors': law(MCA, '2 directors'),
  'company.private-shareholders': law(MCA, '2 shareholders'),
  'company.private-max': law(MCA, '200 shareholders'),
  'company.partnership-max': law(MCA, '20 partners (50 for banking)', '50 under the 2014 rules'),
  'company.llp-min': law(MCA, '2 partners'),
  'company.llp-max': law(MCA, 'No maximum'),
  'company.annual-return-due': law(MCA, 'Within 60 days of the AGM'),
  'company.annual-return-penalty': law(MCA, '₹100 per day, minimum ₹5,000'),
  'company.aoc4-due': law(MCA, 'Within 30 days of the AGM'),
  'company.agm-due': law(MCA, 'Within 6 months of the financial year end'),
  'company.agm-penalty': law(MCA, '₹1,00,000 plus ₹5,000 per day'),
  'company.registration-time': law(MCA, '10-15 working days'),
  'company.llp-time': law(MCA, '15-20 working days'),
  'company.authorised-capital': law(MCA, '₹1,000'),
  'company.paid-up-capital': law(MCA, '₹100'),

  // Udyam and IEC
  'msme.micro-investment': law(MSME, 'Up to ₹1 crore', '2.5 crore from 1 April 2025'),
  'msme.micro-turnover': law(MSME, 'Up to ₹5 crore', '10 crore from 1 April 2025'),
  'msme.small-investment': law(MSME, '₹1-10 crore', '25 crore from 1 April 2025'),
  'msme.small-turnover': law(MSME, '₹5-50 crore', '100 crore from 1 April 2025'),
  'msme.medium-investment': law(MSME, '₹10-50 crore', '125 crore from 1 April 2025'),
  'msme.medium-turnover': law(MSME, '₹50-250 crore', '500 crore from 1 April 2025'),
  'udyam.registration-time': law(MSME, '1-3 working days'),
  'udyam.collateral-free-loan': law(MSME, 'up to ₹2 crore'),
  'udyam.subsidy': law(MSME, 'up to 35% of project cost'),
  'iec.digits': law(DGFT, '10 digits'),
  'iec.registration-time': law(DGFT, '7-15 working days'),
  'iec.validity': law(DGFT, 'Lifetime validity', 'yearly confirmation is needed to stay active'),
  'iec.reward-fob': law(DGFT, '2-5% of FOB', 'MEIS and SEIS ended'),
  'iec.reward-forex': law(DGFT, '3-5% of net forex', 'MEIS and SEIS ended'),
  'iec.capital-goods-duty': law(DGFT, '3% customs duty', 'EPCG: nil'),

  // Terms of the firm
  'policy.updated': claim('15 January 2025'),
  'policy.retention': claim('7 years', 7),
  'policy.advance': claim('50%', 50),
  'policy.completion': claim('50%', 50),
  'policy.late-charge-after': claim('30 days', 30),
  'policy.termination-notice': claim('30 days', 30),
  'policy.claim-limit': claim('12 months', 12),
  'policy.courts': claim('Coimbatore'),

  // The blog and the audit page
  'blog.articles-gst': claim('15', 15),
  'blog.articles-income-tax': claim('12', 12),
  'blog.articles-company-registration': claim('8', 8),
  'blog.articles-tds-tcs': claim('6', 6),
  'blog.articles-pf-esi': claim('5', 5),
  'blog.articles-accounting': claim('10', 10),
  // Read by build/security-txt.ts, which lets the file expire some time after the day on which this is due.
  'security.contact': {
    text: "Reports of security faults are read at the firm's own address",
    source: "The firm's own records",
    checkedOn: CHECKED,
    reviewBy: HALF_YEAR,
  },
  'audit.city-service-pages': claim('363', 363),
  'audit.urls': claim('400+', 400),
} as const satisfies Record<string, Fact>;

/** The id of an entry. */
export type FactId = keyof typeof register;

/** The whole register, for the checks and the command line. */
export const facts: Readonly<Record<FactId, Fact>> = register;

/**
 * The wording of a fact.
 * @param id an entry of the register; write it as a literal, the bundler replaces the call
 */
export const fact = (id: FactId): string => facts[id].text;

/**
 * The number of a fact.
 * @param id an entry of the register that has a `value`; write it as a literal, the bundler replaces the call
 * @throws RangeError when the entry has no number
 */
export const figure = (id: FactId): number => {
  const { value } = facts[id];
  if (value === undefined) throw new RangeError(`Fact "${id}" has no number`);
  return value;
};
