import type { CitySlug } from '../../../content/city-index.ts';
import { cityEntry } from '../../site/cities.ts';
import type { Side } from '../../site/map-labels.ts';
import { mapSize, outlinePath } from '../../site/state-map.ts';
import { type Labelled, leaderOf, mapLabels } from './labels.ts';
import styles from './place-map.module.css';
import { windowOf } from './window.ts';

const MARKS = 'place-map';

interface Props {
  readonly city: CitySlug;
  /** What the drawing says, in words. */
  readonly label: string;
  /** The line under the city's name. */
  readonly note: string;
}

const anchors = { left: 'end', right: 'start', above: 'middle', below: 'middle' } as const satisfies Record<
  Side,
  string
>;

/** A line of a name; `down` is how far its base lies below the middle of the name. */
const Words = ({ of, down, name, children }: { of: Labelled; down: number; name?: boolean; children: string }) => (
  <text
    className={name ? `${styles.placeMapText} ${styles.placeMapName}` : styles.placeMapText}
    x={of.label.x}
    y={of.label.y + down}
    textAnchor={anchors[of.label.side]}
  >
    {children}
  </text>
);

/** Where a city lies: the state's outline, the city, the desk, and three names for bearings. A phone sees a part of it. */
export const PlaceMap = ({ city, label, note }: Props) => {
  const labels = mapLabels(city, note);
  const { own, desk, bearings } = labels;
  const leader = leaderOf(own);
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
          {bearings.map((bearing) => (
            <g key={bearing.slug} className={styles.bearing}>
              <circle cx={bearing.x} cy={bearing.y} r="4" />
              <Words of={bearing} down={5}>
                {cityEntry(bearing.slug).name}
              </Words>
            </g>
          ))}
          {desk && (
            <g className={styles.bearing}>
              <path className={styles.way} d={`M${desk.x} ${desk.y}L${own.x} ${own.y}`} />
              <path className={styles.gap} d={`M${desk.x} ${desk.y}L${own.x} ${own.y}`} />
              <circle className={styles.desk} cx={desk.x} cy={desk.y} r="6" />
              <Words of={desk} down={5}>
                {cityEntry(desk.slug).name}
              </Words>
            </g>
          )}
          {leader && (
            <path className={styles.leader} d={leader.map(({ x, y }, at) => `${'ML'[at]}${x} ${y}`).join('')} />
          )}
          <circle className={styles.placeMapRing} cx={own.x} cy={own.y} r="15" />
          <circle className={styles.dot} cx={own.x} cy={own.y} r="7" />
          <Words of={own} down={-5} name>
            {cityEntry(city).name}
          </Words>
          <Words of={own} down={16}>
            {note}
          </Words>
        </g>
      </svg>
      <svg className={styles.placeMapPart} viewBox={windowOf(labels).join(' ')} aria-hidden="true">
        <use href={`#${MARKS}`} />
      </svg>
    </div>
  );
};
