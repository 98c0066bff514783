import { type Grid, type Line, type Meeting, makeGrid, type Point, traceLines } from './grid.ts';

/** Returns a number in [0, 1). */
type Random = () => number;

/** Returns random numbers by FNV-1a into mulberry32. */
function randomFrom(seed: string): Random {
  let state = 0x811c9dc5;
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function pick<List extends readonly [unknown, ...unknown[]]>(random: Random, list: List): List[number] {
  return list[Math.floor(random() * list.length)] ?? list[0];
}

/** Straight runs longer than this look like a woven mat. */
const longestRun = 2;

export const turnsAt = (before: Point, at: Point, after: Point): boolean =>
  at.x - before.x !== after.x - at.x || at.y - before.y !== after.y - at.y;

function straightest(line: Line): number {
  let run = 0;
  let most = 0;
  // It goes around twice, so that a run over the line's beginning is counted whole.
  for (let step = 0; step < 2 * line.length; step += 1) {
    const [before, at, after] = [step, step + 1, step + 2].map((index) => line[index % line.length]);
    run = before && at && after && !turnsAt(before, at, after) ? run + 1 : 0;
    most = Math.max(most, run);
  }
  return most;
}

/**
 * Counts what speaks against a drawing. Fewest lines first; then no rings around a single dot but the middle one, and
 * no long straight runs.
 */
function countDemerits(lines: readonly Line[]): number {
  const rings = lines.filter((line) => line.length === 4).length;
  const tooStraight = Math.max(0, Math.max(...lines.map(straightest)) - longestRun);
  return lines.length + 1.5 * Math.max(0, rings - 1) + 0.8 * tooStraight;
}

/** Plain diamonds, stars, notched diamonds and roundels of 20 to 60 dots. */
const outlines: readonly [() => Grid, ...(() => Grid)[]] = [
  () => makeGrid(5, (across, down) => across + down <= 4),
  () => makeGrid(6, (across, down) => across + down <= 5),
  () => makeGrid(7, (across, down) => across + down <= 6),
  () => makeGrid(7, (across, down) => across + down <= 4 || Math.max(across, down) <= 3),
  () => makeGrid(7, (across, down) => across + down <= 6 && across * down !== 9),
  () => makeGrid(7, (across, down) => across + down <= 6 && Math.max(across, down) <= 4),
  () => makeGrid(8, (across, down) => across + down <= 5 || Math.max(across, down) <= 4),
  () => makeGrid(8, (across, down) => across + down <= 7 && Math.max(across, down) <= 5),
  () => makeGrid(9, (across, down) => across + down <= 6 || Math.max(across, down) <= 4),
];

/** Returns the smallest grid that still reads as a kolam, for the firm's mark and its icons. */
const markOutline = (): Grid => makeGrid(3, (across, down) => across + down <= 2);

/** Grids of four to twelve dots: at that size drawings differ mostly by their outline. */
const smallOutlines: readonly [() => Grid, ...(() => Grid)[]] = [
  markOutline,
  () => makeGrid(2, (across, down) => across + down <= 1),
  () => makeGrid(3, (across, down) => Math.max(across, down) <= 1),
  () => makeGrid(3, (across, down) => across + down === 2),
  () => makeGrid(4, (across, down) => across + down <= 3 && Math.max(across, down) <= 2),
];

export interface Kolam {
  readonly dots: readonly Point[];
  readonly lines: readonly Line[];
}

/** Settings of the mirrors that are tried for each seed. */
const variants = 60;

/** The luck must stay below one line. */
const luck = 0.9;

/** Chosen so that all pages of today differ; the tests tell when a new page needs another. */
const salt = 'neli ';

/** Legible at 16 px. */
export const markSeed = 'mark';

const small = 'small-';

/** Chosen so that all services differ from each other, and neighbours in more than the weave. */
const smallSalt = 'small 50223 ';

/** Returns the seed of a drawing with so few dots that they can be told apart at 40 px. */
export const smallSeed = (seed: string): string => `${small}${seed}`;

/**
 * The share that turns back at mirrors, and of those the share that join their two dots. Chosen by eye: below these the
 * figure is a plain weave, above them a heap of rings.
 */
const tempers = [
  { mirrored: 0.4, joined: 0.5 },
  { mirrored: 0.5, joined: 0.6 },
  { mirrored: 0.6, joined: 0.7 },
] as const;

/** The mark is small enough to be set by hand: a ring around the middle dot, woven loops around the rest. */
function drawMark(): Kolam {
  const grid = markOutline();
  return { dots: grid.dots, lines: traceLines(grid, ({ length }) => (length === 4 ? 'part' : 'cross')) };
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
    .map((setting) => traceLines(grid, (_, index) => setting[index] ?? 'cross'))
    .filter((lines) => lines.filter((line) => line.length === 4).length <= 1);
  const [first = [], ...others] = drawings;
  return { dots: grid.dots, lines: pick(random, [first, ...others]) };
}

/** Draws the same kolam for the same seed; of many variants the one with the fewest lines. */
export function drawKolam(seed: string): Kolam {
  if (seed === markSeed) return drawMark();
  if (seed.startsWith(small)) return drawSmall(seed);
  const random = randomFrom(`${salt}${seed}`);
  const grid = pick(random, outlines)();
  const temper = pick(random, tempers);
  let best: { readonly lines: readonly Line[]; readonly demerit: number } | undefined;
  for (let variant = 0; variant < variants; variant += 1) {
    const lines = traceLines(grid, () => {
      const mirror = random() < temper.joined ? 'join' : 'part';
      return random() < temper.mirrored ? mirror : 'cross';
    });
    // A little luck, or the small grids would all end in the same few figures.
    const demerit = countDemerits(lines) + luck * random();
    if (best === undefined || demerit < best.demerit) best = { lines, demerit };
  }
  return { dots: grid.dots, lines: best?.lines ?? [] };
}
