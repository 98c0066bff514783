import type { Day } from '../../content/due-dates/rule.ts';
import { dayInIndia } from '../site/indian-time.ts';

// Only the build sets it (server/environment.ts says how); pages know no Node by their types.
const { process } = globalThis as { process?: { env?: Readonly<Record<string, string | undefined>> } };

/** The day for which pages are made: their tables of days begin with it. In India, or what `BUILD_DATE` says. */
export const buildDay: Day = process?.env?.BUILD_DATE ?? dayInIndia(Date.now());
