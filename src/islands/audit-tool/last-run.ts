/** What is kept of the last run, on the visitor's own device, to compare the next one with. */
import { AUDIT_ALIASES_KEY, AUDIT_KEY } from '../../../content/storage-keys.ts';
import type { RunDigest } from '../../audit/compare.ts';

/** Runs with and without aliases ask for different addresses, so each is compared with its own kind. */
const keyOf = (aliases: boolean): string => (aliases ? AUDIT_ALIASES_KEY : AUDIT_KEY);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isPage = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length === 2 &&
  (value[0] === null || typeof value[0] === 'number') &&
  (value[1] === null || typeof value[1] === 'number');

const isDigest = (value: unknown): value is RunDigest =>
  isRecord(value) &&
  typeof value.startedAt === 'string' &&
  !Number.isNaN(Date.parse(value.startedAt)) &&
  typeof value.average === 'number' &&
  isRecord(value.pages) &&
  Object.values(value.pages).every(isPage);

/** Reads the last run; `null` when there is none, or the device keeps nothing. */
export const readLastRun = (aliases: boolean): RunDigest | null => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(aliases)) ?? 'null');
    return isDigest(value) ? value : null;
  } catch {
    return null;
  }
};

/** Keeps a run, as far as the device lets us. */
export const keepLastRun = (aliases: boolean, digest: RunDigest): void => {
  try {
    localStorage.setItem(keyOf(aliases), JSON.stringify(digest));
  } catch {
    // Where storage is full or refused, only the comparison is missing.
  }
};
