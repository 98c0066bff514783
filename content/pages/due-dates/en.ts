import type { Seo } from '../../schema.ts';

/** The page of all due dates. Its ledger's own words are in `due-ledger/en.ts`, the dates in `content/due-dates`. */
export const dueDates = {
  changedOn: '2026-11-27',
  name: 'Due dates',
  seo: {
    title: 'Due Dates for GST, TDS, Income Tax and Companies',
    description:
      'The next due dates of your business: GST, TDS, income tax, PF, ESI and company filings, with the days left, the cost of being late and calendars.',
  } satisfies Seo,
  hero: {
    title: 'Due dates, and the days left',
    lead: 'All dates for GST, TDS, income tax, PF, ESI and company filings in the next 12 months: what to file or pay, by when, and what a delay usually costs.',
  },
  share: 'You can share this page. The link keeps your answers.',
  stale: (day: string): string =>
    `Last updated on ${day}. Later extensions are not shown here. Check the portal or ask us.`,
  paper: (firm: string, phone: string, day: string): string =>
    `${firm}, ${phone}. As of ${day}. For newer dates and calendars:`,
  year: {
    title: 'The year, month by month',
    yours: 'Your year, month by month',
    intro: 'Open a month to see its dates, or search for a form or a tax.',
    moved: (from: string): string => `moved from ${from}`,
  },
  rules: {
    title: 'Every due date and its rule',
    intro: 'See who must file or pay, what a delay costs and which rule sets the date.',
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
    title: 'Add these dates to your calendar',
    /** It is shown once a script knows how many they are: it puts the number in the place of the sign. */
    yours: 'Add your # dates to your calendar',
    others: 'A calendar for each kind of return',
    intro:
      'If you subscribe, your calendar is updated when a date is extended. A file that you download keeps the dates as they are today. Both also contain the dates of last month, so that you can still see a date you missed.',
    all: 'All due dates',
    subscribe: 'Subscribe',
    google: 'Google Calendar',
    file: 'Download',
    remind: 'Remind me on WhatsApp',
  },
  reminders: {
    title: 'How to get a reminder before each date',
    points: [
      {
        title: 'Google Calendar',
        text: 'Google Calendar does not carry over the reminders from our calendar. On a computer, open Settings, choose this calendar and add a reminder under "All-day event notifications".',
      },
      {
        title: 'Outlook',
        text: 'Outlook does not show the reminders from our calendar. Import the file instead, open a date and choose when you want to be reminded.',
      },
      {
        title: 'iPhone, iPad, Mac',
        text: 'When you subscribe, turn off "Remove Alarms" or "Remove Alerts". You then get an alert 7 days and 2 days before each date.',
      },
    ],
  },
  care: {
    title: 'Before you rely on a date',
    points: [
      {
        title: 'Sundays and holidays',
        description:
          "If the date is a Sunday or a public holiday, you can file and pay income tax, TDS and advance tax on the next working day. This is as per section 10 of the General Clauses Act and the department's circulars. The due dates for GST, PF, ESI and company filings do not move, so file and pay before the holiday.",
      },
      {
        title: 'A date can be extended',
        description:
          'The government sometimes extends a date, often in the last few days. Check the portal before you rely on a date.',
      },
      {
        title: 'Not in this list',
        description:
          'This list has no dates for trusts, listed companies, public companies and non-residents. It also has no dates for trade licences and for replies to notices.',
      },
    ],
  },
  /** Stands under the dates of the visitor's own choice. */
  offer: {
    text: 'Shall we file these for you? Tell us which ones, and we will tell you our fee.',
    action: 'Ask for a fee for these returns',
  },
  closing: {
    title: 'Shall we take care of these dates for you?',
    text: 'Tell us which returns you file. We will tell you which papers to send, by when, and what our fee would be.',
    action: 'Ask for a fee',
  },
} as const;
