import { DUE_DATES_KEY } from '../../../content/storage-keys.ts';

const listed = (text: string | null | undefined): string[] => text?.split(',').filter(Boolean) ?? [];

/** What is kept on this device. */
const kept = (): string | null | undefined => {
  try {
    return localStorage.getItem(DUE_DATES_KEY);
  } catch {
    return; // Storage is refused.
  }
};

/**
 * The kinds of payer that a visitor has chosen: those of the address (`/due-dates?for=gst-monthly,tds`), else those kept
 * on this device.
 * @param query the query of the address
 */
export const chosenKinds = (query: string): readonly string[] => {
  const asked = /[?&]for=([^&]*)/.exec(query);
  return listed(asked ? asked[1]?.replaceAll('%2C', ',') : kept());
};

/**
 * Whether a date concerns one of the chosen kinds of payer; when nothing is chosen, every date does that some kind has.
 * @param kinds the kinds of the date, with spaces between them
 */
export const concerns = (kinds: string, chosen: readonly string[]): boolean =>
  chosen.length > 0 ? kinds.split(' ').some((kind) => chosen.includes(kind)) : kinds !== '';
