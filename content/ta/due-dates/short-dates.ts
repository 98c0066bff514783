const weekdays = ['ஞாயி.', 'திங்.', 'செவ்.', 'புதன்', 'வியா.', 'வெள்.', 'சனி'];

const months = ['ஜன.', 'பிப்.', 'மார்.', 'ஏப்.', 'மே', 'ஜூன்', 'ஜூலை', 'ஆக.', 'செப்.', 'அக்.', 'நவ.', 'டிச.'];

/** The names of a day's weekday and month. */
export const shortNames = (day: Date): readonly [weekday: string, month: string] => [
  weekdays[day.getUTCDay()] ?? '',
  months[day.getUTCMonth()] ?? '',
];

/** The days of a week from Monday on, in one letter. */
export const weekLetters: readonly string[] = ['தி', 'செ', 'பு', 'வி', 'வெ', 'ச', 'ஞா'];

/** For example "டிச. 11, வெள்.". */
export const shortDate = (weekday: string, day: string, month: string): string => `${month} ${day}, ${weekday}`;
