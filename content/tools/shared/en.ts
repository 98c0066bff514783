/** The texts of every tool around its form and its result. */
export const toolWords = {
  submit: 'Work it out',
  working: 'Working it out...',
  /** It is shown if the page's script answers. */
  stays: 'Nothing you type leaves this page until you send it.',
  /** It is shown if no script runs. */
  posted:
    'If this page cannot calculate in your browser, our server does the calculation. Your figures are used only for this, and are not stored or written to a log. If no result comes, please call us.',
  choose: 'Please choose',
  /** A large amount is repeated with them while it is typed. */
  scales: { lakh: 'lakh', crore: 'crore' },
  /** Stands beside the label of a field that may stay empty. */
  optional: 'Optional',
  /** Stands below a field that is asked for some answers alone, if no script shows and hides it. */
  onlyFor: (answered: string): string => `Fill this in only if you answered ${answered}.`,
  notFor: (answered: string): string => `Skip this if you answered ${answered}.`,
  answered: (answers: string, question: string): string => `“${question}” with ${answers}`,
  either: ' or ',
  /** Joins several answers that must all have been given. */
  all: (answered: readonly string[]): string => answered.join(' and '),
  summary: (count: number): string =>
    count === 1 ? 'One answer is missing or wrong:' : `${count} answers are missing or wrong:`,
  result: 'The result',
  /** Says how many days are left until a last date. */
  left: (days: number): string =>
    days === 0 ? 'today is the last day' : days === 1 ? '1 day left' : `${days} days left`,
  ago: (days: number): string => (days === 1 ? '1 day ago' : `${days} days ago`),
  waiting: 'Fill in the form. The working appears here, line by line.',
  noSum: 'No result yet',
  notKnown: 'We do not have the legal figures for that period, so we show no amount. Please send us the details.',
  failed: 'The tool could not be loaded. Please check your connection and try again.',
  columns: { line: 'Item', amount: 'Amount' },
  print: 'Print',
  send: 'Send this to us',
  whatsapp: 'Ask about this on WhatsApp',
  /** The chat button of the page says this while a result is shown. */
  ask: 'Ask about this',
  /** Names the firm and its phone on a printed result. */
  of: (firm: string, phone: string): string => `${firm}, ${phone}`,
  link: 'Link to this case',
  download: 'Download as CSV',
  rowNumber: 'Row',
  sum: 'Total',
  noCell: '–',
  copied: 'Copied.',
  copy: 'Copy as text',
  /** The subject of a chat that a tool begins. */
  named: (tool: string): string => `the result of the tool "${tool}"`,
  /** Begins a message that a tool writes. */
  message: (tool: string): string => `From the tool "${tool}":`,
} as const;

/** These words surround a tool on its page; no script needs them. */
export const toolPageWords = {
  used: 'Figures used, with the law',
  lookedUp: (day: string): string => `We checked these figures on ${day}.`,
  usually: (label: string): string => `${label} (usual practice)`,
  notCovered: 'What this does not cover',
  others: 'More tools',
  toService: 'We can do it for you',
} as const;
