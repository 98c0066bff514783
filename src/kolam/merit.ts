import type { Point } from './grid.ts';
import type { Line } from './trace.ts';

/** How good a drawing is: the lower, the better. */
export type Merit = number;

/** Straight runs longer than this look like a woven mat. */
const longestRun = 2;

/** Whether the line turns at the place between two others. */
export const turnsAt = (before: Point, at: Point, after: Point): boolean =>
  at.x - before.x !== after.x - at.x || at.y - before.y !== after.y - at.y;

/** The number of crossings passed in a row, at the line's straightest. */
function straightest(line: Line): number {
  let run = 0;
  let most = 0;
  // Twice around, so that a run over the line's beginning is counted whole.
  for (let step = 0; step < 2 * line.length; step += 1) {
    const [before, at, after] = [step, step + 1, step + 2].map((index) => line[index % line.length]);
    run = before && at && after && !turnsAt(before, at, after) ? run + 1 : 0;
    most = Math.max(most, run);
  }
  return most;
}

/** Fewest lines first; then no rings around a single dot but the middle one, and no long straight runs. */
export function meritOf(lines: readonly Line[]): Merit {
  const rings = lines.filter((line) => line.length === 4).length;
  const tooStraight = Math.max(0, Math.max(...lines.map(straightest)) - longestRun);
  return lines.length + 1.5 * Math.max(0, rings - 1) + 0.8 * tooStraight;
}
