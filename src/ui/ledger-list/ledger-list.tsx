import styles from './ledger-list.module.css';

/** A line of the ledger: a link with a name, a remark and, where there is one, a figure. */
export interface LedgerEntry {
  readonly href: string;
  readonly title: string;
  readonly remark?: string;
  readonly figure?: string;
  readonly figureLabel?: string;
}

/** Numbered lines that lead somewhere, in two columns where there is room. */
export const LedgerList = ({ entries }: { entries: readonly LedgerEntry[] }) => (
  <ol className={styles.list}>
    {entries.map((entry, index) => (
      <li key={entry.href}>
        <a href={entry.href} className={styles.line}>
          <span className={styles.number} aria-hidden="true">
            {String(index + 1).padStart(2, '0')}
          </span>
          <span className={styles.words}>
            <span className={styles.title}>{entry.title}</span>
            {entry.remark && <span className={styles.remark}>{entry.remark}</span>}
          </span>
          {entry.figure ? (
            <span className={styles.figure}>
              {entry.figureLabel && <small>{entry.figureLabel}</small>} {entry.figure}
            </span>
          ) : (
            <span className={styles.arrow} aria-hidden="true">
              →
            </span>
          )}
        </a>
      </li>
    ))}
  </ol>
);
