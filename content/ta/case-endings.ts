/** Puts names and values into Tamil sentences: case endings, and the letter that is doubled between two words. */

/** The cases: in a place, also in it, from it, to it, what is for it, of it, and a thing that is acted upon. */
export type Case = 'in' | 'also-in' | 'from' | 'to' | 'for' | 'of' | 'object';

const PULLI = '\u0BCD';
/** The endings, as the vowel that joins a consonant, with what follows. */
const endings = {
  in: '\u0BBFல்',
  'also-in': '\u0BBFலும்',
  from: '\u0BBFலிருந்து',
  to: '\u0BC1க்கு',
  for: '\u0BC1க்கான',
  of: '\u0BBFன்',
  object: '\u0BC8',
} as const;
/** The endings after Latin letters, digits and signs: a hyphen, and no linking sound (content/ta/glossary.md). */
const afterLatin = {
  in: 'இல்',
  'also-in': 'இலும்',
  from: 'இலிருந்து',
  to: 'க்கு',
  for: 'க்கான',
  of: 'இன்',
  object: 'ஐ',
} as const;

const CONSONANT = '[க-ஹ]';
const SHORT_SYLLABLE = `(?:[அஇஉஎஒ]|${CONSONANT}[\u0BBF\u0BC1\u0BC6\u0BCA]?)`;
const WORD_START = String.raw`(?:^|[^\p{L}\p{M}])`;
/** A word of one short syllable doubles its last consonant: பில், பில்லில்; எண், எண்ணில். */
const oneShortSyllable = new RegExp(`${WORD_START}${SHORT_SYLLABLE}(?![ரழ])${CONSONANT}${PULLI}$`, 'u');
/** A word of two short syllables keeps its u: மனு, மனுவில். */
const twoShortSyllables = new RegExp(`${WORD_START}${SHORT_SYLLABLE}${CONSONANT}\u0BC1$`, 'u');
/** A compound with கல், a stone, doubles as the word alone does: நாமக்கல்லில்; not தாக்கல், with one syllable before it. */
const compoundOfStone = /[அ-ஹ][\u0BBE-\u0BCC]?(?:[க-ஹ]\u0BCD)?[க-ஹ][\u0BBE-\u0BCC]?க்கல்$/u;
/** A loan word doubles a hard last consonant: யூனிட், யூனிட்டில்; not after its own nasal: ரீஃபண்ட், ரீஃபண்டில். */
const hardLastConsonant = /(?<!ஃ|[ஙணம]\u0BCD)[கடப]\u0BCD$/u;

/** Returns the stem of a word before an ending that begins with a vowel; it ends in a consonant without one. */
const findStem = (word: string): string => {
  // Only -am changes: படிவம், படிவத்தில்; but கிராம், கிராமில்.
  if (/[க-ஹ]ம்$/.test(word)) return `${word.slice(0, -2)}த்த${PULLI}`;
  if (twoShortSyllables.test(word)) return `${word}வ${PULLI}`;
  // A vowel before it doubles ட and ற: ஈரோடு, ஈரோட்டில்; a consonant does not: ஆண்டு, ஆண்டில்.
  const [, doubledLetter] = /[^\u0BCD]([டற])\u0BC1$/.exec(word) ?? [];
  if (doubledLetter) return `${word.slice(0, -1)}${PULLI}${doubledLetter}${PULLI}`;
  if (word.endsWith('\u0BC1')) return word.slice(0, -1) + PULLI;
  if ([oneShortSyllable, compoundOfStone, hardLastConsonant].some((doubles) => doubles.test(word)))
    return `${word}${word.at(-2)}${PULLI}`;
  if (word.endsWith(PULLI)) return word;
  return `${word}${/[\u0BBF\u0BC0\u0BC6-\u0BC8]$/.test(word) ? 'ய' : 'வ'}${PULLI}`;
};

/**
 * Returns a name or a value with a case ending: "சேலம்" becomes "சேலத்தில்", "GSTR-1" becomes "GSTR-1-ஐ".
 * @param word its last word takes the ending
 */
export const inCase = (word: string, which: Case): string => {
  if (/[^\u0B80-\u0BFF]$/.test(word)) return `${word}-${afterLatin[which]}`;
  // After i and ai, their long sounds and y, "to" and "for" join without a vowel: தேனிக்கு, சென்னைக்கான, ரூபாய்க்கு.
  if ((which === 'to' || which === 'for') && /(?:[\u0BBF\u0BC0\u0BC8]|ய்)$/.test(word)) return word + afterLatin[which];
  return findStem(word).slice(0, -1) + endings[which];
};

/** Returns a name with GST in Tamil letters beside it, as people search for it. */
export const withTamilGst = (name: string): string => name.replace(/^GST\b/, 'GST (ஜிஎஸ்டி)');

/** Returns a day or a time by which something is done: "30 நாட்கள்" becomes "30 நாட்களுக்குள்". */
export const within = (value: string): string => `${inCase(value, 'to')}ள்`;

/** An ending that a template has put after a value with a hyphen, as it follows Latin letters. */
const hyphened = /([\u0B80-\u0BFF]+)-(இல்|இலும்|இலிருந்து|க்கு|ஐ)(?!\p{L})|([\u0B80-\u0BFF]+)-க்குள்/gu;

const caseOf = Object.fromEntries(
  Object.entries(afterLatin).map(([which, ending]) => [ending, which]),
  // The keys of the same object.
) as Readonly<Record<string, Case>>;

/**
 * Returns a text whose values have been put in: "30 நாட்கள்-க்குள்" becomes "30 நாட்களுக்குள்", "₹2 கோடி-க்கு" "₹2
 * கோடிக்கு".
 */
export const joined = (text: string): string =>
  text.replaceAll(hyphened, (whole, word?: string, ending = '', within?: string) => {
    const which = caseOf[ending];
    if (within) return `${inCase(within, 'to')}ள்`;
    return word && which ? inCase(word, which) : whole;
  });

/** Returns two words of which the first ends in -க்கு or -ஐ: a hard letter at the start of the second is doubled. */
export const doubled = (first: string, second: string): string => {
  const [hard = ''] = /^[கசதப]/.exec(second) ?? [];
  return hard ? `${first}${hard}${PULLI} ${second}` : `${first} ${second}`;
};
