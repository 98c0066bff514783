export const weekdays: readonly string[] = ['ஞாயி.', 'திங்.', 'செவ்.', 'புதன்', 'வியா.', 'வெள்.', 'சனி'];

/** The days of a week from Monday on, in one letter. */
export const weekLetters: readonly string[] = ['தி', 'செ', 'பு', 'வி', 'வெ', 'ச', 'ஞா'];

export const months: readonly string[] = [
  'ஜன.',
  'பிப்.',
  'மார்.',
  'ஏப்.',
  'மே',
  'ஜூன்',
  'ஜூலை',
  'ஆக.',
  'செப்.',
  'அக்.',
  'நவ.',
  'டிச.',
];

/** For example "டிச. 11, வெள்.". */
export const shortDate = (weekday: string, day: string, month: string): string => `${month} ${day}, ${weekday}`;
