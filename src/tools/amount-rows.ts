import { scales } from '../../content/tools/typed-words.ts';
import { readRupees } from './read-answer.ts';

/** Aadhaar, as it is mostly written. */
const grouped = /\b\d{4}[ -]\d{4}[ -]\d{4}\b/g;
const rupeeSigns = /["“”₹₨]|\b(?:rs|inr|rupees?|only)\b\.?|(?<![\p{L}\p{M}])ரூ(?:பாய்)?(?![\p{L}\p{M}])\.?|\/-/giu;
const scaleWords = Object.keys(scales);
/** "1.5 lakh" or "45k". A single letter after a space is the initial of a name. */
const inWords = new RegExp(
  String.raw`(?<![\p{L}\p{M}\d.,/-])\d{1,7}(?:\.\d{1,7})?(?: ?(?:${scaleWords.filter((word) => word.length > 1).join('|')})|[lk])(?![\p{L}\p{M}\d])`,
  'giu',
);
const nothing = /^(?:-|–|nil)$/i;
const amount = /(?:^|,)(\d{1,3}(?:,\d{2}){0,3},\d{3}(?:\.\d{1,2})?|\d+(?:\.\d{1,2})?)(?=,|$)/g;
/** Longer numbers are UAN, Aadhaar, insurance, phone or account numbers. */
export const MAX_DIGITS = 7;

/** Cells may be parted by commas, and amounts hold commas too. */
const readAmounts = (word: string): readonly string[] => {
  if (nothing.test(word)) return ['0'];
  const runs = word.split(/(?:^|,)[^,]*[^\d.,][^,]*(?=,|$)/);
  return runs.flatMap((run) => [...run.replace(/^,/, '').matchAll(amount)].map(([, found = '']) => found));
};

const inDigits = (text: string): string => {
  const amount = readRupees(text);
  return amount === null ? text : String(amount / 100);
};

/**
 * Returns the amounts of a line, in rupees without marks; names, dates and numbers of persons are dropped.
 * @param line as `normalizeTyped` gives it
 */
export const amountsIn = (line: string): readonly string[] =>
  line
    .replace(rupeeSigns, ' ')
    .replace(inWords, inDigits)
    .replace(grouped, ' ')
    .split(/[\s;|]+/)
    .flatMap(readAmounts)
    .map((each) => each.replaceAll(',', ''))
    .filter((each) => each.replace(/\..*$/, '').length <= MAX_DIGITS);
