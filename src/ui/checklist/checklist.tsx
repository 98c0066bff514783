import styles from './checklist.module.css';

interface Props {
  readonly items: readonly string[];
  /** What is before each line: a tick, or the kolam's ring round a dot. */
  readonly mark?: 'tick' | 'ring';
}

/** Short lines on hairlines. */
export const Checklist = ({ items, mark = 'tick' }: Props) => (
  <ul className={`${styles.checklist} ${styles[mark]}`}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
