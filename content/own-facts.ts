/** What the firm says of itself: no law, and nothing to look up; read with the law (content/facts.ts). */
import { buildDay } from './build-day.ts';
import { firm, officeHours } from './firm.ts';
import { hoursLines } from './hours-lines.ts';
import type { Said } from './register/entry.ts';
import { calendarDay, count, days, months, percent, workingDays, year, years } from './register/values.ts';
import { hoursWords } from './written.ts';

/** By when somebody has to see that reports of security faults are still read (ISO date): generator/site-lists.ts. */
export const SECURITY_REVIEW = '2027-05-21';

const hours = hoursLines(officeHours, hoursWords);

export const ownFacts = {
  'firm.rating': { value: count(firm.rating?.stars ?? 0) },
  'firm.rating-scale': { value: count(5) },
  'firm.review-count': { value: count(firm.rating?.reviews ?? 0) },
  'firm.clients': { value: count(firm.clients), words: '{}+' },
  'firm.founded': { value: year(firm.founded) },
  /** How long it has been in practice. */
  'firm.years': { value: years(Number(buildDay.slice(0, 4)) - firm.founded) },
  'firm.subscribers': { value: count(firm.subscribers), words: '{}+' },
  'firm.hours-days': { words: hours.days },
  'firm.hours-line': { words: hours.line },
  'firm.hours-closed': { words: hours.closed },
  'firm.hours-short': { words: hours.short },
  // The words of a button; what is counted elsewhere is counted from the cities.
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
  /** How long the link to the page of an enquiry works (server/leads/store/signatures.ts). */
  'policy.enquiry-page': { value: days(90) },
  'policy.advance': { value: percent(50) },
  'policy.completion': { value: percent(50) },
  'policy.late-charge-after': { value: days(30) },
  'policy.termination-notice': { value: days(30) },
  'policy.claim-limit': { value: months(12) },
  'policy.courts': { words: firm.address.locality },

  // The blog and the audit page
  'blog.articles-gst': { value: count(15) },
  'blog.articles-income-tax': { value: count(12) },
  'blog.articles-company-registration': { value: count(8) },
  'blog.articles-tds-tcs': { value: count(6) },
  'blog.articles-pf-esi': { value: count(5) },
  'blog.articles-accounting': { value: count(10) },
  // The words of the audit page; the tool counts what it audits.
  'audit.city-service-pages': { value: count(363) },
  'audit.urls': { value: count(400), words: '{}+' },

  // How long a registration takes from complete papers on
  'company.registration-time': { value: workingDays(10, 15) },
  'company.llp-time': { value: workingDays(15, 20) },
  'pf.registration-time': { value: workingDays(7, 15) },
  'esi.registration-time': { value: workingDays(10, 20) },
  'udyam.registration-time': { value: workingDays(1, 3) },

  'security.contact': { words: "Reports of security faults are read at the firm's own address" },
} as const satisfies Record<string, Said>;

/** The id of one of them. */
export type OwnId = keyof typeof ownFacts;
