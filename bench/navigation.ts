/** How long a move inside the site takes to be painted on a phone, fetched ahead and cold, and how many bytes it costs. */
import { moveTo } from './move.ts';
import { onePageOfEachKind } from './one-of-each-kind.ts';
import { ownRow } from './own-row.ts';
import type { BenchPart, Row } from './part.ts';
import { openOnPhone, type Phone, SLOWDOWN, slowDown, slowLine } from './phone.ts';
import { figure, median } from './statistics.ts';
import { withSite } from './with-site.ts';

const ROUNDS = 3;

/** For the page that is fetched while the pointer rests on its link, milliseconds. */
const REST = 1000;

/** For what the new page loads after its first picture, milliseconds. */
const LATER = 1500;

/** The aim of a move that was fetched ahead, milliseconds. */
const PREFETCHED = 300;

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

/** A page that has come to rest, as the visitor sees it who has been here for more than three seconds. */
const openAtRest = async (url: string): Promise<Phone> => {
  const phone = await openOnPhone(url, (context) =>
    context.addInitScript(() => {
      if (self === top) sessionStorage.setItem('whatsappShown', 'true');
    }),
  );
  await phone.page.waitForLoadState('networkidle');
  return phone;
};

/** A pointer has rested on the link. @throws Error when the browser has not fetched the page by that */
const prefetchedMove = async (origin: string, from: string, to: string): Promise<number> => {
  const phone = await openAtRest(origin + from);
  try {
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

/** What a move without anything fetched ahead costs: milliseconds, and bytes that crossed the line, heads included. */
interface ColdMove {
  readonly time: number;
  readonly bytes: number;
  /** Of these, the scripts of an island that is near. */
  readonly scripts: number;
}

const coldMove = async (origin: string, from: string, to: string): Promise<ColdMove> => {
  const phone = await openAtRest(origin + from);
  try {
    const scriptRequests = new Set<string>();
    let [bytes, scripts] = [0, 0];
    phone.session.on('Network.requestWillBeSent', ({ requestId, type }) => {
      if (type === 'Script') scriptRequests.add(requestId);
    });
    phone.session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes += encodedDataLength;
      if (scriptRequests.has(requestId)) scripts += encodedDataLength;
    });
    await slowLine(phone);
    const { time, prefetched } = await moveTo(phone.page, to);
    if (prefetched) throw new Error(`${to} was fetched ahead, and the move was no cold one`);
    await phone.page.waitForTimeout(LATER);
    return { time, bytes, scripts };
  } finally {
    await phone.close();
  }
};

const repeat = async <T>(act: () => Promise<T>): Promise<T[]> => {
  const results: T[] = [];
  for (let round = 0; round < ROUNDS; round += 1) results.push(await act());
  return results;
};

const coldRows = (kind: string, cold: readonly ColdMove[]): Row[] => {
  const [time, bytes, scripts] = (['time', 'bytes', 'scripts'] as const).map((of) =>
    median(cold.map((one) => one[of])),
  );
  const ofScripts = scripts ? `, ${figure(scripts)} of them its island's scripts` : '';
  return [
    ownRow(`cold, slow 4G: to ${kind}`, `${figure(time ?? Number.NaN)} ms`, '', null),
    ownRow(`bytes of a cold move to ${kind}`, figure(bytes ?? Number.NaN) + ofScripts, '', null),
  ];
};

const measure = async (origin: string): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (const [from, to] of moves) {
    const times = await repeat(() => prefetchedMove(origin, from, to));
    const time = median(times);
    console.log(`  ${from} to ${to}: ${times.map((one) => figure(one)).join(', ')} ms`);
    rows.push(
      ownRow(`prefetched: ${from} to ${to}`, `${figure(time)} ms`, `at most ${PREFETCHED} ms`, time <= PREFETCHED),
    );
  }
  for (const { kind, path } of onePageOfEachKind()) {
    const cold = await repeat(() => coldMove(origin, path === '/' ? '/about' : '/', path));
    const both = coldRows(kind, cold);
    console.log(`  cold to ${kind}: ${both.map(({ ours }) => ours).join(', ')}`);
    rows.push(...both);
  }
  return rows;
};

/** Moves inside the site. */
export const navigation: BenchPart = {
  name: 'navigation',
  title: `Moves (a phone's browser, press to first paint; prefetched ones with the processor slowed ${SLOWDOWN} times; median of ${ROUNDS})`,
  run: () => withSite(measure),
};
