/**
 * Names months apart from dates.ts, which a translation replaces: dates of blog posts are English in every language.
 */
export const englishMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
