/** What the tools for returns and statements filed late say alike. */
export const lateWords = {
  filed: 'Day of filing',
  filedHint: 'The day on which it was or will be filed.',
  late: (days: number): string => (days === 1 ? '1 day late' : `${days} days late`),
  onTime: 'Not late',
  due: (day: string): string => `The due day was ${day}.`,
  moved: (day: string): string => `The government had moved the day for this period. By the rule it is ${day}.`,
  tooEarly: (period: string): string =>
    `${period} was not over on this day, so nothing could be filed yet. Please check the day and the year.`,
  holiday: (day: string, until: string): string =>
    `${day} is a Sunday or a holiday, so filing counts as in time until ${until}. If you file later than that, the late days are counted from ${day}.`,
  fee: 'Late fee',
  feeWorking: (days: number, rate: string): string => `${days === 1 ? '1 day' : `${days} days`} × ${rate}`,
  totalFee: 'Late fee to pay',
  eachDay: (fee: string): string => `Every further day adds ${fee} late fee.`,
} as const;
