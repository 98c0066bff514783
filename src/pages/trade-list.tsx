import { cityEntry } from '../site/cities.ts';
import type { CityServiceData } from '../site/city-service-data.ts';
import { hrefCityTrade } from '../site/href.ts';
import styles from './trade-list.module.css';

/** What else is true of the service here, the trades to which it matters most, the city's other trades in a line each. */
export const TradeList = ({ city, more, trades }: Pick<CityServiceData, 'city' | 'more' | 'trades'>) => (
  <>
    {more.map((paragraph) => (
      <p key={paragraph} className={styles.more}>
        {paragraph}
      </p>
    ))}
    <dl className={styles.trades}>
      {trades.shown.map((trade) => (
        <div key={trade.kind}>
          <dt>{trade.name}</dt>
          <dd>{trade.need}</dd>
        </div>
      ))}
    </dl>
    {trades.others.length > 0 && (
      <div className={styles.others}>
        <p>Other trades of {cityEntry(city).name}</p>
        <ul>
          {trades.others.map((trade) => (
            <li key={trade.kind}>
              <a href={hrefCityTrade(city, trade.kind)}>{trade.name}</a>
            </li>
          ))}
        </ul>
      </div>
    )}
  </>
);
