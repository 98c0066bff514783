import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { FieldNameOf } from '../../../src/forms/forms.ts';

const hash = (...parts: readonly (string | null)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

export const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase();

/** With many providers dots in an address's name, and what follows a plus sign, make no other mailbox. */
export const mailboxOf = (key: string): string => {
  const at = key.lastIndexOf('@');
  const [name = ''] = key.slice(0, at).split('+', 1);
  return name.replaceAll('.', '') + key.slice(at);
};

/** Digits of an Indian number without its country, of the longest number, and of the shortest. */
const INDIAN = 10;
const LONGEST = 13;
const SHORTEST = 6;

const digitsIn = (text: string): string => text.replace(/\D/g, '');

/** The numbers in a text with nothing between them but spaces, brackets and dashes: each ends once it has ten digits. */
const numbersIn = (text: string): readonly string[] => {
  if (digitsIn(text).length <= LONGEST) return [digitsIn(text)];
  const numbers = [''];
  for (const group of text.match(/\d+/g) ?? []) {
    if ((numbers.at(-1) ?? '').length >= INDIAN) numbers.push('');
    numbers.push((numbers.pop() ?? '') + group);
  }
  return numbers;
};

/**
 * The last ten digits of each number in a text: the same for "+91 98765 43210", "098765-43210" and "9876543210", two for
 * "98765 43210 / 98430 12345"; none without digits.
 */
export const phoneKeys = (phone: string): readonly string[] => {
  const text = phone.normalize('NFKC');
  const numbers = text.split(/[^\d\s().\p{Pd}]/u).flatMap(numbersIn);
  const long = numbers.filter(({ length }) => length >= SHORTEST);
  // Parts of one number, written as nobody expects.
  const isOne = digitsIn(text).length <= LONGEST && !numbers.some(({ length }) => length >= INDIAN);
  const found = long.length === 0 || (isOne && numbers.join('') !== long.join('')) ? [digitsIn(text)] : long;
  return [...new Set(found.map((number) => number.slice(-INDIAN)))].filter((key) => key !== '');
};

type PersonField = FieldNameOf<'email' | 'phone'>;

const personKeys = { email: (email) => [emailKey(email)], phone: phoneKeys } as const satisfies Record<
  PersonField,
  (answer: string) => readonly string[]
>;

export const keyColumn = (field: PersonField, answer: string | null): string | null =>
  answer === null ? null : personKeys[field](answer).join(' ') || null;

export const fingerprint = (...parts: readonly (string | null)[]): string => hash('fingerprint', ...parts);

/** An idempotency key as it is stored; it counts for one form only. */
export const keyHash = (form: string, key: string): string => hash('key', form, key);

export const tokenHash = (token: string): string => hash('token', token);

/** A secret of 192 bits; only its hash is stored. */
export const newToken = (): string => randomBytes(24).toString('base64url');

/** Nothing that looks like another one (0 O, 1 I L, 2 Z, 5 S, 6 G, 8 B), and no vowels: no words come out. */
const ALPHABET = '23456789CDFHJKMNPRTVWXY';

/** 23, a prime: the sum below then notices each wrong character and each two that changed places. */
const PRIME = ALPHABET.length;

/** Without the check character: 3.4 thousand million references. */
const LENGTH = 7;

const checkOf = (values: readonly number[]): number =>
  values.reduce((sum, value, index) => sum + value * (index + 2), 0) % PRIME;

const written = (values: readonly number[]): string => {
  const text = [...values, checkOf(values)].map((value) => ALPHABET.charAt(value)).join('');
  return `${text.slice(0, 4)}-${text.slice(4)}`;
};

/** Such as `7KXM-4PRT`: short enough for the phone, random, and its last character checks the others. */
export const newReference = (): string => written(Array.from({ length: LENGTH }, () => randomInt(PRIME)));

/** Reads one as somebody writes or says it: small letters, spaces and dashes do not matter; null when it cannot be one. */
export const readReference = (said: string): string | null => {
  const values = [...said.toUpperCase().replace(/[\s-]/g, '')].map((character) => ALPHABET.indexOf(character));
  if (values.length !== LENGTH + 1 || values.includes(-1)) return null;
  const [own, check] = [values.slice(0, LENGTH), values[LENGTH]];
  return checkOf(own) === check ? written(own) : null;
};
