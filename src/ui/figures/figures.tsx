import styles from './figures.module.css';

/** A figure about the firm and what it counts. */
export interface FigureEntry {
  readonly figure: string;
  readonly label: string;
}

/** The firm's figures in a row, each over a hairline. */
export const Figures = ({ entries, label }: { entries: readonly FigureEntry[]; label: string }) => (
  <ul className={styles.figureRow} aria-label={label}>
    {entries.map((entry) => (
      <li key={entry.label}>
        <strong>{entry.figure}</strong> <span>{entry.label}</span>
      </li>
    ))}
  </ul>
);
