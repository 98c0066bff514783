import type { LocalSite } from '../../local-site.ts';
import type { Seo } from '../../schema.ts';

/** The page of all due dates. Its ledger's own words are in `due-ledger/en.ts`, the dates in `content/due-dates`. */
export const dueDates = ({ fact }: LocalSite) =>
  ({
    changedOn: '2026-11-25',
    seo: {
      title: 'Due Dates for GST, TDS, Income Tax and Companies',
      description:
        'What falls due next for your business: GST, TDS, income tax, PF, ESI and company filings, the days left, the cost of being late, and calendars.',
    } satisfies Seo,
    hero: {
      title: 'Due dates, and the days left',
      lead: 'See what your business or household has to file and pay, by which day, and what it costs to be late.',
    },
    share: 'You can share this page: its address keeps your choice.',
    stale: (day: string): string =>
      `This page was made on ${day}. What was moved since then is not in it: look at the portal or ask us.`,
    paper: (day: string): string => `As of ${day}. Newer dates and calendars:`,
    year: {
      title: 'The year, month by month',
      moved: (from: string): string => `moved from ${from}`,
    },
    rules: {
      title: 'Every due date and its rule',
      intro: 'Whom it concerns, what lateness costs, and where the law says so.',
    },
    calendars: {
      title: 'In your own calendar',
      intro:
        'Subscribe, and a date that is moved changes in your calendar too. A file keeps the dates as they are today.',
      all: 'All due dates',
      subscribe: 'Subscribe',
      google: 'Google Calendar',
      file: 'File',
      remind: 'Remind me on WhatsApp',
    },
    reminders: {
      title: 'Will it remind you? Not by itself',
      points: [
        {
          title: 'Google Calendar',
          text: 'Google Calendar ignores our reminders. On a computer open Settings, choose this calendar and add one under "All-day event notifications".',
        },
        {
          title: 'Outlook',
          text: 'Outlook shows none of our reminders. Import the file instead, open a date and choose when.',
        },
        {
          title: 'iPhone, iPad, Mac',
          text: 'While you subscribe, switch off "Remove Alarms" or "Remove Alerts". They then ring 7 and 2 days before.',
        },
      ],
    },
    care: {
      title: 'Before you rely on a date',
      points: [
        {
          title: 'Sundays and holidays',
          description: `After a Sunday or public holiday, income tax, TDS and advance tax are in time on ${fact('advance.holidays')}. Section 10 of the General Clauses Act and circulars say so. The portals for GST, PF, ESI and company filings do not move a due date.`,
        },
        {
          title: 'A date may be moved',
          description:
            'The government extends dates, often in the last days. This list shows the extensions that we know, but the portal decides.',
        },
        {
          title: 'Not in this list',
          description:
            'Trusts, listed or public companies, and non-residents. Also trade licences, and dates that a notice sets for you. Ask us about these.',
        },
      ],
    },
    closing: {
      title: 'Would you rather not watch dates?',
      text: 'Tell us which of these concern you. We list what you owe and when, and remind you in time.',
      action: 'Leave the dates to us',
    },
  }) as const;
