import type { Site } from '../content/site.ts';
import type { FirmFolder } from './firm-folder.ts';
import { makeFirm, readFirm } from './read-firm.ts';

/** The owner's folder has mistakes: the message lists them, one line each. */
export class FirmError extends Error {
  readonly mistakes: readonly string[];
  constructor(mistakes: readonly string[]) {
    super(`The firm's own folder has mistakes:\n  ${mistakes.join('\n  ')}`);
    this.mistakes = mistakes;
  }
}

/** A site is read from the owner's folder for one day. */
export interface SiteSource {
  readonly folder: FirmFolder;
  /** The day for which the site is made (ISO date, in India). */
  readonly today: string;
}

const freeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const child of Object.values(value)) freeze(child);
  }
  return value;
};

/**
 * Reads the owner's folder.
 * @throws FirmError when it has mistakes: nothing can be built or served for a firm that is known in part
 */
export const loadSite = ({ folder, today }: SiteSource): Site => {
  const { found, mistakes } = readFirm(folder);
  if (!found) throw new FirmError(mistakes);
  return freeze({ ...makeFirm(found), today });
};
