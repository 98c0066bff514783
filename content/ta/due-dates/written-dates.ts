const weekdays = ['ஞாயிறு', 'திங்கள்', 'செவ்வாய்', 'புதன்', 'வியாழன்', 'வெள்ளி', 'சனி'];

const months = [
  ...['ஜனவரி', 'பிப்ரவரி', 'மார்ச்', 'ஏப்ரல்', 'மே', 'ஜூன்', 'ஜூலை', 'ஆகஸ்ட்', 'செப்டம்பர்', 'அக்டோபர்', 'நவம்பர்'],
  'டிசம்பர்',
];

const shortWeekdays = ['ஞாயி.', 'திங்.', 'செவ்.', 'புதன்', 'வியா.', 'வெள்.', 'சனி'];

const shortMonths = ['ஜன.', 'பிப்.', 'மார்.', 'ஏப்.', 'மே', 'ஜூன்', 'ஜூலை', 'ஆக.', 'செப்.', 'அக்.', 'நவ.', 'டிச.'];

/** The names of a day's weekday and month in short. */
export const shortNames = (day: Date): readonly string[] => [
  shortWeekdays[day.getUTCDay()] ?? '',
  shortMonths[day.getUTCMonth()] ?? '',
];

/** The days of a week from Monday on, in one letter. */
export const weekLetters: readonly string[] = ['தி', 'செ', 'பு', 'வி', 'வெ', 'ச', 'ஞா'];

/** For example "டிச. 11, வெள்.". */
export const shortDate = (weekday: string, day: string, month: string): string => `${month} ${day}, ${weekday}`;

const month = (day: Date): string => months[day.getUTCMonth()] ?? '';

/** For example "டிசம்பர் 2026". */
export const monthAndYear = (day: Date): string => `${month(day)} ${day.getUTCFullYear()}`;

/** For example "வெள்ளி, 11 டிசம்பர், 2026". */
export const wholeDate = (day: Date): string =>
  `${weekdays[day.getUTCDay()]}, ${day.getUTCDate()} ${month(day)}, ${day.getUTCFullYear()}`;
