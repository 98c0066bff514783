/** The words of the ledger of due dates, wherever it stands. */
export const dueLedger = {
  title: 'What falls due next',
  intro: 'Tick what you are: the page keeps only your dates, and keeps the choice on this device.',
  choice: 'What concerns me',
  caption: 'Due dates with the day, whom they concern and what lateness costs',
  columns: {
    day: 'Day',
    form: 'Form',
    concerns: 'Concerns',
    left: 'Days left',
    late: 'If late',
    add: 'Add',
  },
  add: 'Add',
  /** Follows "Add" for those who hear it alone. */
  addWhat: (name: string): string => `${name} to Google Calendar`,
  addAll: 'Add all to my calendar',
  confirmed: 'Date being confirmed',
  beingConfirmed: 'Being confirmed:',
  moved: (from: string, to: string): string => `Extended from ${from} to ${to}.`,
  movedSource: 'The notification',
  /** How many rows there are before anything is ticked. */
  inAll: (rows: number): string => `${rows} dates in this list.`,
  showAll: 'Show all',
  allDates: 'All due dates',
  /** A rule in one line. */
  inWords: (name: string, rule: string): string => `${name}: ${rule}`,
} as const;

/** What a script says of the days that it counts; it reads nothing else of this file. */
export const dayCount = {
  next: 'Next',
  nextForYou: 'Next for you',
  noneYet: 'Your dates are being confirmed: call us.',
  today: 'due today',
  unit: (days: number): string => (days === 1 ? 'day' : 'days'),
  left: 'left',
  toNext: 'to your next date',
  /** What is announced when a choice changes. */
  concern: (dates: number, unsure: number): string =>
    `${dates} ${dates === 1 ? 'date concerns' : 'dates concern'} you${unsure > 0 ? `, ${unsure} of them being confirmed` : ''}.`,
  all: (dates: number): string => `${dates} dates in this list.`,
} as const;

/** What a day of the month is a day of, by how long the period is. */
export const rulePlace = {
  month: 'of next month',
  quarter: 'after the quarter',
  year: 'after the year',
} as const;
