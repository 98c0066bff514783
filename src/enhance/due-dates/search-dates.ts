/** The page of all due dates fetches it when somebody searches. */
import type { UpcomingDue } from '../../dates/upcoming-dues.ts';
import type { Shown } from './ledger.ts';

/**
 * Returns what finds the typed words from the beginning of a word on, with any spaces and hyphens: "gstr 9", "GSTR9" and
 * "gstr-9" are one form. `null` if nothing is typed that could be found.
 */
export const makePattern = (typed: string): RegExp | null => {
  const parts = typed.match(/\d+|[\p{L}\p{M}]+/gu);
  return parts && new RegExp(`(?:^|[^\\p{L}\\p{M}\\d])${parts.join('[^\\p{L}\\p{M}\\d]*')}`, 'iu');
};

/** Returns the text of a due date, with that in the list of rules. */
const writeText = ({ id, name, code }: UpcomingDue): string =>
  `${name} ${code} ${document.querySelector(`[data-rule="${id}"]`)?.textContent}`;

/** @param fillYear shows some due dates, and returns how many dates they are, in words */
export const searchDates = (
  { value }: HTMLInputElement,
  shown: Shown,
  fillYear: (shown: Shown, only?: (due: UpcomingDue) => boolean) => string,
): void => {
  const pattern = makePattern(value);
  const found = fillYear(shown, pattern ? (due) => pattern.test(writeText(due)) : undefined);
  const place = document.querySelector<HTMLElement>('[data-found]');
  if (!place || !pattern) return;
  const { all = '', none = '' } = place.dataset;
  const whose = shown.lent.namesKind(shown.chosen) ? ` ${all}` : '';
  place.textContent = found ? `${found}${whose}` : none.replace('#', () => value.trim());
};
