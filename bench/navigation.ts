/** How long a move inside the site takes to be painted on a phone, warmed and cold, and how many bytes it costs. */
import { moveTime } from './move-time.ts';
import { onePageOfEachKind } from './one-of-each-kind.ts';
import { ownRow } from './own-row.ts';
import type { BenchPart, Row } from './part.ts';
import { isAlive, openOnPhone, type Phone, SLOWDOWN, slowDown, slowLine } from './phone.ts';
import { figure, median } from './statistics.ts';
import { withSite } from './with-site.ts';

const ROUNDS = 5;

/** For the greetings' pictures, and for the chunks of a page whose link has been touched, milliseconds. */
const REST = 500;

/** The aims: milliseconds, and bytes on the line. */
const WARM = 100;
const COLD = 300;
const BYTES = 8 * 1024;

/** From one page to a link on it, one of each kind that visitors move between. */
const moves: readonly (readonly [from: string, to: string])[] = [
  ['/', '/services'],
  ['/', '/locations'],
  ['/', '/services/gst-returns'],
  ['/services/gst-returns', '/services/gst-refunds'],
  ['/services/gst-returns', '/locations/coimbatore/gst-returns'],
  ['/locations', '/locations/erode'],
  ['/locations/erode', '/contact'],
  ['/about', '/blog'],
];

/** A page that has come to rest: what comes some seconds after every page is no part of a move. */
const openAtRest = async (url: string): Promise<Phone> => {
  const phone = await openOnPhone(url);
  await isAlive(phone.page);
  await phone.page.waitForResponse(/\/assets\/greetings-/, { timeout: 30_000 });
  await phone.page.waitForLoadState('networkidle');
  await phone.page.waitForTimeout(REST);
  return phone;
};

/** The link has been touched, so that the page's chunks are there when the finger lifts. */
const warmMove = async (origin: string, from: string, to: string): Promise<number> => {
  const phone = await openAtRest(origin + from);
  try {
    await phone.page.locator(`a[href="${to}"]`).first().dispatchEvent('touchstart');
    await phone.page.waitForTimeout(REST);
    await slowDown(phone);
    return await moveTime(phone.page, to);
  } finally {
    await phone.close();
  }
};

/** Nothing of the new page is there. @returns milliseconds, and bytes that crossed the line, headers included */
const coldMove = async (origin: string, from: string, to: string) => {
  const phone = await openAtRest(origin + from);
  try {
    let bytes = 0;
    phone.session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await slowLine(phone);
    const time = await moveTime(phone.page, to);
    // The new page's own pictures are a part of it.
    await phone.page.waitForTimeout(1500);
    return { time, bytes };
  } finally {
    await phone.close();
  }
};

const repeat = async <T>(act: () => Promise<T>): Promise<T[]> => {
  const results: T[] = [];
  for (let round = 0; round < ROUNDS; round += 1) results.push(await act());
  return results;
};

const measure = async (origin: string): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (const [from, to] of moves) {
    const time = median(await repeat(() => warmMove(origin, from, to)));
    console.log(`  ${from} to ${to}: ${figure(time)} ms`);
    rows.push(ownRow(`warmed: ${from} to ${to}`, `${figure(time)} ms`, `under ${WARM} ms`, time < WARM));
  }
  for (const { kind, path } of onePageOfEachKind()) {
    const from = path === '/' ? '/about' : '/';
    const cold = await repeat(() => coldMove(origin, from, path));
    const time = median(cold.map((one) => one.time));
    const bytes = median(cold.map((one) => one.bytes));
    console.log(`  cold to ${kind}: ${figure(time)} ms, ${figure(bytes)} bytes`);
    rows.push(
      ownRow(`cold, slow 4G: to ${kind}`, `${figure(time)} ms`, `under ${COLD} ms`, time < COLD),
      ownRow(`bytes of a cold move to ${kind}`, figure(bytes), `at most ${figure(BYTES)}`, bytes <= BYTES),
    );
  }
  return rows;
};

/** Moves inside the site. */
export const navigation: BenchPart = {
  name: 'navigation',
  title: `Navigation (a phone's browser; warmed moves with the processor slowed ${SLOWDOWN} times; median of ${ROUNDS})`,
  run: () => withSite(measure),
};
