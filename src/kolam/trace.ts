import { cornersOf, type Grid, keyOf, type Point } from './grid.ts';

/**
 * What the line does between two dots: it crosses itself, or a mirror turns it back,
 * lying either between the dots (`part`) or from dot to dot (`join`).
 */
export type Meeting = 'cross' | 'part' | 'join';

/** A closed line by the corners it passes, in order; it turns where three of them are not in a row. */
export type Line = readonly Point[];

interface Arm {
  readonly from: Point;
  readonly to: Point;
}

/** Arms lead right, left, down or up. */
const armKey = ({ from, to }: Arm): number =>
  4 * keyOf(from) + (to.x > from.x ? 0 : to.x < from.x ? 1 : to.y > from.y ? 2 : 3);
const reversed = ({ from, to }: Arm): Arm => ({ from: to, to: from });

/** Each dot's four sides, walked clockwise. */
function sidesOf(dot: Point): readonly Arm[] {
  const [a, b, c, d] = cornersOf(dot);
  return [
    { from: a, to: b },
    { from: b, to: c },
    { from: c, to: d },
    { from: d, to: a },
  ];
}

/** Where an arm leads on. `clockwise` tells whether it keeps its own dot on the right. */
function next({ from, to }: Arm, meeting: Meeting, clockwise: boolean): Arm {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (meeting === 'cross') return { from: to, to: { x: to.x + dx, y: to.y + dy } };
  // Between parted dots the line goes on around its own dot; between joined ones it goes over to the other dot.
  const right = clockwise === (meeting === 'part');
  return { from: to, to: right ? { x: to.x - dy, y: to.y + dx } : { x: to.x + dy, y: to.y - dx } };
}

/** Follows the line from every side of every dot until all sides are drawn. */
export function traceLines(grid: Grid, meetings: ReadonlyMap<number, Meeting>): readonly Line[] {
  const sides = grid.dots.flatMap(sidesOf);
  const clockwise = new Set(sides.map(armKey));
  const drawn = new Set<number>();
  const lines: Line[] = [];
  for (const side of sides) {
    const line: Point[] = [];
    let arm = side;
    while (!drawn.has(armKey(arm))) {
      drawn.add(armKey(arm)).add(armKey(reversed(arm)));
      line.push(arm.to);
      arm = next(arm, meetings.get(keyOf(arm.to)) ?? 'part', clockwise.has(armKey(arm)));
    }
    if (line.length > 0) lines.push(line);
  }
  return lines;
}
