import type { Seo } from '../schema.ts';

/** The page of all due dates. Its ledger's own words are in `due-ledger.ts`, the dates in `content/due-dates`. */
export const dueDates = {
  changedOn: '2026-11-22',
  seo: {
    title: 'Due Dates for GST, TDS, Income Tax and Companies',
    description:
      'What falls due next for your business: GST, TDS, income tax, PF, ESI and company filings, the days left, the cost of being late, and calendars.',
    keywords: ['gst due dates', 'tds return due date', 'itr due date', 'tax calendar tamil nadu'],
  } satisfies Seo,
  hero: {
    title: 'Due dates, and the days left',
    lead: 'The filings of a shop, a factory or an office in Tamil Nadu on one sheet, counted by Indian time, with what lateness costs.',
  },
  share: 'The address of this page holds your choice: send it on, and the other sees the same dates.',
  asOf: (day: string): string => `As of ${day}.`,
  stale: (day: string): string =>
    `This page was made on ${day}. What was moved since then is not in it: look at the portal or ask us.`,
  paper: (day: string): string =>
    `As of ${day}. Sundays and holidays do not shift a date: file ahead of them. Newer dates and calendars:`,
  year: {
    title: 'The year, month by month',
    intro: (day: string): string => `Twelve months of certain dates, as of ${day}.`,
    moved: (from: string): string => `moved from ${from}`,
    empty: 'Nothing of this list.',
    more: 'Show the later months',
  },
  calendars: {
    title: 'In your own calendar',
    intro:
      'A subscribed calendar follows when a date is moved; a file holds the dates as they are today. Both remind you 7 and 2 days before, at nine in the morning.',
    all: 'All due dates',
    unsure: 'empty until its dates are confirmed',
    subscribe: 'Subscribe',
    google: 'Google Calendar',
    file: 'File',
    remind: 'Remind me on WhatsApp',
  },
  care: {
    title: 'Before you rely on a date',
    points: [
      {
        title: 'File before a Sunday or a holiday',
        description:
          'The dates are not shifted for Sundays and holidays. Where the last day is one, file on the last working day ahead of it: portals are slow on the last evening, and a bank may be closed.',
      },
      {
        title: 'A date may be moved',
        description:
          'The government extends dates, often in the last days. What we have seen is in the list with its notification; the portal of the office is what counts.',
      },
      {
        title: 'A date that is being confirmed has no number here',
        description:
          'Where the rule may have changed, a date is shown only once it is confirmed. Open the portal or call us, and you are told what holds for your case.',
      },
    ],
    missing: 'Not in this list',
  },
  closing: {
    title: 'Would you rather not watch dates?',
    text: 'Tell us which of these concern you. We list what you owe and when, and remind you while there is still time to find the missing bill.',
    action: 'Leave the dates to us',
  },
} as const;
