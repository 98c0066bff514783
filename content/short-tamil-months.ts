/** The months with long names, as newspapers shorten them; the others are short. Tools read them in English too. */
export const shortMonths = [
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
] as const;
