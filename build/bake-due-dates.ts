import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { toPattern } from '../src/dates/to-pattern.ts';
import type { DeviceDate } from '../src/enhance/due-dates/device-dates.ts';
import { dueRows } from '../src/pages/due-rows.ts';

const baked = fileURLToPath(new URL('../src/enhance/due-dates/device-dates.ts', import.meta.url));

const certain = (): DeviceDate[] =>
  dueRows.flatMap(({ due: { id, name, kinds }, schedule }) =>
    schedule.rules.length > 0 ? [{ id, name, kinds, pattern: toPattern(schedule) }] : [],
  );

/**
 * Puts the rules of the certain dates into a script: the phone menu needs them on every page, and they are too large for
 * the pages themselves. That script holds rules and names, and nothing else of the register.
 */
export const bakeDueDates = (): Plugin => ({
  name: 'bake-due-dates',
  enforce: 'pre',
  load: (id) =>
    id === baked
      ? { code: `export const deviceDates = ${JSON.stringify(certain())};`, moduleType: 'js', map: null }
      : null,
});
