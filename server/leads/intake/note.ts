import { clean, unitsFor } from '../../../src/forms/check-answer.ts';

/** Cuts and cleans a value such as a user agent: no lead is refused because of one. */
export const note = (raw: string | undefined, maxLength: number): string | null => {
  if (raw === undefined) return null;
  const text = clean(raw.slice(0, unitsFor(maxLength)), maxLength).text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
  return [...text].slice(0, maxLength).join('') || null;
};
