/** Neighbouring dots are two apart both across and down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * A dot grid already turned by 45 degrees: dots sit on every other cell of a chessboard, the line runs along the
 * cells' sides, and at the cells' corners it crosses itself or turns.
 */
export interface Grid {
  readonly dots: readonly Point[];
  /** Corners that two dots share, in groups that are images of each other. */
  readonly orbits: readonly (readonly Point[])[];
}

/** True for a dot of the grid, by its distance from the two axes in cells. */
export type Outline = (across: number, down: number) => boolean;

/** Returns a number, because thousands are made for each drawing. */
export const makeKey = ({ x, y }: Point): number => (x + 512) * 1024 + y + 512;

const unique = (points: readonly Point[]): readonly Point[] => [
  ...new Map(points.map((point) => [makeKey(point), point])).values(),
];

/** Returns the images of a point under the square's eight symmetries, each once. */
export function listImages({ x, y }: Point): readonly Point[] {
  const turned = [
    { x, y },
    { x: 0 - y, y: x },
    { x: 0 - x, y: 0 - y },
    { x: y, y: 0 - x },
  ];
  return unique([...turned, ...turned.map((point) => ({ x: point.y, y: point.x }))]);
}

/** Lists the corners clockwise from the upper left (y grows downwards). */
function listCorners({ x, y }: Point): readonly [Point, Point, Point, Point] {
  return [
    { x: x - 1, y: y - 1 },
    { x: x + 1, y: y - 1 },
    { x: x + 1, y: y + 1 },
    { x: x - 1, y: y + 1 },
  ];
}

function dotsWithin(size: number, outline: Outline): readonly Point[] {
  const reach = size - 1;
  const range = Array.from({ length: 2 * reach + 1 }, (_, index) => index - reach);
  return range.flatMap((down) =>
    range
      // A turned grid has a dot in its middle only when its sides are odd.
      .filter((across) => Math.abs(across + down + reach) % 2 === 0 && outline(Math.abs(across), Math.abs(down)))
      .map((across) => ({ x: 2 * across, y: 2 * down })),
  );
}

/** @param size dots of a side */
export function makeGrid(size: number, outline: Outline): Grid {
  const dots = dotsWithin(size, outline);
  const touching = new Map<number, number>();
  const corners = dots.flatMap(listCorners);
  for (const corner of corners) {
    touching.set(makeKey(corner), (touching.get(makeKey(corner)) ?? 0) + 1);
  }
  const grouped = new Set<number>();
  const orbits: (readonly Point[])[] = [];
  for (const corner of corners) {
    if (touching.get(makeKey(corner)) !== 2 || grouped.has(makeKey(corner))) continue;
    const orbit = listImages(corner);
    for (const image of orbit) grouped.add(makeKey(image));
    orbits.push(orbit);
  }
  return { dots, orbits };
}

/**
 * The meeting of the line between two dots: it crosses itself, or a mirror turns it back, lying either between the dots
 * (`part`) or from dot to dot (`join`).
 */
export type Meeting = 'cross' | 'part' | 'join';

/** The corners that it passes; it turns where three of them are not in a row. */
export type Line = readonly Point[];

interface Arm {
  readonly from: Point;
  readonly to: Point;
}

const armKey = ({ from, to }: Arm): number =>
  4 * makeKey(from) + (to.x > from.x ? 0 : to.x < from.x ? 1 : to.y > from.y ? 2 : 3);
const reversed = ({ from, to }: Arm): Arm => ({ from: to, to: from });

/** Lists the sides clockwise. */
function listSides(dot: Point): readonly Arm[] {
  const [a, b, c, d] = listCorners(dot);
  return [
    { from: a, to: b },
    { from: b, to: c },
    { from: c, to: d },
    { from: d, to: a },
  ];
}

/** @param clockwise whether it keeps its own dot on the right */
function next({ from, to }: Arm, meeting: Meeting, clockwise: boolean): Arm {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (meeting === 'cross') return { from: to, to: { x: to.x + dx, y: to.y + dy } };
  // The line goes on around its own dot between parted dots; between joined ones it goes over to the other dot.
  const right = clockwise === (meeting === 'part');
  return { from: to, to: right ? { x: to.x - dy, y: to.y + dx } : { x: to.x + dy, y: to.y - dx } };
}

export function traceLines(
  grid: Grid,
  findMeeting: (orbit: readonly Point[], index: number) => Meeting,
): readonly Line[] {
  const meetings = new Map<number, Meeting>();
  for (const [index, orbit] of grid.orbits.entries()) {
    const meeting = findMeeting(orbit, index);
    for (const point of orbit) meetings.set(makeKey(point), meeting);
  }
  const sides = grid.dots.flatMap(listSides);
  const clockwise = new Set(sides.map(armKey));
  const drawn = new Set<number>();
  const lines: Line[] = [];
  for (const side of sides) {
    const line: Point[] = [];
    let arm = side;
    while (!drawn.has(armKey(arm))) {
      drawn.add(armKey(arm)).add(armKey(reversed(arm)));
      line.push(arm.to);
      arm = next(arm, meetings.get(makeKey(arm.to)) ?? 'part', clockwise.has(armKey(arm)));
    }
    if (line.length > 0) lines.push(line);
  }
  return lines;
}
