/** Dates in short, as scripts write them: the names are ours, because browsers shorten them differently. */

export const weekdays: readonly string[] = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** The days of a week from Monday on, in one letter. */
export const weekLetters: readonly string[] = ['M', 'T', 'W', 'T', 'F', 'S', 'S'];

export const months: readonly string[] = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];

/** For example "Fri 11 Dec". */
export const shortDate = (weekday: string, day: string, month: string): string => `${weekday} ${day} ${month}`;
