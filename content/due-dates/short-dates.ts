/** Dates in short, as scripts write them: browsers shorten names differently, so `Intl` does not. */

/** The names of a day's weekday and month: "Fri", "Dec". Of every browser alike: the language fixes how this text is written. */
export const shortNames = (day: Date): readonly [weekday: string, month: string] => {
  const [weekday = '', , month = ''] = day.toUTCString().split(/,? /);
  return [weekday, month];
};

/** The days of a week from Monday on, in one letter. */
export const weekLetters: readonly string[] = ['M', 'T', 'W', 'T', 'F', 'S', 'S'];

/** For example "Fri 11 Dec". */
export const shortDate = (weekday: string, day: string, month: string): string => `${weekday} ${day} ${month}`;
