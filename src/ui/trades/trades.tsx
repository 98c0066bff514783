import type { CityServiceText } from '../../../content/schema.ts';
import { moreFrom, Rest } from '../fold/fold.tsx';
import styles from './trades.module.css';

/** A phone shows this many trades at first. */
const TRADES_SHOWN = 1;

interface Props {
  readonly trades: CityServiceText['trades'];
  readonly words: { readonly weDo: string; readonly send: string; readonly moreTrades: (count: number) => string };
  /** The place's other trades, and where more is said of them. */
  readonly others: readonly { readonly href: string; readonly name: string }[];
  readonly othersTitle: string;
}

export const Trades = ({ trades, words, others, othersTitle }: Props) => (
  <>
    <ul className={styles.trades}>
      {trades.map(({ trade, name, wrong, we, send }, index) => (
        <li key={trade} data-more={moreFrom(TRADES_SHOWN, index)}>
          <h3>{name}</h3>
          <p>{wrong}</p>
          <p>
            <b>{words.weDo}</b> {we}
          </p>
          <p className={styles.tradeSend}>
            <b>{words.send}</b> {send.join(' · ')}
          </p>
        </li>
      ))}
    </ul>
    {trades.length > TRADES_SHOWN && <Rest>{words.moreTrades(trades.length - TRADES_SHOWN)}</Rest>}
    {others.length > 0 && (
      <p className="note intro targets">
        <b>{othersTitle}:</b>{' '}
        {others.map(({ href, name }, index) => (
          <span key={href}>
            {index > 0 && ' · '}
            <a href={href}>{name}</a>
          </span>
        ))}
      </p>
    )}
  </>
);
