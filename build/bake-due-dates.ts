import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { buildDay } from '../content/build-day.ts';
import { dues } from '../content/due-dates/dues.ts';
import { dues as tamil } from '../content/ta/due-dates/dues.ts';
import { toPattern } from '../src/dates/year-pattern.ts';
import { dueRows } from '../src/pages/due-rows.ts';
import type { Locale } from '../src/site/locale.ts';

const baked = fileURLToPath(new URL('../src/enhance/due-dates/baked-dates.ts', import.meta.url));

const namesOf = (all: readonly { readonly id: string; readonly name: string }[]): ReadonlyMap<string, string> =>
  new Map(all.map(({ id, name }) => [id, name]));

const names = { en: namesOf(dues), ta: namesOf(tamil) } satisfies Record<Locale, ReadonlyMap<string, string>>;

/** All due dates as the browser's script reads them (src/enhance/due-dates/baked-dates.ts). */
const datesAsText = (locale: Locale): string =>
  dueRows
    .map(({ due: { id, name, kinds, isReturn }, schedule }) =>
      [names[locale].get(id) ?? name, kinds.join(' '), toPattern(schedule, buildDay), ...(isReturn ? [''] : [])].join(
        '|',
      ),
    )
    .join('\n');

/**
 * Puts the days of all due dates into a script: the phone menu needs them on every page, and they are too large for the
 * pages themselves. That script holds days and names, and nothing else of the register.
 */
export const bakeDueDates = (locale: Locale): Plugin => ({
  name: 'bake-due-dates',
  enforce: 'pre',
  load: (id) =>
    id === baked
      ? { code: `export const baked = ${JSON.stringify(datesAsText(locale))};`, moduleType: 'js', map: null }
      : null,
});
