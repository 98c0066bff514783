/** Names as the staff find them: by how they sound, whichever way they are spelled in Latin letters. */

/** Returns a text in small letters without accents; signs of other scripts stay. */
const foldName = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase();

/** Spellings of one sound, in the order in which they are made the same. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/x/g, 'ks'],
  [/ck|q/g, 'k'],
  [/ph/g, 'f'],
  [/zh/g, 'l'],
  [/(?<=[b-df-gj-np-tv-z])h/g, ''],
  [/z/g, 's'],
  [/w/g, 'v'],
  [/ee|ea|ie|y/g, 'i'],
  [/oo|ou|o/g, 'u'],
  [/^e/g, 'i'],
  [/(.)\1+/g, '$1'],
  // Sundar is also Sunder, Arvind also Aravind.
  [/(?<!^)[ae]/g, ''],
  [/(.)\1+/g, '$1'],
];

/** A shorter word would sound like nearly every name. */
const MIN_SOUND = 3;

/** Returns how a word sounds; null for what is no name in Latin letters, or too short. */
const findSound = (word: string): string | null => {
  if (!/^[a-z]+$/.test(word)) return null;
  const sound = spellings.reduce((text, [spelling, same]) => text.replace(spelling, same), word);
  return sound.length < MIN_SOUND ? null : sound;
};

/** Marks where a sound begins: no name holds it. */
const MARK = '~';

const soundsIn = (folded: string): string[] =>
  folded.split(/[^\p{L}\p{M}]+/u).flatMap((word) => {
    const sound = findSound(word);
    return sound === null ? [] : [MARK + sound];
  });

/** Returns the search key of a name: the name itself, and how each of its words sounds. */
export const nameKeys = (name: string): readonly string[] => {
  const folded = foldName(name).replaceAll(MARK, ' ');
  return [folded, ...soundsIn(folded)];
};

/** Returns what the search key of a name holds for a word that finds it: the word as written, or its sound. */
export const wordKeys = (word: string): readonly string[] => {
  const folded = foldName(word);
  return folded.includes(MARK) ? [] : [folded, ...soundsIn(folded).slice(0, 1)];
};
