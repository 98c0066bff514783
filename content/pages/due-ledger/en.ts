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
  found: {
    /** Follows how many dates a search finds while the page shows the dates of the visitor alone. */
    all: 'found among all due dates, not only yours.',
    /** The text that was searched for replaces the #. */
    none: 'Nothing found for "#".',
    advice: 'Try the number of a form (GSTR-9), a tax (TDS) or a word (bonus).',
    clear: 'Clear the search',
    ask: 'Ask us about this date',
  },
  /** Leads to the tool of a due date. */
  workOut: 'Work it out',
  /** A script puts the day of the next instalment between the second and the third. */
  tax: {
    text: 'Your income tax dates are not in this list, because they depend on one more answer.',
    next: 'The next instalment of advance tax is due on',
    tick: '. Tick what applies to you:',
  },
  year: 'Months',
  clearAnswers: 'Clear my answers',
  allDates: 'All due dates',
  /** Count the dates; the number replaces the sign. */
  dates: { one: '1 date', many: '# dates' },
  /** Describes the rows while nothing is answered. */
  first: 'These five dates apply to most businesses that file GST every month.',
  late: 'If late:',
  /** Stands above dates that come before the next of most businesses. */
  sooner: 'Due sooner, if it applies to you:',
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
