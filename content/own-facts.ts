/** What the firm says of itself: no law, and nothing to look up; read with the law (content/facts.ts). */
import type { Said } from './register/entry.ts';
import {
  calendarDay,
  clock,
  count,
  days,
  mondayTo,
  months,
  percent,
  rupees,
  rupeesRange,
  workingDays,
  year,
  years,
} from './register/values.ts';

/** By when somebody has to see that reports of security faults are still read (ISO date): build/security-txt.ts. */
export const SECURITY_REVIEW = '2027-05-21';

export const ownFacts = {
  'firm.rating': { value: count(4.9) },
  'firm.rating-scale': { value: count(5) },
  'firm.review-count': { value: count(500) },
  'firm.clients': { value: count(500), words: '{}+' },
  'firm.founded': { value: year(2012) },
  'firm.subscribers': { value: count(1000), words: '{}+' },
  'firm.hours-days': { value: mondayTo(6) },
  'firm.hours-open': { value: clock(9) },
  'firm.hours-close': { value: clock(19) },
  'firm.hours-sunday': { words: 'Sunday closed' },
  'milestone.gst-year': { value: year(2015) },
  'milestone.200-clients-year': { value: year(2018) },
  'milestone.200-clients': { value: count(200), words: '{}+' },
  'milestone.digitised-year': { value: year(2020) },
  'milestone.500-clients-year': { value: year(2022) },
  'milestone.leading-year': { value: year(2024) },
  'overview.city-count': { value: count(38) },

  // Terms
  'policy.updated': { value: calendarDay('2025-01-15') },
  /** When parts were added to the privacy policy. */
  'policy.added': { value: calendarDay('2026-11-23') },
  'policy.retention': { value: years(7) },
  /** How long a backup is kept (docs/operations.md): what was erased is in it until then. */
  'policy.backups': { value: days(30) },
  /** How long a message is kept that was taken for spam. */
  'policy.spam': { value: days(30) },
  /** How long a newsletter address is kept whose owner was asked to confirm it and did not. */
  'policy.unconfirmed': { value: days(30) },
  /** How long the link to the page of an enquiry works (server/leads/store/enquiry-tokens.ts). */
  'policy.enquiry-page': { value: days(90) },
  'policy.advance': { value: percent(50) },
  'policy.completion': { value: percent(50) },
  'policy.late-charge-after': { value: days(30) },
  'policy.termination-notice': { value: days(30) },
  'policy.claim-limit': { value: months(12) },
  'policy.courts': { words: 'Coimbatore' },

  // The blog and the audit page
  'blog.articles-gst': { value: count(15) },
  'blog.articles-income-tax': { value: count(12) },
  'blog.articles-company-registration': { value: count(8) },
  'blog.articles-tds-tcs': { value: count(6) },
  'blog.articles-pf-esi': { value: count(5) },
  'blog.articles-accounting': { value: count(10) },
  'audit.city-service-pages': { value: count(363) },
  'audit.urls': { value: count(400), words: '{}+' },

  // How long a registration takes from complete papers on
  'company.registration-time': { value: workingDays(10, 15) },
  'company.llp-time': { value: workingDays(15, 20) },
  'pf.registration-time': { value: workingDays(7, 15) },
  'esi.registration-time': { value: workingDays(10, 20) },
  'udyam.registration-time': { value: workingDays(1, 3) },

  'security.contact': { words: "Reports of security faults are read at the firm's own address" },

  // Starting prices, and the ranges of the structured data
  'price.gst-registration': { value: rupees(2500) },
  'price.gst-returns': { value: rupees(1500) },
  'price.income-tax-filing': { value: rupees(1500) },
  'price.company-registration': { value: rupees(15_000) },
  'price.accounting-bookkeeping': { value: rupees(5000) },
  'price.pf-esi-services': { value: rupees(3000) },
  'price.tds-tcs-returns': { value: rupees(2500) },
  'price.gst-notices': { value: rupees(5000) },
  'price.gst-refunds': { value: rupees(2000) },
  'price.udyam-registration': { value: rupees(1500) },
  'price.iec-registration': { value: rupees(2000) },
  'price.accounting-package-month': { value: rupees(5000) },
  'price-range.gst-registration': { value: rupeesRange(2500, 10_000) },
  'price-range.gst-returns': { value: rupeesRange(1500, 5000) },
  'price-range.gst-notices': { value: rupeesRange(5000, 25_000) },
  'price-range.gst-refunds': { value: rupeesRange(2000, 10_000) },
  'price-range.pf-esi-services': { value: rupeesRange(3000, 8000) },
  'price-range.tds-tcs-returns': { value: rupeesRange(2500, 7500) },
  'price-range.accounting-bookkeeping': { value: rupeesRange(5000, 15_000) },
} as const satisfies Record<string, Said>;

/** The id of one of them. */
export type OwnId = keyof typeof ownFacts;
