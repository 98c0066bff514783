import { cityPage } from '../../../content/pages/city.ts';
import styles from './distance-lines.module.css';

/** A place in reach. */
export interface Distance {
  readonly href: string;
  readonly name: string;
  readonly km: number;
  readonly note: string;
}

/** Places with a double rule as long as the way to them. */
export const DistanceLines = ({ places }: { places: readonly Distance[] }) => {
  const furthest = Math.max(...places.map(({ km }) => km));
  return (
    <ul className={styles.distanceLines}>
      {places.map((place) => (
        <li key={place.href}>
          <a href={place.href}>{place.name}</a>
          <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <path d={`M0 3.5H${Math.round((place.km / furthest) * 98)}m0 3H0`} />
          </svg>
          <span>
            {cityPage.km(place.km)} <small>{place.note}</small>
          </span>
        </li>
      ))}
    </ul>
  );
};
