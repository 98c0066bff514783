import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { dues } from '../content/due-dates/dues.ts';
import { dues as tamil } from '../content/ta/due-dates/dues.ts';
import { toPattern } from '../src/dates/to-pattern.ts';
import type { DeviceDate } from '../src/enhance/due-dates/device-dates.ts';
import { dueRows } from '../src/pages/due-rows.ts';
import type { Locale } from '../src/site/locale.ts';

const baked = fileURLToPath(new URL('../src/enhance/due-dates/device-dates.ts', import.meta.url));

const namesOf = (all: readonly { readonly id: string; readonly name: string }[]): ReadonlyMap<string, string> =>
  new Map(all.map(({ id, name }) => [id, name]));

const names = { en: namesOf(dues), ta: namesOf(tamil) } satisfies Record<Locale, ReadonlyMap<string, string>>;

const certain = (locale: Locale): DeviceDate[] =>
  dueRows.flatMap(({ due: { id, name, kinds }, schedule }) =>
    schedule.rules.length > 0 ? [{ id, name: names[locale].get(id) ?? name, kinds, pattern: toPattern(schedule) }] : [],
  );

/**
 * Puts the rules of the certain dates into a script: the phone menu needs them on every page, and they are too large for
 * the pages themselves. That script holds rules and names, and nothing else of the register.
 */
export const bakeDueDates = (locale: Locale): Plugin => ({
  name: 'bake-due-dates',
  enforce: 'pre',
  load: (id) =>
    id === baked
      ? { code: `export const deviceDates = ${JSON.stringify(certain(locale))};`, moduleType: 'js', map: null }
      : null,
});
