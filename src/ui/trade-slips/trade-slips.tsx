import { Fold, Folds } from '../fold/fold.tsx';
import styles from './trade-slips.module.css';

/** What a trade needs of a service, and what it has to watch in this place. */
export interface Trade {
  readonly name: string;
  readonly need: string;
  readonly note: string;
}

/** How many trades have a slip of their own; the others fold. */
const SLIPS = 3;

interface Props {
  readonly trades: readonly Trade[];
  /** What stands over the note of each slip. */
  readonly noteTitle: string;
  /** What stands over the trades that fold. */
  readonly othersTitle: string;
}

/** A slip for each of a place's first trades, on a phone the first one open; the others fold below them. */
export const TradeSlips = ({ trades, noteTitle, othersTitle }: Props) => (
  <>
    <ul className={styles.slips}>
      {trades.slice(0, SLIPS).map((trade, index) => (
        <li key={trade.name}>
          <details data-fold="" data-plus="" open={index === 0}>
            <summary>
              <h3>{trade.name}</h3>
            </summary>
            <p>{trade.need}</p>
            <p className={styles.tradeSlipsNote}>
              <b>{noteTitle}</b>
              {trade.note}
            </p>
          </details>
        </li>
      ))}
    </ul>
    {trades.length > SLIPS && (
      <div className={styles.others}>
        <p>{othersTitle}</p>
        <Folds>
          {trades.slice(SLIPS).map((trade) => (
            <Fold key={trade.name} title={trade.name}>
              <p>{trade.need}</p>
              <p>{trade.note}</p>
            </Fold>
          ))}
        </Folds>
      </div>
    )}
  </>
);
