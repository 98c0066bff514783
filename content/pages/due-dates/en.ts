import type { Seo } from '../../schema.ts';

/** The page of all due dates. Its ledger's own words are in `due-ledger/en.ts`, the dates in `content/due-dates`. */
export const dueDates = {
  changedOn: '2026-11-26',
  seo: {
    title: 'Due Dates for GST, TDS, Income Tax and Companies',
    description:
      'The next due dates of your business: GST, TDS, income tax, PF, ESI and company filings, with the days left, the cost of being late and calendars.',
  } satisfies Seo,
  hero: {
    title: 'Due dates, and the days left',
    lead: 'See what your business or household has to file and pay, by which date, and what it costs to be late.',
  },
  share: 'You can share this page. The link keeps your choice.',
  stale: (day: string): string =>
    `This page was made on ${day}. Later extensions are not shown here. Check the portal or ask us.`,
  paper: (firm: string, phone: string, day: string): string =>
    `${firm}, ${phone}. As of ${day}. Newer dates and calendars:`,
  year: {
    title: 'The year, month by month',
    yours: 'Your year, month by month',
    moved: (from: string): string => `moved from ${from}`,
  },
  rules: {
    title: 'Every due date and its rule',
    intro: 'Who must file or pay, what a delay costs, and which rule says so.',
    groups: {
      gst: 'GST',
      tds: 'TDS and TCS',
      tax: 'Income tax and advance tax',
      staff: 'Staff: PF, ESI, bonus, professional tax',
      company: 'Company and LLP',
      export: 'Import and export',
    },
  },
  calendars: {
    title: 'Put these dates into your calendar',
    /** It is shown once a script knows how many they are: it puts the number in the place of the sign. */
    yours: 'Put your # dates into your calendar',
    others: 'Calendars of each kind',
    intro:
      'If you subscribe, a date that is extended changes in your calendar too. If you download a file, it keeps the dates as they are today.',
    all: 'All due dates',
    subscribe: 'Subscribe',
    google: 'Google Calendar',
    file: 'File',
    remind: 'Remind me on WhatsApp',
  },
  reminders: {
    title: 'Will the calendar remind you? Not by itself',
    points: [
      {
        title: 'Google Calendar',
        text: 'Google Calendar ignores our reminders. On a computer, open Settings, choose this calendar and add a reminder under "All-day event notifications".',
      },
      {
        title: 'Outlook',
        text: 'Outlook does not show our reminders. Import the file instead, open a date and choose when to be reminded.',
      },
      {
        title: 'iPhone, iPad, Mac',
        text: 'When you subscribe, switch off "Remove Alarms" or "Remove Alerts". You then get an alert 7 days and 2 days before each date.',
      },
    ],
  },
  care: {
    title: 'Before you rely on a date',
    points: [
      {
        title: 'Sundays and holidays',
        description:
          'If the date is a Sunday or a public holiday, you can file and pay income tax, TDS and advance tax on the next working day. Section 10 of the General Clauses Act and circulars say so. The portals for GST, PF, ESI and company filings do not move a due date.',
      },
      {
        title: 'A date can be extended',
        description:
          'The government sometimes extends a date, often in the last few days. This list shows the extensions we know of, but go by the portal.',
      },
      {
        title: 'Not in this list',
        description:
          'We do not list dates for trusts, listed or public companies and non-residents, for trade licences, or for replies to notices. Ask us about these.',
      },
    ],
  },
  closing: {
    title: 'Do you want us to watch the dates?',
    text: 'Tell us which of these apply to you. We list what you have to file and pay, and when, and can do the filing for you.',
    action: 'Ask about my due dates',
  },
} as const;
