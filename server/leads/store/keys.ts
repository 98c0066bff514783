import { createHash, randomBytes, randomInt } from 'node:crypto';
import { cleanEmail } from '../../../src/forms/email-address.ts';
import { removeInvisible } from '../../../src/text/invisible.ts';
import { nameKeys } from './name-sounds.ts';
import { phoneKeys } from './phone-numbers.ts';

const hash = (...parts: readonly (string | null)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

export const emailKey = (email: string): string =>
  cleanEmail(removeInvisible(email).trim()).normalize('NFKC').toLowerCase();

/** Returns the mailbox of an address: many providers ignore the dots in a name, and everything after a plus sign. */
export const findMailbox = (key: string): string => {
  const at = key.lastIndexOf('@');
  const [name = ''] = key.slice(0, at).split('+', 1);
  return name.replaceAll('.', '') + key.slice(at);
};

const personKeys = {
  email: (email: string) => [emailKey(email)],
  phone: phoneKeys,
  name: nameKeys,
} as const;

export type PersonField = keyof typeof personKeys;

export const keyColumn = (field: PersonField, answer: string | null): string | null =>
  answer === null ? null : personKeys[field](answer).join(' ') || null;

export const fingerprint = (...parts: readonly (string | null)[]): string => hash('fingerprint', ...parts);

/** Returns an idempotency key as it is stored; it counts for one form only. */
export const keyHash = (form: string, key: string): string => hash('key', form, key);

export const tokenHash = (token: string): string => hash('token', token);

/** Returns a secret of 192 bits; only its hash is stored. */
export const newToken = (): string => randomBytes(24).toString('base64url');

/** Leaves out signs that look alike (0 O, 1 I L, 2 Z, 5 S, 6 G, 8 B), and vowels, so that no words come out. */
const ALPHABET = '23456789CDFHJKMNPRTVWXY';

/** The length is a prime (23), so that the sum below notices each wrong character and each two that changed places. */
const PRIME = ALPHABET.length;

/** The check character comes on top: there are 3.4 thousand million references. */
const REFERENCE_LENGTH = 7;

const calculateCheck = (values: readonly number[]): number =>
  values.reduce((sum, value, index) => sum + value * (index + 2), 0) % PRIME;

const written = (values: readonly number[]): string => {
  const text = [...values, calculateCheck(values)].map((value) => ALPHABET.charAt(value)).join('');
  return `${text.slice(0, 4)}-${text.slice(4)}`;
};

/**
 * Creates a reference such as `7KXM-4PRT`: short enough for the phone, random, and its last character checks the
 * others.
 */
export const newReference = (): string => written(Array.from({ length: REFERENCE_LENGTH }, () => randomInt(PRIME)));

/** Reads one as somebody writes or says it: small letters, spaces and dashes do not matter; null when it cannot be one. */
export const readReference = (text: string): string | null => {
  const values = [...text.toUpperCase().replace(/[\s-]/g, '')].map((character) => ALPHABET.indexOf(character));
  if (values.length !== REFERENCE_LENGTH + 1 || values.includes(-1)) return null;
  const [own, check] = [values.slice(0, REFERENCE_LENGTH), values[REFERENCE_LENGTH]];
  return calculateCheck(own) === check ? written(own) : null;
};
