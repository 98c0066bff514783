const monthOfYear = new Intl.DateTimeFormat('ta-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthAlone = new Intl.DateTimeFormat('ta-IN', { month: 'long', timeZone: 'UTC' });

/**
 * A period in words: "அக்டோபர் 2026", "ஜூலை முதல் செப்டம்பர் 2026 வரை" or "2025-26 நிதியாண்டு".
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
    return `${monthAlone.format(Date.UTC(year, first))} முதல் ${monthOfYear.format(Date.UTC(year, first + 2))} வரை`;
  }
  return second > 12 ? `${period} நிதியாண்டு` : monthOfYear.format(Date.UTC(year, second - 1));
};
