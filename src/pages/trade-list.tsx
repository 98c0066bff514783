import type { CityContent, Trades } from '../../content/schema.ts';
import styles from './trade-list.module.css';

interface Props {
  readonly industries: CityContent['majorIndustries'];
  readonly trades: Trades;
}

/** A city's trades in its own order: what each has to watch there, then what it needs of the service. */
export const TradeList = ({ industries, trades }: Props) => (
  <dl className={styles.trades}>
    {industries.map((industry) => (
      <div key={industry.kind}>
        <dt>{industry.name}</dt>
        <dd className={styles.local}>{industry.note}</dd>
        <dd>{trades.byTrade[industry.kind]}</dd>
      </div>
    ))}
  </dl>
);
