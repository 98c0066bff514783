/** How periods are said. Small: pages say with it which period a date is for that they work out on the device. */
const monthOfYear = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthAlone = new Intl.DateTimeFormat('en-IN', { month: 'long', timeZone: 'UTC' });

/**
 * A period in words: "October 2026", "July to September 2026" or "financial year 2025-26".
 * @param period its name (`Span` in rule.ts), of a year of this century from 2013
 */
export const periodWords = (period: string): string => {
  const [year, second, quarter] = [period.slice(0, 4), period.slice(5, 7), period.slice(9)].map(Number) as [
    number,
    number,
    number,
  ];
  if (quarter > 0) {
    const first = quarter * 3;
    return `${monthAlone.format(Date.UTC(year, first))} to ${monthOfYear.format(Date.UTC(year, first + 2))}`;
  }
  return second > 12 ? `financial year ${period}` : monthOfYear.format(Date.UTC(year, second - 1));
};
