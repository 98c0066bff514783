/** What a field of a tool says of an answer that it does not take. */
export const messages = {
  missing: (label: string): string => `Please answer "${label}".`,
  month: 'Please give month and year, for example September 2026.',
  day: 'Please give day, month and year, for example 22/11/2026.',
  rupees: 'Please give an amount in rupees in digits, for example 48,000.',
  tooEarly: (from: string): string => `This tool begins with ${from}. For anything earlier, please ask us.`,
  tooLate: (to: string): string => `The date lies far ahead. Please check the year: the tool goes up to ${to}.`,
  tooMuch: (most: string): string => `This tool takes at most ${most}. For more, please ask us.`,
  tooLong: (most: number, over: number): string =>
    `Your answer can have at most ${most} characters. Please remove ${over}.`,
} as const;
