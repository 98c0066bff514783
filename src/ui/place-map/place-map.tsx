import type { CitySlug } from '../../../content/city-index.ts';
import { cityEntry } from '../../site/cities.ts';
import type { Box, Side } from '../../site/map-labels.ts';
import { mapSize, outlinePath } from '../../site/state-map.ts';
import { type Labelled, leaderOf, mapLabels } from './labels.ts';
import styles from './place-map.module.css';
import { isCut, windowOf } from './window.ts';

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

/** Room between the desk's name and the edge of a phone's part, and how far above or below its dot it stands there. */
const INSIDE = 6;
const AWAY = 24;

/** A city with its name from the edge of the part on, above or below its dot: where the own city's name is not. */
const atEdge = (of: Labelled, own: Labelled, edge: number): Labelled => ({
  ...of,
  label: { ...of.label, side: 'right', x: edge + INSIDE, y: of.y + (own.label.y > of.y ? -AWAY : AWAY) },
});

/** A city for bearings, with its name. */
const Bearing = ({ of }: { readonly of: Labelled }) => (
  <g className={styles.bearing}>
    <circle cx={of.x} cy={of.y} r="4" />
    <Words of={of} down={5}>
      {cityEntry(of.slug).name}
    </Words>
  </g>
);

/** Where a city lies: the state's outline, the city, the desk, and three names for bearings. A phone sees a part of it. */
export const PlaceMap = ({ city, label, note }: Props) => {
  const labels = mapLabels(city, note);
  const { own, desk, bearings } = labels;
  const leader = leaderOf(own);
  const [left, top, width, height] = windowOf(labels);
  const part: Box = { left, right: left + width, top, bottom: top + height };
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
          {desk && (
            <g className={styles.bearing}>
              <path className={styles.way} d={`M${desk.x} ${desk.y}L${own.x} ${own.y}`} />
              <path className={styles.gap} d={`M${desk.x} ${desk.y}L${own.x} ${own.y}`} />
              <circle className={styles.desk} cx={desk.x} cy={desk.y} r="6" />
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
        <g className={styles.bearing}>
          {desk && (
            <Words of={desk} down={5}>
              {cityEntry(desk.slug).name}
            </Words>
          )}
        </g>
        {bearings.map((bearing) => (
          <Bearing key={bearing.slug} of={bearing} />
        ))}
      </svg>
      <svg className={styles.placeMapPart} viewBox={[left, top, width, height].join(' ')} aria-hidden="true">
        <use href={`#${MARKS}`} />
        {desk && (
          <g className={styles.bearing}>
            <Words of={isCut(desk.label.box, part) ? atEdge(desk, own, left) : desk} down={5}>
              {cityEntry(desk.slug).name}
            </Words>
          </g>
        )}
        {bearings
          .filter(({ label: { box } }) => !isCut(box, part))
          .map((bearing) => (
            <Bearing key={bearing.slug} of={bearing} />
          ))}
      </svg>
    </div>
  );
};
