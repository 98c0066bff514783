import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '../src/site/locale.ts';
import { encodings } from './compress.ts';

/** Bytes of the head of a response that gives a page, at most: `tests/serving.test.ts` measures it. */
export const RESPONSE_HEAD = 1_120;

/**
 * Bytes on the line, head and body: what a server sends before it hears again, ten segments of 1,460 bytes (RFC 6928).
 * The page of all due dates is larger: it holds each day and each rule also for those without scripts. Tamil takes three
 * bytes a letter. Its own bound leaves room for days whose rows are longer, so that no nightly build fails by the date.
 */
const FIRST_FLIGHT = { en: 14_600, ta: 20_000 } as const satisfies Record<Locale, number>;
const DUE_DATES = 15_500;

const boundOf = (file: string): number =>
  (file.startsWith('due-dates.') ? DUE_DATES : FIRST_FLIGHT[/^ta[./]/.test(file) ? 'ta' : 'en']) - RESPONSE_HEAD;

/** So many pages of those that a light build left over the bound are looked at in a test: the largest stay the largest. */
const MOST_OVER = 40;

/**
 * The pages that do not come in the first flight at the best compression, each with its bytes.
 * @param site the folder of the built site, compressed by either effort
 */
export const overFirstFlight = async (site: string): Promise<readonly string[]> => {
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html.br'))
    .map((file) => ({ file, over: statSync(join(site, file)).size - boundOf(file) }))
    .filter(({ over }) => over > 0)
    .toSorted((a, b) => b.over - a.over)
    .slice(0, MOST_OVER);
  const found = pages.map(async ({ file }) => {
    const name = file.slice(0, -'.br'.length);
    const { length } = await encodings[0].compress(readFileSync(join(site, name)));
    return length > boundOf(file) ? [`${name}: ${length + RESPONSE_HEAD} bytes`] : [];
  });
  return (await Promise.all(found)).flat();
};
