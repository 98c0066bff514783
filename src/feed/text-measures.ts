const EXCERPT_CHARACTERS = 200;
const WORDS_PER_MINUTE = 200;

/** The first characters of a text, without copying the rest; a letter is never parted from its vowel sign. */
const firstCharacters = (text: string, count: number): string => {
  // A character has at most two units; the two more tell what follows the last one.
  const characters = Array.from(text.slice(0, 2 * count + 2));
  let end = count;
  // The bound keeps a text of nothing but signs from vanishing.
  while (end > count - 8 && /^[\p{M}\u200d]/u.test(characters[end] ?? '')) end -= 1;
  return characters.slice(0, end).join('');
};

/** The first 200 characters of a text and an ellipsis; nothing for an empty text. */
export const excerptOf = (text: string): string =>
  text === '' ? '' : `${firstCharacters(text, EXCERPT_CHARACTERS)}...`;

/** An excerpt without the word in whose middle it ends. */
export const wholeWords = (excerpt: string): string => excerpt.replace(/\s+\S*\.\.\.$/u, '...');

/** A text of at most so many characters, with an ellipsis where it was cut. */
export const clip = (text: string, count: number): string => {
  const start = firstCharacters(text, count);
  return start.length === text.length ? text : `${start.trimEnd()}...`;
};

/** Minutes to read a text: words divided by 200, rounded up. */
export const readTimeOf = (text: string): number => {
  let words = 0;
  for (const _ of text.matchAll(/\S+/g)) words += 1;
  return Math.ceil(words / WORDS_PER_MINUTE);
};
