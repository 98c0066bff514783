/** How soon pages are painted on a slow phone, by Lighthouse, compared with a blank page of the same server. */
import { onePageOfEachKind } from '../checks/pages/one-of-each-kind.ts';
import { ensureTools } from '../checks/tools/install.ts';
import { measurePaint, type Paint } from '../checks/tools/lighthouse.ts';
import { type BlankSite, withBlankSite } from './blank-site.ts';
import { firstFlight } from './first-flight.ts';
import { hasIsland } from './has-island.ts';
import { ownRow } from './own-row.ts';
import type { BenchPart, Row } from './part.ts';
import { figure, median } from './statistics.ts';

const ROUNDS = 3;

/** The aims: times the blank page's first paint; milliseconds over its blocking time; cumulative layout shift. */
const OF_BLANK = 1.2;
const BLOCKING = 20;
const SHIFT = 0.01;

/** The page of one kind, with its measurements. */
interface Measured {
  readonly kind: string;
  readonly hasIsland: boolean;
  readonly paint: Paint;
}

const middle = (paints: readonly Paint[]): Paint => ({
  first: median(paints.map(({ first }) => first)),
  largest: median(paints.map(({ largest }) => largest)),
  blocking: median(paints.map(({ blocking }) => blocking)),
  shift: median(paints.map(({ shift }) => shift)),
});

const relative = (what: string, value: number, blank: Paint): Row => ({
  what,
  ours: `${figure(value)} ms`,
  peer: `blank page: first paint ${figure(blank.first)} ms`,
  ratio: figure(value / blank.first, 2),
  aim: `at most ${figure(OF_BLANK, 2)} of the blank page`,
  met: value / blank.first <= OF_BLANK,
});

const blockedRow = (what: string, blocking: number, ours: string, blank: Paint, most: number | null): Row => ({
  what,
  ours,
  // The browser's own work on this machine.
  peer: `blank page: ${figure(blank.blocking)} ms`,
  ratio: '',
  aim: most === null ? '' : `at most ${most} ms more than the blank page`,
  met: most === null ? null : blocking - blank.blocking <= most,
});

/** The page with the highest value. */
const worst = (pages: readonly Measured[], of: (paint: Paint) => number): Measured => {
  const [first] = pages.toSorted((a, b) => of(b.paint) - of(a.paint));
  if (!first) throw new Error('No page was measured');
  return first;
};

const rowsOf = (pages: readonly Measured[], blank: Paint): Row[] => {
  const busy = worst(
    pages.filter(({ hasIsland }) => !hasIsland),
    ({ blocking }) => blocking,
  );
  const shifted = worst(pages, ({ shift }) => shift);
  return [
    ...pages.flatMap(({ kind, paint: { first, largest } }) => [
      relative(`${kind}: first contentful paint`, first, blank),
      relative(`${kind}: largest contentful paint`, largest, blank),
    ]),
    blockedRow(
      'pages without an island: blocking time, most',
      busy.paint.blocking,
      `${figure(busy.paint.blocking)} ms (${busy.kind})`,
      blank,
      BLOCKING,
    ),
    ...pages
      .filter(({ hasIsland }) => hasIsland)
      .map(({ kind, paint: { blocking } }) =>
        blockedRow(`${kind}: blocking time`, blocking, `${figure(blocking)} ms`, blank, null),
      ),
    ownRow(
      'all kinds: layout shift, most',
      `${figure(shifted.paint.shift, 3)} (${shifted.kind})`,
      `at most ${SHIFT}`,
      shifted.paint.shift <= SHIFT,
    ),
  ];
};

const measure = async ({ origin, blankPath }: BlankSite): Promise<readonly Row[]> => {
  ensureTools();
  const pages = [{ kind: 'blank', path: blankPath }, ...onePageOfEachKind()];
  const paints = new Map<string, Paint[]>(pages.map(({ kind }) => [kind, []]));
  // All pages in each round, so that other work of the machine affects all of them.
  for (let round = 0; round < ROUNDS; round += 1) {
    console.log(`  round ${round + 1} of ${ROUNDS}`);
    for (const { kind, path } of pages) paints.get(kind)?.push(await measurePaint(origin + path));
  }
  const measured = onePageOfEachKind().map(async ({ kind, path }): Promise<Measured> => {
    const html = await (await fetch(origin + path)).text();
    return { kind, hasIsland: hasIsland(html), paint: middle(paints.get(kind) ?? []) };
  });
  return [...rowsOf(await Promise.all(measured), middle(paints.get('blank') ?? [])), await firstFlight(origin)];
};

export const paint: BenchPart = {
  name: 'paint',
  title: `Paint (Lighthouse's simulated slow 4G and phone, median of ${ROUNDS})`,
  run: () => withBlankSite(measure),
};
