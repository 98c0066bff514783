/** The words of the ledger of due dates, wherever it stands. */
export const dueLedger = {
  title: 'What falls due next',
  intro: 'Choose what you are: you then see the year of your own dates, and this device remembers the choice.',
  choice: 'What are you?',
  columns: { day: 'Day', what: 'What', late: 'If late', left: 'Days left' },
  add: 'Google Calendar',
  /** What stands around its name and what is added, for those who hear it alone: "Add GSTR-1: Google Calendar". */
  addWhat: { before: 'Add ', after: '' },
  addAll: 'Add all to my calendar',
  /** Shown where no script counts the days. */
  asOf: (day: string): string => `As of ${day}. Dates moved after that day are not shown here.`,
  moved: (from: string, to: string): string => `Extended from ${from} to ${to}:`,
  search: 'Search',
  searchHint: 'Form, tax or word',
  year: 'The year',
  showAll: 'Show all dates',
  allDates: 'All due dates',
  late: 'If late:',
  /** In a row of several things whose lateness does not cost the same. */
  lateEach: 'Not the same for all: open the row',
  /** A rule in one line. */
  inWords: (name: string, rule: string): string => `${name}: ${rule}`,
} as const;

/** What a script says of the days that it counts; it reads nothing else of this file. */
export const dayCount = {
  next: 'Next',
  nextForYou: 'Your next date',
  today: 'due today',
  unit: (days: number): string => (days === 1 ? 'day' : 'days'),
  left: 'left',
  toNext: 'to your next date',
  /** Several things on one day; `returns` where all of them are. */
  several: (dates: number, returns: boolean): string => `${dates} ${returns ? 'returns' : 'due'}`,
  /** The heading of a group of days; a month follows all but the first. */
  group: {
    week: 'This week',
    month: 'This month: ',
    next: 'Next month: ',
    later: '',
  },
  /** What stands below, and what is announced when it changes. */
  first: 'The next five.',
  twelve: (dates: number): string => `${dates} dates in a year.`,
  /** Shown on a page that was kept for so long that its list does not reach a year ahead. */
  listEnds: (day: string): string => `The list ends on ${day}.`,
} as const;
