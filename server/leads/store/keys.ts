import { createHash, randomBytes } from 'node:crypto';
import type { FieldNameOf } from '../../../src/forms/forms.ts';

const hash = (...parts: readonly (string | null)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** An e-mail address in the spelling by which the staff find a person. */
export const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase();

/** The last ten digits: the same for "+91 98765 43210", "098765-43210" and "9876543210"; null without digits. */
export const phoneKey = (phone: string): string | null => phone.normalize('NFKC').replace(/\D/g, '').slice(-10) || null;

/** A field by which the staff find a person. */
export type PersonField = FieldNameOf<'email' | 'phone'>;

/** How the column `<field>_key` is made of an answer. */
export const personKeys = { email: emailKey, phone: phoneKey } as const satisfies Record<
  PersonField,
  (answer: string) => string | null
>;

export const personFields = Object.keys(personKeys) as PersonField[];

/** Hash of a form's answers: equal answers give equal hashes. */
export const fingerprint = (...parts: readonly (string | null)[]): string => hash('fingerprint', ...parts);

/** An idempotency key as it is stored; it counts for one form only. */
export const keyHash = (form: string, key: string): string => hash('key', form, key);

/** A secret token as it is stored. */
export const tokenHash = (token: string): string => hash('token', token);

/** A secret of 192 bits; only its hash is stored. */
export const newToken = (): string => randomBytes(24).toString('base64url');
