import type { CityServiceData } from '../site/city-service-data.ts';
import styles from './trade-list.module.css';

/** A city's trades in its own order: what each has to watch there, then what it needs of the service. */
export const TradeList = ({ industries }: { industries: CityServiceData['industries'] }) => (
  <dl className={styles.trades}>
    {industries.map((industry) => (
      <div key={industry.name}>
        <dt>{industry.name}</dt>
        <dd className={styles.local}>{industry.note}</dd>
        <dd>{industry.need}</dd>
      </div>
    ))}
  </dl>
);
