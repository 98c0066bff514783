import type { Box, Side } from '../../site/map-labels.ts';
import type { MapLabels } from './labels.ts';

/** What a phone shows of the map: a window around the city, in units of the map. */
const size = { width: 350, height: 210 } as const;

/** Which part of the window lies left of the city: it is moved towards the name. */
const shares = { left: 0.58, right: 0.42, above: 0.5, below: 0.5 } as const satisfies Record<Side, number>;

/** Room between the city's own name and the edge of the window. */
const EDGE = 12;

/** How far the window moves so that its edge cuts no other name. */
const MOVES = [0, -6, 6, -12, 12, -18, 18, -24, 24, -30, 30];

const within = (from: number, length: number, least: number, most: number): number =>
  Math.round(Math.max(Math.min(from, least - EDGE), most + EDGE - length));

/** Whether a part of a name lies in a box and a part outside. */
export const isCut = (name: Box, { left, right, top, bottom }: Box): boolean => {
  const isInside = name.left >= left && name.right <= right && name.top >= top && name.bottom <= bottom;
  const isOutside = name.right <= left || name.left >= right || name.bottom <= top || name.top >= bottom;
  return !isInside && !isOutside;
};

/**
 * The window of a phone: around the city, with its whole name, and with as few others cut as can be.
 * @returns a view box
 */
export const windowOf = ({ own, desk, bearings }: MapLabels): readonly [number, number, number, number] => {
  const { side, box } = own.label;
  const names = [...(desk ? [desk] : []), ...bearings].map(({ label }) => label.box);
  const places = MOVES.flatMap((right) =>
    MOVES.map((down) => {
      const left = within(own.x - size.width * shares[side] + right, size.width, box.left, box.right);
      const top = within(own.y - size.height / 2 + down, size.height, box.top, box.bottom);
      const whole = { left, right: left + size.width, top, bottom: top + size.height };
      const cut = names.filter((name) => isCut(name, whole)).length;
      return { left, top, cost: cut * 1000 + Math.abs(right) + Math.abs(down) };
    }),
  );
  const [{ left, top } = { left: 0, top: 0 }] = places.toSorted((a, b) => a.cost - b.cost);
  return [left, top, size.width, size.height];
};
