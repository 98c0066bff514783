import type { OfficeHours } from '../../content/site.ts';
import type { Words } from '../../content/words.ts';

/** What each page tells its script of the office: when it is open, and how that is said. */
export interface OfficeState {
  readonly hours: OfficeHours;
  readonly words: Pick<Words['officeHoursWords'], 'open' | 'closed'>;
}
