import styles from './chips.module.css';

/** A link in a row of short links. */
export interface Chip {
  readonly href: string;
  readonly name: string;
}

interface Props {
  readonly chips: readonly Chip[];
  readonly label: string;
  /** How they are set, where not as chips in a row that wraps. */
  readonly className?: string | undefined;
}

/** Short links. */
export const Chips = ({ chips, label, className = styles.chips }: Props) => (
  <ul className={className} aria-label={label}>
    {chips.map((chip) => (
      <li key={chip.href}>
        <a href={chip.href}>{chip.name}</a>
      </li>
    ))}
  </ul>
);
