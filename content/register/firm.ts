import { type Entry, own } from './entry.ts';
import { calendarDay, clock, count, days, mondayTo, months, percent, year, years } from './values.ts';

/** What the firm states of itself, its terms and its site. */
export const firmEntries = {
  'firm.rating': own(count(4.9)),
  'firm.rating-scale': own(count(5)),
  'firm.review-count': own(count(500)),
  'firm.clients': own(count(500), '{}+'),
  'firm.founded': own(year(2012)),
  'firm.subscribers': own(count(1000), '{}+'),
  'firm.hours-days': own(mondayTo(6)),
  'firm.hours-open': own(clock(9)),
  'firm.hours-close': own(clock(19)),
  'firm.hours-sunday': own('Sunday closed'),
  'milestone.gst-year': own(year(2015)),
  'milestone.200-clients-year': own(year(2018)),
  'milestone.200-clients': own(count(200), '{}+'),
  'milestone.digitised-year': own(year(2020)),
  'milestone.500-clients-year': own(year(2022)),
  'milestone.leading-year': own(year(2024)),
  'overview.city-count': own(count(38)),

  // Terms
  'policy.updated': own(calendarDay('2025-01-15')),
  'policy.retention': own(years(7)),
  /** How long a backup is kept (docs/operations.md): what was erased is in it until then. */
  'policy.backups': own(days(30)),
  /** How long a message is kept that was taken for spam. */
  'policy.spam': own(days(30)),
  /** How long a newsletter address is kept whose owner was asked to confirm it and did not. */
  'policy.unconfirmed': own(days(30)),
  /** How long the link to the page of an enquiry works (server/leads/store/enquiry-tokens.ts). */
  'policy.enquiry-page': own(days(90)),
  'policy.advance': own(percent(50)),
  'policy.completion': own(percent(50)),
  'policy.late-charge-after': own(days(30)),
  'policy.termination-notice': own(days(30)),
  'policy.claim-limit': own(months(12)),
  'policy.courts': own('Coimbatore'),

  // The blog and the audit page
  'blog.articles-gst': own(count(15)),
  'blog.articles-income-tax': own(count(12)),
  'blog.articles-company-registration': own(count(8)),
  'blog.articles-tds-tcs': own(count(6)),
  'blog.articles-pf-esi': own(count(5)),
  'blog.articles-accounting': own(count(10)),
  'audit.city-service-pages': own(count(363)),
  'audit.urls': own(count(400), '{}+'),

  // Read by build/security-txt.ts, which lets the file expire some time after the day on which this is due.
  'security.contact': {
    ...own("Reports of security faults are read at the firm's own address"),
    reviewBy: '2027-05-21',
    every: 6,
  },
} as const satisfies Record<string, Entry>;
