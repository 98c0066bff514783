import { findPhoneNumbersInText, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { toAsciiDigits } from '../../../src/text/digits.ts';

interface TypedPhone {
  /** The last ten digits without extension, the same in every spelling: "+91 (0)98765 43210" and "9876543210". */
  readonly key: string;
  /** The number that can be dialled; null for digits that make none. */
  readonly number: PhoneNumber | null;
}

const COUNTRY = 'IN';

const KEY_DIGITS = 10;
const MIN_DIGITS = 6;
const MAX_DIGITS = 13;

/** Matches what stands between two numbers; `;ext=` belongs to the number before it. */
const separators = /[,/|\n]|;(?!\s*ext)/i;

/** Matches a character that cannot be part of a number. */
const others = /[^\d\s().\p{Pd}]/u;

const digitsIn = (text: string): string => text.replace(/\D/g, '');

/** Splits two numbers with nothing but a space between them: the first ends once it has ten digits. */
const splitRun = (run: string): readonly string[] => {
  if (digitsIn(run).length <= MAX_DIGITS) return [digitsIn(run)];
  const numbers = [''];
  for (const group of run.match(/\d+/g) ?? []) {
    if ((numbers.at(-1) ?? '').length >= KEY_DIGITS) numbers.push('');
    numbers.push((numbers.pop() ?? '') + group);
  }
  return numbers;
};

const keyed = (number: PhoneNumber): TypedPhone => ({ key: digitsIn(number.number).slice(-KEY_DIGITS), number });

const readDigits = (digits: string): TypedPhone => {
  // Some write 091 for +91.
  const spellings = [digits, digits.replace(/^0+/, '')];
  const number = spellings.map((each) => parsePhoneNumberFromString(each, COUNTRY)).find((each) => each?.isValid());
  return number ? keyed(number) : { key: digits.slice(-KEY_DIGITS), number: null };
};

const readPart = (part: string): readonly TypedPhone[] => {
  const found = findPhoneNumbersInText(part, COUNTRY);
  const readBetween = (from: number, to?: number): readonly TypedPhone[] =>
    part.slice(from, to).split(others).flatMap(splitRun).map(readDigits);
  const read = found.flatMap(({ number, startsAt }, at) => [
    ...readBetween(found[at - 1]?.endsAt ?? 0, startsAt),
    keyed(number),
  ]);
  return [...read, ...readBetween(found.at(-1)?.endsAt ?? 0)];
};

const isPlausible = ({ key, number }: TypedPhone): boolean => number !== null || key.length >= MIN_DIGITS;

/**
 * Returns each number of a field, in order and once. Indian numbers need no country; notes such as "after 6 pm" are left
 * out. Digits that make no number are returned too, because the staff search for them; a field without digits has none.
 */
export const readPhones = (typed: string): readonly TypedPhone[] => {
  const text = toAsciiDigits(typed);
  const read = text
    .split(separators)
    .flatMap(readPart)
    .filter(({ key }) => key !== '');
  const plausible = read.filter(isPlausible);
  // Parts of one number, with signs between them that nobody expects.
  const isOne =
    digitsIn(text).length <= MAX_DIGITS &&
    plausible.length < read.length &&
    read.every(({ key, number }) => number === null && key.length < KEY_DIGITS);
  const phones = plausible.length === 0 || isOne ? [readDigits(digitsIn(text))] : plausible;
  return [...new Map(phones.map((phone) => [phone.key, phone])).values()].filter(({ key }) => key !== '');
};

/** Returns what the staff find a number by. */
export const phoneKeys = (typed: string): readonly string[] => readPhones(typed).map(({ key }) => key);
