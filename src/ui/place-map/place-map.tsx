import type { CitySlug } from '../../../content/city-index.ts';
import { cityPlaces } from '../../../content/city-places.ts';
import { cityEntry } from '../../site/cities.ts';
import { mapSize, outlinePath, project } from '../../site/state-map.ts';
import styles from './place-map.module.css';

/** Where the firm's desk is. */
const DESK: CitySlug = 'coimbatore';

/** Names for bearings, in the order in which they are wanted. */
const landmarks: readonly CitySlug[] = ['chennai', 'madurai', 'salem', 'tiruchirappalli', 'thoothukudi', 'vellore'];
const BEARINGS = 3;

/** A name needs this much room around its dot, in units of the map. */
const CLEAR = 78;

const far = (a: CitySlug, b: CitySlug): boolean => {
  const [p, q] = [project(cityPlaces[a]), project(cityPlaces[b])];
  return Math.hypot(p.x - q.x, p.y - q.y) > CLEAR;
};

/** What a phone shows of the map: a window around the city, in units of the map. */
const part = { width: 350, height: 210 };

const MARKS = 'place-map';

interface Props {
  readonly city: CitySlug;
  /** What the drawing says, in words. */
  readonly label: string;
  /** The line under the city's name. */
  readonly note: string;
}

/** Where a city lies: the state's outline, the city, the desk, and three names for bearings. A phone sees a part of it. */
export const PlaceMap = ({ city, label, note }: Props) => {
  const at = project(cityPlaces[city]);
  const desk = project(cityPlaces[DESK]);
  const isDesk = city === DESK;
  const bearings = landmarks.filter((slug) => slug !== city && far(slug, city) && far(slug, DESK)).slice(0, BEARINGS);
  // A name stands on the side of its dot on which there is more of the map.
  const isRight = at.x < mapSize.width * 0.55;
  const name = { x: isRight ? at.x + 24 : at.x - 24, textAnchor: isRight ? ('start' as const) : ('end' as const) };
  // Moved towards the name.
  const left = at.x - part.width * (isRight ? 0.42 : 0.58);
  return (
    <div className={styles.place}>
      <svg
        className={styles.placeMapWhole}
        viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
        role="img"
        aria-label={label}
      >
        <g id={MARKS}>
          <path className={styles.outline} d={outlinePath()} />
          {bearings.map((slug) => {
            const { x, y } = project(cityPlaces[slug]);
            return (
              <g key={slug} className={styles.bearing}>
                <circle cx={x} cy={y} r="4" />
                <text
                  className={styles.placeMapText}
                  x={x > 300 ? x - 10 : x + 10}
                  y={y + 5}
                  textAnchor={x > 300 ? 'end' : 'start'}
                >
                  {cityEntry(slug).name}
                </text>
              </g>
            );
          })}
          {!isDesk && (
            <g className={styles.bearing}>
              <path className={styles.way} d={`M${desk.x} ${desk.y}L${at.x} ${at.y}`} />
              <path className={styles.gap} d={`M${desk.x} ${desk.y}L${at.x} ${at.y}`} />
              <circle className={styles.desk} cx={desk.x} cy={desk.y} r="6" />
              <text
                className={styles.placeMapText}
                x={desk.x - 4}
                y={desk.y + (at.y > desk.y + 8 ? -14 : 26)}
                textAnchor="middle"
              >
                {cityEntry(DESK).name}
              </text>
            </g>
          )}
          <circle className={styles.placeMapRing} cx={at.x} cy={at.y} r="15" />
          <circle className={styles.dot} cx={at.x} cy={at.y} r="7" />
          <text className={`${styles.placeMapText} ${styles.placeMapName}`} {...name} y={at.y - 5}>
            {cityEntry(city).name}
          </text>
          <text className={styles.placeMapText} {...name} y={at.y + 16}>
            {note}
          </text>
        </g>
      </svg>
      <svg
        className={styles.placeMapPart}
        viewBox={`${Math.round(left)} ${at.y - part.height / 2} ${part.width} ${part.height}`}
        aria-hidden="true"
      >
        <use href={`#${MARKS}`} />
      </svg>
    </div>
  );
};
