import type { CitySlug } from '../../../content/city-index.ts';
import { cityPlaces } from '../../../content/city-places.ts';
import { cityEntry } from '../../site/cities.ts';
import {
  type Box,
  type Line,
  type Obstacles,
  type Place,
  placeNear,
  type Side,
  widthOf,
} from '../../site/map-labels.ts';
import { mapSize, outline, project } from '../../site/state-map.ts';

/** Where the firm's desk is. */
const DESK: CitySlug = 'coimbatore';

/** Font sizes of the map's style sheet, in units of the map. */
const NAME = 22;
const TEXT = 16;
/** The ring around the city, the dot of the desk and those of other cities: radii with their lines. */
const RING = 16;
const DESK_DOT = 7;
const DOT = 4;

/** Names for bearings, in the order in which they are wanted. */
const landmarks: readonly CitySlug[] = [
  'chennai',
  'madurai',
  'salem',
  'tiruchirappalli',
  'thoothukudi',
  'vellore',
  'thanjavur',
  'nagercoil',
];
const BEARINGS = 3;

/** Two dots so near to each other read as one, in units of the map. */
const CLEAR = 78;

/** A city and where its name is written. */
export interface Labelled {
  readonly slug: CitySlug;
  readonly x: number;
  readonly y: number;
  readonly label: Place;
}

/** From where on a name needs a line to its dot, and how near the line comes to it, in units of the map. */
const AWAY = 34;
const SHORT = 4;

/** The line from a city's ring to its name, where the name stands away from it. */
export const leaderOf = ({ x, y, label: { box } }: Labelled): Line | null => {
  const to = { x: Math.min(Math.max(x, box.left), box.right), y: Math.min(Math.max(y, box.top), box.bottom) };
  const away = Math.hypot(to.x - x, to.y - y);
  if (away < AWAY) return null;
  const at = (distance: number) => ({
    x: Math.round(x + ((to.x - x) * distance) / away),
    y: Math.round(y + ((to.y - y) * distance) / away),
  });
  return [at(RING), at(away - SHORT)];
};

const pointOf = (slug: CitySlug) => project(cityPlaces[slug]);

const isFar = (a: CitySlug, b: CitySlug): boolean => {
  const [p, q] = [pointOf(a), pointOf(b)];
  return Math.hypot(p.x - q.x, p.y - q.y) > CLEAR;
};

const sideOf = (x: number): Side => (x < mapSize.width * 0.55 ? 'right' : 'left');

const outlineLines = (): Line[] => {
  const corners = outline();
  return corners.flatMap((from, index) => {
    const to = corners[(index + 1) % corners.length];
    return to ? [[from, to] as const] : [];
  });
};

/** Labels of a city's map: its own of two lines, the desk's, and up to three others for bearings. */
export interface MapLabels {
  readonly own: Labelled;
  /** Null on the map of the desk's own city. */
  readonly desk: Labelled | null;
  readonly bearings: readonly Labelled[];
}

/**
 * Finds room for the names on the map of a city: over no dot, no line and no other name.
 * @param note the line under the city's name
 * @throws RangeError when there is none for the city or the desk, which fails the build
 */
export const mapLabels = (city: CitySlug, note: string): MapLabels => {
  const isDesk = city === DESK;
  const at = pointOf(city);
  const deskAt = pointOf(DESK);
  const dots = [{ ...at, r: RING }, ...(isDesk ? [] : [{ ...deskAt, r: DESK_DOT }])];
  const lines = [...outlineLines(), ...(isDesk ? [] : [[deskAt, at] as const])];
  const boxes: Box[] = [];

  const place = (slug: CitySlug, width: number, height: number, gap: number, more: Obstacles['dots'] = []) => {
    const { x, y } = pointOf(slug);
    const obstacles = { dots: [...dots, ...more], lines, boxes };
    const label = placeNear({ x, y }, gap, { width, height }, sideOf(x), obstacles);
    if (label) boxes.push(label.box);
    return label && { slug, x, y, label };
  };
  const needed = (slug: CitySlug, found: Labelled | null): Labelled => {
    if (!found) throw new RangeError(`There is no room for ${slug} on the map of ${city}`);
    return found;
  };

  const name = cityEntry(city).name;
  const own = place(city, Math.max(widthOf(name, NAME), widthOf(note, TEXT)), NAME + TEXT + 6, RING + 6);
  const leader = own && leaderOf(own);
  if (leader) lines.push(leader);
  const desk = isDesk ? null : place(DESK, widthOf(cityEntry(DESK).name, TEXT), TEXT + 2, DESK_DOT + 5);
  const bearings: Labelled[] = [];
  for (const slug of landmarks.filter((landmark) => isFar(landmark, city) && isFar(landmark, DESK))) {
    if (bearings.length === BEARINGS) break;
    const dot = { ...pointOf(slug), r: DOT + 1 };
    // A dot that would be under a name that is already placed.
    if (
      boxes.some(
        (box) => dot.x > box.left - 6 && dot.x < box.right + 6 && dot.y > box.top - 6 && dot.y < box.bottom + 6,
      )
    )
      continue;
    const found = place(slug, widthOf(cityEntry(slug).name, TEXT), TEXT + 2, DOT + 5, [dot]);
    if (!found) continue;
    dots.push(dot);
    bearings.push(found);
  }
  return { own: needed(city, own), desk: isDesk ? null : needed(DESK, desk), bearings };
};
