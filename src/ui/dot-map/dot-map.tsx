import type { SVGAttributes } from 'react';
import type { CitySlug } from '../../../content/cities/index.ts';
import type { Words } from '../../../content/words.ts';
import { type MapPoint, mapSize, outlinePath } from '../../places/state-map.ts';
import styles from './dot-map.module.css';

type Side = 'left' | 'right' | 'below' | 'lowerRight';

/** The six cities whose names are always written, and on which side of the dot there is room for it. */
const written: Partial<Record<CitySlug, Side>> = {
  chennai: 'left',
  salem: 'left',
  coimbatore: 'lowerRight',
  tiruchirappalli: 'below',
  madurai: 'right',
  thoothukudi: 'right',
};

const pickSide = (slug: CitySlug, x: number): Side => written[slug] ?? (x > mapSize.width / 2 ? 'left' : 'right');

const labelAt = {
  left: { x: -13, y: 5, textAnchor: 'end' },
  right: { x: 13, y: 5 },
  below: { x: 0, y: 25, textAnchor: 'middle' },
  lowerRight: { x: 14, y: 29 },
} as const satisfies Record<Side, SVGAttributes<SVGTextElement>>;

/** The name of the map for screen readers, and the names that are shorter on it. */
export type MapWords = Pick<Words['pages']['locations']['search'], 'map' | 'mapNames'>;

interface DotMapProps {
  readonly points: readonly MapPoint[];
  readonly words: MapWords;
  /** The city that something beside the map points at. */
  readonly lit?: CitySlug | null;
  /** The cities that a search has found; `null` for all. The others are drawn paler. */
  readonly shown?: ReadonlySet<CitySlug> | null;
}

export const DotMap = ({ points, words, lit = null, shown = null }: DotMapProps) => {
  const shortNames: Partial<Record<CitySlug, string>> = words.mapNames;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing whose dots are links can be no fieldset
    <svg
      className={styles.dotMapMap}
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      role="group"
      aria-label={words.map}
    >
      <path className={styles.dotMapOutline} d={outlinePath()} />
      {points.map((city) => {
        const { x, y } = city;
        return (
          <a
            key={city.slug}
            href={city.href}
            // The list beside the map has the same links: the keyboard goes through them once.
            tabIndex={-1}
            data-city={city.slug}
            data-lit={lit === city.slug ? '' : undefined}
            data-off={shown && !shown.has(city.slug) ? '' : undefined}
            aria-label={city.name}
            className={`${styles.city}${city.isOffice ? ` ${styles.dotMapHere}` : ''}${written[city.slug] ? ` ${styles.written}` : ''}`}
          >
            <g transform={`translate(${x} ${y})`}>
              <circle className={styles.target} r={14} />
              <circle className={styles.dotMapDot} r={city.isOffice ? 8 : 5} />
              <text {...labelAt[pickSide(city.slug, x)]}>{shortNames[city.slug] ?? city.name}</text>
            </g>
          </a>
        );
      })}
    </svg>
  );
};
