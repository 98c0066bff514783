/** How periods are said. */
const monthOfYear = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthAlone = new Intl.DateTimeFormat('en-IN', { month: 'long', timeZone: 'UTC' });

const APRIL = 3;

/**
 * A period in words: "October 2026", "July to September 2026", "financial year 2025-26" or "year 2026".
 * @param period its name (`Span` in rule.ts), of a year of this century from 2013
 */
export const periodWords = (period: string): string => {
  const [year, second, part] = [period.slice(0, 4), period.slice(5, 7), period.slice(9)].map(Number) as [
    number,
    number,
    number,
  ];
  if (part > 0) {
    const months = period.includes('h') ? 6 : 3;
    const first = APRIL + (part - 1) * months;
    return `${monthAlone.format(Date.UTC(year, first))} to ${monthOfYear.format(Date.UTC(year, first + months - 1))}`;
  }
  if (second === 0) return `year ${period}`;
  return second > 12 ? `financial year ${period}` : monthOfYear.format(Date.UTC(year, second - 1));
};
