/** The messages of a tool's field about an answer that it does not take. */
export const messages = {
  missing: (label: string): string => `Please fill in: ${label}`,
  choose: (answers: string): string => `Please choose ${answers}.`,
  or: ' or ',
  chooseOne: 'Please choose one of the answers.',
  month: 'Please enter the month and year, for example September 2026.',
  day: 'Please enter day, month and year, for example 22/11/2026.',
  rupees: 'Please enter the amount in rupees in digits, for example 48,000.',
  tooEarly: (from: string): string => `This tool starts from ${from}. For anything earlier, please ask us.`,
  tooLate: (to: string): string => `This date is too far ahead. Please check the year. The tool goes up to ${to}.`,
  tooMuch: (most: string): string => `This tool works for amounts up to ${most}. For a larger amount, please ask us.`,
  tooLong: (most: number, over: number): string =>
    `Your answer can have at most ${most} characters. Please remove ${over}.`,
} as const;
