import { type Grid, keyOf, type Point } from './grid.ts';
import { type Merit, meritOf } from './merit.ts';
import { markOutline, outlines, smallOutlines } from './outlines.ts';
import { pick, type Random, randomFrom } from './random.ts';
import { type Line, type Meeting, traceLines } from './trace.ts';

/** A doorstep drawing: dots, and closed lines that run around them. */
export interface Kolam {
  readonly dots: readonly Point[];
  readonly lines: readonly Line[];
}

/** How many settings of the mirrors are tried for each seed. */
const variants = 60;

/** How much better a variant must be to win for certain: less than one line. */
const luck = 0.9;

/** Chosen so that all pages of today differ; the tests tell when a new page needs another. */
const salt = 'neli ';

/** The seed of the firm's mark, which must be legible at 16 px. */
export const markSeed = 'mark';

const small = 'small-';

/** Chosen so that all services differ from each other, and neighbours in more than the weave. */
const smallSalt = 'small 50223 ';

/** The seed of the small drawing that goes with a seed: so few dots that they can be told apart at 40 px. */
export const smallSeed = (seed: string): string => `${small}${seed}`;

/** How much of a drawing turns back at mirrors, and how many of those join their two dots. */
interface Temper {
  readonly mirrored: number;
  readonly joined: number;
}

/** Chosen by eye: below these the figure is a plain weave, above them a heap of rings. */
const tempers: readonly [Temper, ...Temper[]] = [
  { mirrored: 0.4, joined: 0.5 },
  { mirrored: 0.5, joined: 0.6 },
  { mirrored: 0.6, joined: 0.7 },
];

function meetingsFor(grid: Grid, { mirrored, joined }: Temper, random: Random): ReadonlyMap<number, Meeting> {
  const meetings = new Map<number, Meeting>();
  for (const orbit of grid.orbits) {
    const mirror: Meeting = random() < joined ? 'join' : 'part';
    const meeting = random() < mirrored ? mirror : 'cross';
    for (const point of orbit) meetings.set(keyOf(point), meeting);
  }
  return meetings;
}

/** The mark is small enough to be set by hand: a ring around the middle dot, woven loops around the rest. */
function drawMark(): Kolam {
  const grid = markOutline();
  const inner = grid.orbits.filter((orbit) => orbit.length === 4).flat();
  const meetings = new Map(inner.map((point): [number, Meeting] => [keyOf(point), 'part']));
  const others = grid.orbits.filter((orbit) => orbit.length !== 4).flat();
  for (const point of others) meetings.set(keyOf(point), 'cross');
  return { dots: grid.dots, lines: traceLines(grid, meetings) };
}

/** A small grid has few settings of the mirrors: the seed takes one whose dots hang together. */
function drawSmall(seed: string): Kolam {
  const random = randomFrom(`${smallSalt}${seed}`);
  const grid = pick(random, smallOutlines)();
  const kinds: readonly Meeting[] = ['cross', 'part', 'join'];
  const settings = grid.orbits.reduce<readonly (readonly Meeting[])[]>(
    (all, _orbit) => all.flatMap((setting) => kinds.map((kind) => [...setting, kind])),
    [[]],
  );
  const drawings = settings
    .map((setting) => {
      const pairs = grid.orbits.flatMap((orbit, index) =>
        orbit.map((point): [number, Meeting] => [keyOf(point), setting[index] ?? 'cross']),
      );
      return traceLines(grid, new Map(pairs));
    })
    .filter((lines) => lines.filter((line) => line.length === 4).length <= 1);
  const [first = [], ...others] = drawings;
  return { dots: grid.dots, lines: pick(random, [first, ...others]) };
}

/** Draws the kolam of a seed: always the same one for the same seed, of many variants the one with the fewest lines. */
export function drawKolam(seed: string): Kolam {
  if (seed === markSeed) return drawMark();
  if (seed.startsWith(small)) return drawSmall(seed);
  const random = randomFrom(`${salt}${seed}`);
  const grid = pick(random, outlines)();
  const temper = pick(random, tempers);
  let best: { readonly lines: readonly Line[]; readonly merit: Merit } | undefined;
  for (let variant = 0; variant < variants; variant += 1) {
    const lines = traceLines(grid, meetingsFor(grid, temper, random));
    // A little luck, or the small grids would all end in the same few figures.
    const merit = meritOf(lines) + luck * random();
    if (best === undefined || merit < best.merit) best = { lines, merit };
  }
  return { dots: grid.dots, lines: best?.lines ?? [] };
}
