/** Tamil Nadu on a plane, for the dot map. */
import { stateBorder } from '../../content/state-border.ts';
import type { Place } from './geo.ts';

const bounds = { west: 76.1, east: 80.5, south: 7.95, north: 13.65 };
/** Degrees of longitude are shorter than those of latitude at the state's middle. */
const squeeze = Math.cos((10.8 * Math.PI) / 180);
const UNIT = 100;

/** Size of the drawing in user units. */
export const mapSize = {
  width: Math.round((bounds.east - bounds.west) * squeeze * UNIT),
  height: Math.round((bounds.north - bounds.south) * UNIT),
};

/** Where a place lies on the drawing, in user units. */
export const project = ({ latitude, longitude }: Place): { readonly x: number; readonly y: number } => ({
  x: Math.round((longitude - bounds.west) * squeeze * UNIT),
  y: Math.round((bounds.north - latitude) * UNIT),
});

/** The outline of the state as the `d` of an SVG path. */
export const outlinePath = (): string =>
  `M${stateBorder
    .map(([longitude, latitude]) => project({ latitude, longitude }))
    .map(({ x, y }) => `${x} ${y}`)
    .join('L')}Z`;
