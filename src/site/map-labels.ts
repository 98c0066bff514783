/**
 * Where names stand on a map: beside their dots, over no other dot, line or name. For the build alone, because it tries
 * many places.
 */

/** A point of the drawing, in user units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A box of the drawing. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A line from one point to another. */
export type Line = readonly [from: Point, to: Point];

/** What no name may touch. */
export interface Obstacles {
  readonly dots: readonly (Point & { readonly r: number })[];
  readonly lines: readonly Line[];
  readonly boxes: readonly Box[];
}

/** On which side of its dot a name stands. */
export type Side = 'left' | 'right' | 'above' | 'below';

/** Where a name stands: beside its dot by its end, above or below it by its middle; and the middle of its height. */
export interface Place extends Point {
  readonly side: Side;
  readonly box: Box;
}

/** The size of a name of one or more lines. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Widths of letters in ems, rounded up: no name takes more room than it was given. */
const letters: readonly (readonly [which: RegExp, width: number])[] = [
  [/[ijl.,' ]/, 0.27],
  [/[frt]/, 0.4],
  [/[mwMW]/, 0.88],
  [/[A-Z]/, 0.68],
  // Tamil, by the font of its pages: signs that stand above a letter or join it, then letters from narrow to wide.
  [/[\u0bc0\u0bcd]/, 0],
  [/[\u0bbe-\u0bbf\u0bc1\u0bb0]/, 0.6],
  [/[சடப]/, 0.76],
  [/[\u0bc2\u0bc6\u0bc7கதநமழற]/, 0.9],
  [/[ணஆ]/, 1.75],
  [/[\u0bc8-\u0bccஞன]/, 1.3],
  [/[\u0b80-\u0bff]/, 1.13],
];
const OTHER_LETTER = 0.585;

/** The room that a text takes at most, in user units. */
export const widthOf = (text: string, fontSize: number): number =>
  fontSize *
  [...text].reduce((sum, letter) => sum + (letters.find(([which]) => which.test(letter))?.[1] ?? OTHER_LETTER), 0);

/** Whether a line comes into a box (Liang and Barsky's clipping). */
const crosses = ({ left, right, top, bottom }: Box, [from, to]: Line): boolean => {
  let enters = 0;
  let leaves = 1;
  for (const [step, room] of [
    [from.x - to.x, from.x - left],
    [to.x - from.x, right - from.x],
    [from.y - to.y, from.y - top],
    [to.y - from.y, bottom - from.y],
  ] as const) {
    if (step === 0 && room < 0) return false;
    if (step < 0) enters = Math.max(enters, room / step);
    if (step > 0) leaves = Math.min(leaves, room / step);
  }
  return enters <= leaves;
};

const touches = (box: Box, { x, y, r }: Point & { readonly r: number }): boolean =>
  Math.hypot(x - Math.min(Math.max(x, box.left), box.right), y - Math.min(Math.max(y, box.top), box.bottom)) < r;

const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** How many obstacles a box meets. */
const collisions = (box: Box, { dots, lines, boxes }: Obstacles): number =>
  dots.filter((dot) => touches(box, dot)).length +
  lines.filter((line) => crosses(box, line)).length +
  boxes.filter((other) => overlaps(box, other)).length;

/** How far a name may stand from where it stands best, to the side and up or down, in user units. */
const FAR = 66;
const STEP = 6;

/** What a side costs that is not the preferred one, in units of distance. */
const costs = { beside: 16, above: 32 } as const;

const steps = (from: number, to: number): number[] =>
  Array.from({ length: Math.floor((to - from) / STEP) + 1 }, (_, index) => from + index * STEP);

/** The places of a name on one side of a dot, with what each costs. */
const placesOn = (side: Side, at: Point, gap: number, { width, height }: Size, preferred: Side) => {
  const isBeside = side === 'left' || side === 'right';
  const sign = side === 'left' || side === 'above' ? -1 : 1;
  const extra = side === preferred ? 0 : isBeside ? costs.beside : costs.above;
  return steps(0, FAR).flatMap((away) =>
    steps(-FAR, FAR).map((along) => {
      const x = isBeside ? at.x + sign * (gap + away) : at.x + along;
      const y = isBeside ? at.y + along : at.y + sign * (gap + away + height / 2);
      const left = side === 'left' ? x - width : side === 'right' ? x : x - width / 2;
      const box = { left, right: left + width, top: y - height / 2, bottom: y + height / 2 };
      return { x, y, side, box, cost: away + Math.abs(along) + extra };
    }),
  );
};

/**
 * The free place that is nearest to a dot.
 * @param at the middle of the dot
 * @param gap the least distance from there to the name
 * @param preferred the side on which there is more of the map
 * @returns null when all places within reach meet an obstacle
 */
export const placeNear = (at: Point, gap: number, size: Size, preferred: Side, obstacles: Obstacles): Place | null =>
  (['right', 'left', 'above', 'below'] as const)
    .flatMap((side) => placesOn(side, at, gap, size, preferred))
    .toSorted((a, b) => a.cost - b.cost)
    .find(({ box }) => collisions(box, obstacles) === 0) ?? null;
