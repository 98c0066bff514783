/** The words of the ledger of due dates, wherever it stands. */
export const dueLedger = {
  title: 'What falls due next',
  intro: 'Tick what applies to you and see only your own due dates. Your answers stay on this device.',
  ask: {
    gst: 'How do you file GST?',
    none: 'No GST',
    else: 'What else applies to you?',
    more: 'More',
    change: 'Change',
  },
  columns: { day: 'Day', what: 'What', who: 'Who', late: 'If late', left: 'Days left' },
  /** It is shown where no script counts the days. */
  asOf: (day: string): string => `As of ${day}. Extensions after that day are not shown here.`,
  moved: (from: string, to: string): string => `Extended from ${from} to ${to}:`,
  search: 'Search',
  searchHint: 'Form, tax or word',
  year: 'Months',
  clearAnswers: 'Clear my answers',
  allDates: 'All due dates',
  /** Count the dates; the number replaces the sign. */
  dates: { one: '1 date', many: '# dates' },
  /** Describes the rows while nothing is answered. */
  first: 'These five dates apply to most businesses that file GST every month.',
  late: 'If late:',
  /** Stands above dates that come before the next of most businesses. */
  sooner: 'Earlier, if it applies to you:',
} as const;

/** The words for the days that a script counts; it reads nothing else of this file. */
export const dayCount = {
  next: 'Next for most businesses',
  nextForYou: 'Next for you',
  today: 'due today',
  unit: (days: number): string => (days === 1 ? 'day' : 'days'),
  left: 'left',
  toNext: 'to your next date',
  inDays: (days: number): string => (days > 0 ? `in\u00a0${days}\u00a0${dayCount.unit(days)}` : 'today'),
  /** Stands before the names of several dates that fall on one day. */
  several: (dates: number): string => `${dates} dates: `,
  /** Says what stands below; it is announced when it changes. */
  twelve: (dates: number): string => `Your next dates, out of ${dates} in the year ahead.`,
  /** It is shown on a page that was kept for so long that its list does not reach a year ahead. */
  listEnds: (day: string): string => `The list ends on ${day}.`,
} as const;
