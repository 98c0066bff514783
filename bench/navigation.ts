/** How long it takes on a phone until a prefetched page of the site is painted. */
import { type BlankSite, withBlankSite } from './blank-site.ts';
import { moveTo } from './move.ts';
import type { BenchPart, Row } from './part.ts';
import { openOnPhone, SLOWDOWN, slowDown } from './phone.ts';
import { figure, median } from './statistics.ts';

const ROUNDS = 3;

/** How long the pointer rests on a link before the press, milliseconds. */
const REST = 1000;

/** The aim, milliseconds. */
const PREFETCHED = 300;

/** The page with a link to the one that is blank. */
const BEFORE_BLANK = '/ta/tools';

/** From a page to a link on it, for each kind of page. */
const moves: readonly (readonly [from: string, to: string])[] = [
  ['/', '/services'],
  ['/', '/locations'],
  ['/', '/services/gst-returns'],
  ['/services/gst-returns', '/services/gst-refunds'],
  ['/locations/coimbatore', '/locations/coimbatore/gst-returns'],
  ['/locations', '/locations/erode'],
  ['/locations/erode', '/contact?city=erode'],
  ['/about', '/contact'],
];

/**
 * Rests a pointer on a link and then presses it.
 * @returns milliseconds from the press to the first contentful paint of the new page
 * @throws Error when the browser has not prefetched the page
 */
const prefetchedMove = async (origin: string, from: string, to: string): Promise<number> => {
  const phone = await openOnPhone(origin + from);
  try {
    await phone.page.waitForLoadState('networkidle');
    await phone.page.locator(`a[href="${to}"]:visible:not(svg a)`).first().hover();
    await phone.page.waitForTimeout(REST);
    await slowDown(phone);
    const { time, prefetched } = await moveTo(phone.page, to);
    if (!prefetched) throw new Error(`The browser did not fetch ${to} while a pointer rested on its link`);
    return time;
  } finally {
    await phone.close();
  }
};

/** @returns milliseconds, the median of the rounds */
const medianMove = async (origin: string, from: string, to: string): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await prefetchedMove(origin, from, to));
  console.log(`  ${from} to ${to}: ${times.map((one) => figure(one)).join(', ')} ms`);
  return median(times);
};

const measure = async ({ origin, blankPath }: BlankSite): Promise<readonly Row[]> => {
  // What the browser and the machine need for any move.
  const blank = await medianMove(origin, BEFORE_BLANK, blankPath);
  const rows: Row[] = [];
  for (const [from, to] of moves) {
    const time = await medianMove(origin, from, to);
    rows.push({
      what: `prefetched: ${from} to ${to}`,
      ours: `${figure(time)} ms`,
      peer: `to a blank page: ${figure(blank)} ms`,
      ratio: figure(time / blank, 2),
      aim: `at most ${PREFETCHED} ms`,
      met: time <= PREFETCHED,
    });
  }
  return rows;
};

export const navigation: BenchPart = {
  name: 'navigation',
  title: `Moves (a phone's browser, press to first paint, processor slowed ${SLOWDOWN} times; median of ${ROUNDS})`,
  run: () => withBlankSite(measure),
};
