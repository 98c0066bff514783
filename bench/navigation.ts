/** How long it takes on a phone until a prefetched page of the site is painted. */
import { withSite } from '../checks/pages/with-site.ts';
import { moveTo } from './move.ts';
import { ownRow } from './own-row.ts';
import type { BenchPart, Row } from './part.ts';
import { openOnPhone, SLOWDOWN, slowDown } from './phone.ts';
import { figure, median } from './statistics.ts';

const ROUNDS = 3;

/** How long the pointer rests on a link before the press, milliseconds. */
const REST = 1000;

/** The aim, milliseconds. */
const PREFETCHED = 300;

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
    await phone.page.locator(`a[href="${to}"]:visible`).first().hover();
    await phone.page.waitForTimeout(REST);
    await slowDown(phone);
    const { time, prefetched } = await moveTo(phone.page, to);
    if (!prefetched) throw new Error(`The browser did not fetch ${to} while a pointer rested on its link`);
    return time;
  } finally {
    await phone.close();
  }
};

const measure = async (origin: string): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (const [from, to] of moves) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await prefetchedMove(origin, from, to));
    const time = median(times);
    console.log(`  ${from} to ${to}: ${times.map((one) => figure(one)).join(', ')} ms`);
    rows.push(
      ownRow(`prefetched: ${from} to ${to}`, `${figure(time)} ms`, `at most ${PREFETCHED} ms`, time <= PREFETCHED),
    );
  }
  return rows;
};

export const navigation: BenchPart = {
  name: 'navigation',
  title: `Moves (a phone's browser, press to first paint, processor slowed ${SLOWDOWN} times; median of ${ROUNDS})`,
  run: () => withSite(measure),
};
