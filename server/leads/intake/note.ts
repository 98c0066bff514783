import { clean } from '../../../src/forms/text.ts';

/** A side note such as a user agent: cut and cleaned rather than refused, because no lead is lost for it. */
export const note = (raw: string | undefined, maxLength: number): string | null => {
  if (raw === undefined) return null;
  const text = clean(raw.slice(0, maxLength * 4)).text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
  return [...text].slice(0, maxLength).join('') || null;
};
