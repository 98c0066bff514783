/** The border is simplified by hand from the public outline: it is there to be recognised, not to be surveyed. */
import type { CitySlug } from '../../content/cities/index.ts';
import type { Place } from './geo.ts';

const bounds = { west: 76.1, east: 80.5, south: 7.95, north: 13.65 };
/** Degrees of longitude are shorter than those of latitude. */
const longitudeScale = Math.cos((10.8 * Math.PI) / 180);
const UNIT = 100;

/** The size of the map in user units. */
export const mapSize = {
  width: Math.round((bounds.east - bounds.west) * longitudeScale * UNIT),
  height: Math.round((bounds.north - bounds.south) * UNIT),
};

/** A city with its place on the map. */
export interface MapPoint {
  readonly slug: CitySlug;
  readonly name: string;
  readonly href: string;
  /** True if the office is here. */
  readonly isOffice?: boolean;
  readonly x: number;
  readonly y: number;
}

export const project = ({ latitude, longitude }: Place): { readonly x: number; readonly y: number } => ({
  x: Math.round((longitude - bounds.west) * longitudeScale * UNIT),
  y: Math.round((bounds.north - latitude) * UNIT),
});

const border: readonly (readonly [longitude: number, latitude: number])[] = [
  [80.3, 13.48],
  [80.16, 13.5],
  [80.05, 13.3],
  [79.78, 13.22],
  [79.42, 13.3],
  [79.2, 13.08],
  [78.86, 13.08],
  [78.6, 12.96],
  [78.48, 12.85],
  [78.22, 12.72],
  [78.0, 12.82],
  [77.75, 12.86],
  [77.48, 12.68],
  [77.6, 12.45],
  [77.5, 12.25],
  [77.76, 12.13],
  [77.68, 11.95],
  [77.48, 11.94],
  [77.42, 11.76],
  [77.2, 11.8],
  [76.98, 11.78],
  [76.84, 11.65],
  [76.55, 11.62],
  [76.24, 11.52],
  [76.28, 11.4],
  [76.52, 11.28],
  [76.6, 11.18],
  [76.74, 11.12],
  [76.66, 11.0],
  [76.86, 10.86],
  [76.9, 10.65],
  [76.82, 10.48],
  [76.84, 10.3],
  [77.0, 10.22],
  [77.22, 10.32],
  [77.28, 10.14],
  [77.2, 9.98],
  [77.24, 9.78],
  [77.16, 9.6],
  [77.36, 9.48],
  [77.42, 9.28],
  [77.22, 9.06],
  [77.24, 8.86],
  [77.16, 8.6],
  [77.28, 8.42],
  [77.1, 8.28],
  [77.32, 8.12],
  [77.54, 8.08],
  [77.78, 8.22],
  [78.02, 8.38],
  [78.14, 8.5],
  [78.14, 8.78],
  [78.24, 8.96],
  [78.5, 9.1],
  [78.86, 9.24],
  [79.1, 9.28],
  [79.42, 9.16],
  [79.3, 9.3],
  [78.94, 9.5],
  [78.96, 9.74],
  [79.16, 9.96],
  [79.28, 10.22],
  [79.54, 10.32],
  [79.86, 10.28],
  [79.85, 10.6],
  [79.86, 11.0],
  [79.84, 11.24],
  [79.76, 11.5],
  [79.8, 11.78],
  [79.9, 12.05],
  [80.06, 12.34],
  [80.22, 12.64],
  [80.28, 13.0],
  [80.34, 13.24],
];

export const outlinePath = (): string =>
  `M${border
    .map(([longitude, latitude]) => project({ latitude, longitude }))
    .map(({ x, y }) => `${x} ${y}`)
    .join('L')}Z`;
