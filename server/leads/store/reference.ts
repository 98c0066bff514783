/** The reference of a lead: short enough to be said on the phone, and not a number that tells how many there are. */
import { randomInt } from 'node:crypto';

/** Nothing that looks like another one (0 O, 1 I L, 2 Z, 5 S, 6 G, 8 B), and no vowels: no words come out. */
const ALPHABET = '23456789CDFHJKMNPRTVWXY';

/** Of 23 characters, a prime: the sum below then notices each wrong character and each two that changed places. */
const PRIME = ALPHABET.length;

/** Without the check character: 3.4 thousand million references. */
const LENGTH = 7;

const checkOf = (values: readonly number[]): number =>
  values.reduce((sum, value, index) => sum + value * (index + 2), 0) % PRIME;

const written = (values: readonly number[]): string => {
  const text = [...values, checkOf(values)].map((value) => ALPHABET.charAt(value)).join('');
  return `${text.slice(0, 4)}-${text.slice(4)}`;
};

/** Makes a random one, such as `7KXM-4PRT`; its last character checks the others. */
export const newReference = (): string => written(Array.from({ length: LENGTH }, () => randomInt(PRIME)));

/** Reads one as somebody writes or says it: small letters, spaces and dashes do not matter; null when it cannot be one. */
export const readReference = (said: string): string | null => {
  const values = [...said.toUpperCase().replace(/[\s-]/g, '')].map((character) => ALPHABET.indexOf(character));
  if (values.length !== LENGTH + 1 || values.includes(-1)) return null;
  const [own, check] = [values.slice(0, LENGTH), values[LENGTH]];
  return checkOf(own) === check ? written(own) : null;
};
