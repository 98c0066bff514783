const monthOfYear = new Intl.DateTimeFormat('ta-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthAlone = new Intl.DateTimeFormat('ta-IN', { month: 'long', timeZone: 'UTC' });

const APRIL = 3;

/**
 * A period in words: "அக்டோபர் 2026", "ஜூலை முதல் செப்டம்பர் 2026 வரை", "2025-26 நிதியாண்டு" or "2026-ஆம் ஆண்டு".
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
    return `${monthAlone.format(Date.UTC(year, first))} முதல் ${monthOfYear.format(Date.UTC(year, first + months - 1))} வரை`;
  }
  if (second === 0) return `${period}-ஆம் ஆண்டு`;
  return second > 12 ? `${period} நிதியாண்டு` : monthOfYear.format(Date.UTC(year, second - 1));
};
