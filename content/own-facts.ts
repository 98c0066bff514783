/** Holds what the firm says of itself: no law, and nothing to look up; read with the law (content/read-facts.ts). */
import { hoursLines } from './hours-lines.ts';
import type { Statement } from './register/entry.ts';
import { calendarDay, count, days, months, percent, workingDays, year, years } from './register/values.ts';
import type { Site } from './site.ts';
import { hoursWords } from './written.ts';

/**
 * Somebody has to check before this day (ISO date) that reports of security faults are still read:
 * generator/site-lists.ts.
 */
export const SECURITY_REVIEW = '2027-05-21';

/** The times for which visitors' data is kept and their links work: pages state them, and the server erases by them. */
export const keptFor = {
  years: 7,
  /** A message that was taken for spam. */
  spamDays: 30,
  /** A newsletter address whose owner was asked to confirm it and did not. */
  unconfirmedDays: 30,
  /** The link to the page of an enquiry. */
  enquiryPageDays: 90,
} as const;

/** Returns what a firm says of itself, in English. */
const firmFacts = ({ firm, officeHours, today }: Pick<Site, 'firm' | 'officeHours' | 'today'>) => {
  const hours = hoursLines(officeHours, hoursWords);
  return {
    'firm.rating': { value: count(firm.rating?.stars ?? 0) },
    'firm.rating-scale': { value: count(5) },
    'firm.review-count': { value: count(firm.rating?.reviews ?? 0) },
    'firm.clients': { value: count(firm.clients), words: '{}+' },
    'firm.founded': { value: year(firm.founded) },
    /** The years in practice are counted from the year of foundation. */
    'firm.years': { value: years(Number(today.slice(0, 4)) - firm.founded) },
    'firm.subscribers': { value: count(firm.subscribers), words: '{}+' },
    'firm.hours-days': { words: hours.days },
    'firm.hours-line': { words: hours.line },
    'firm.hours-closed': { words: hours.closed },
    'firm.hours-short': { words: hours.short },
    'policy.courts': { words: firm.address.locality },
  } as const satisfies Record<string, Statement>;
};

/** The facts that are equal for every firm: terms, counts of the specification, and how long things take. */
const fixedFacts = {
  // The words of a button; what is counted elsewhere is counted from the cities.
  'overview.city-count': { value: count(38) },

  'policy.updated': { value: calendarDay('2025-01-15') },
  /** Parts were added to the privacy policy on this day. */
  'policy.added': { value: calendarDay('2026-11-23') },
  'policy.retention': { value: years(keptFor.years) },
  /** A backup is kept this long (docs/operations.md): what was erased is in it until then. */
  'policy.backups': { value: days(30) },
  'policy.spam': { value: days(keptFor.spamDays) },
  'policy.unconfirmed': { value: days(keptFor.unconfirmedDays) },
  'policy.enquiry-page': { value: days(keptFor.enquiryPageDays) },
  'policy.advance': { value: percent(50) },
  'policy.completion': { value: percent(50) },
  'policy.late-charge-after': { value: days(30) },
  'policy.termination-notice': { value: days(30) },
  'policy.claim-limit': { value: months(12) },

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

  // Times of registrations begin with complete papers.
  'company.registration-time': { value: workingDays(10, 15) },
  'company.llp-time': { value: workingDays(15, 20) },
  'pf.registration-time': { value: workingDays(7, 15) },
  'esi.registration-time': { value: workingDays(10, 20) },
  'udyam.registration-time': { value: workingDays(1, 3) },

  'security.contact': { words: "Reports of security faults are read at the firm's own address" },
} as const satisfies Record<string, Statement>;

/** The id of one of them. */
export type OwnId = keyof ReturnType<typeof firmFacts> | keyof typeof fixedFacts;

/** Returns all that a firm says of itself, in English. */
export const ownFacts = (site: Pick<Site, 'firm' | 'officeHours' | 'today'>): Readonly<Record<OwnId, Statement>> => ({
  ...firmFacts(site),
  ...fixedFacts,
});
