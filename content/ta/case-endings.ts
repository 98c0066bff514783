/** Puts names and values into Tamil sentences: case endings, and the letter that is doubled between two words. */

/** The cases: in a place, also in it, from it, to it, of it, and a thing that is acted upon. */
export type Case = 'in' | 'also-in' | 'from' | 'to' | 'of' | 'object';

const PULLI = '\u0BCD';
/** The endings, as the vowel that joins a consonant, with what follows. */
const endings = {
  in: '\u0BBFல்',
  'also-in': '\u0BBFலும்',
  from: '\u0BBFலிருந்து',
  to: '\u0BC1க்கு',
  of: '\u0BBFன்',
  object: '\u0BC8',
} as const;
/** The endings after Latin letters and digits: a hyphen, and no linking sound (content/ta/glossary.md). */
const afterLatin = { in: 'இல்', 'also-in': 'இலும்', from: 'இலிருந்து', to: 'க்கு', of: 'இன்', object: 'ஐ' } as const;

/** Returns the stem of a word before an ending that begins with a vowel; it ends in a consonant without one. */
const stemOf = (word: string): string => {
  if (word.endsWith('ம்')) return `${word.slice(0, -2)}த்த${PULLI}`;
  if (word.endsWith('டு')) return `${word.slice(0, -2)}ட்ட${PULLI}`;
  if (word.endsWith('று')) return `${word.slice(0, -2)}ற்ற${PULLI}`;
  if (word.endsWith('\u0BC1')) return word.slice(0, -1) + PULLI;
  // A short syllable before the last consonant doubles it: கல், கல்லில்; not the plural: நாட்களில்.
  if (!word.endsWith('கள்') && /(?:^|[க-ஹ]\u0BCD|\P{L})[க-ஹ][லளண]\u0BCD$/u.test(word))
    return `${word}${word.at(-2)}${PULLI}`;
  if (word.endsWith(PULLI)) return word;
  return `${word}${/[\u0BBF\u0BC0\u0BC6-\u0BC8]$/.test(word) ? 'ய' : 'வ'}${PULLI}`;
};

/**
 * A name or a value with a case ending: "சேலம்" becomes "சேலத்தில்", "GSTR-1" becomes "GSTR-1-ஐ".
 * @param word its last word takes the ending
 */
export const inCase = (word: string, which: Case): string => {
  if (/[\dA-Za-z)]$/.test(word)) return `${word}-${afterLatin[which]}`;
  // After i and ai, and their long sounds, "to" joins without a vowel: தேனிக்கு, சென்னைக்கு.
  if (which === 'to' && /[\u0BBF\u0BC0\u0BC8]$/.test(word)) return `${word}க்கு`;
  return stemOf(word).slice(0, -1) + endings[which];
};

/** A day or a time by which something is done: "30 நாட்கள்" becomes "30 நாட்களுக்குள்". */
export const within = (value: string): string => `${inCase(value, 'to')}ள்`;

/** An ending that a template has put after a value with a hyphen, as it follows Latin letters. */
const hyphened = /([\u0B80-\u0BFF]+)-(இல்|இலும்|இலிருந்து|க்கு|ஐ)(?!\p{L})|([\u0B80-\u0BFF]+)-க்குள்/gu;

const caseOf = Object.fromEntries(
  Object.entries(afterLatin).map(([which, ending]) => [ending, which]),
  // The keys of the same object.
) as Readonly<Record<string, Case>>;

/** A text whose values have been put in: "30 நாட்கள்-க்குள்" becomes "30 நாட்களுக்குள்", "₹2 கோடி-க்கு" "₹2 கோடிக்கு". */
export const joined = (text: string): string =>
  text.replaceAll(hyphened, (whole, word?: string, ending = '', within?: string) => {
    const which = caseOf[ending];
    if (within) return `${inCase(within, 'to')}ள்`;
    return word && which ? inCase(word, which) : whole;
  });

/** Two words of which the first ends in -க்கு or -ஐ: a hard letter at the start of the second is doubled. */
export const doubled = (first: string, second: string): string => {
  const [hard = ''] = /^[கசதப]/.exec(second) ?? [];
  return hard ? `${first}${hard}${PULLI} ${second}` : `${first} ${second}`;
};
