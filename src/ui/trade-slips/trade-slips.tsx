import styles from './trade-slips.module.css';

/** What a trade needs of a service. */
export interface Trade {
  readonly name: string;
  readonly need: string;
}

interface Props {
  readonly trades: readonly Trade[];
  /** The place's other trades, and where more is said of them. */
  readonly others: readonly { readonly href: string; readonly name: string }[];
  /** The heading over the other trades. */
  readonly othersTitle: string;
}

/** A slip for each of a place's foremost trades and the names of the others, folded on a phone. */
export const TradeSlips = ({ trades, others, othersTitle }: Props) => (
  <>
    <ul className={styles.slips}>
      {trades.map((trade) => (
        <li key={trade.name}>
          <details data-fold="" data-plus="">
            <summary>
              <h3>{trade.name}</h3>
            </summary>
            <p>{trade.need}</p>
          </details>
        </li>
      ))}
    </ul>
    {others.length > 0 && (
      <details className={styles.others} data-fold="" data-plus="">
        <summary>{othersTitle}</summary>
        <ul>
          {others.map((trade) => (
            <li key={trade.href}>
              <a href={trade.href}>{trade.name}</a>
            </li>
          ))}
        </ul>
      </details>
    )}
  </>
);
