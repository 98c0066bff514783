import styles from './chips.module.css';

/** A link in a row of short links. */
export interface Chip {
  readonly href: string;
  readonly name: string;
}

/** Short links in a row that wraps. */
export const Chips = ({ chips, label }: { chips: readonly Chip[]; label: string }) => (
  <ul className={styles.chips} aria-label={label}>
    {chips.map((chip) => (
      <li key={chip.href}>
        <a href={chip.href}>{chip.name}</a>
      </li>
    ))}
  </ul>
);
