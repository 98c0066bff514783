/** The texts that the tools for late returns and statements share. */
export const lateWords = {
  filed: 'Date of filing',
  filedHint: 'The date on which you filed the return or will file it.',
  late: (days: number): string => (days === 1 ? '1 day late' : `${days} days late`),
  onTime: 'Not late',
  due: (day: string): string => `due on ${day}`,
  moved: (day: string): string =>
    `The government extended the due date for this period. The normal due date was ${day}.`,
  tooEarly: (period: string): string =>
    `${period} was not over on this date, so you could not file yet. Please check the date and the year.`,
  holiday: (day: string, until: string): string =>
    `${day} is a Sunday or a holiday, so filing is in time until ${until}. If you file later than that, the delay is counted from ${day}.`,
  fee: 'Late fee',
  feeWorking: (days: number, rate: string): string => `${days === 1 ? '1 day' : `${days} days`} × ${rate}`,
  totalFee: 'Late fee to pay',
  eachDay: (fee: string): string => `Each further day adds a late fee of ${fee}.`,
  /** @param days the days that add a whole fee @param isPart true if one more day after them adds less */
  eachDayFor: (fee: string, days: number, most: string, isPart: boolean): string => {
    const adds =
      days === 1
        ? `One further day adds a late fee of ${fee}.`
        : `Each further day adds a late fee of ${fee}, for ${days} more days.`;
    return isPart
      ? `${adds} On the day after that, the late fee reaches its maximum of ${most}.`
      : `${adds} Then the late fee stops at ${most}.`;
  },
  lastPart: (part: string, most: string): string =>
    `One further day adds a late fee of ${part}. Then the late fee stops at ${most}.`,
  atMost: (most: string): string => `The late fee has reached its maximum of ${most}. Further days do not add to it.`,
} as const;
