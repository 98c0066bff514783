import styles from './checklist.module.css';

interface Props {
  readonly items: readonly string[];
  /** What is before each line: a tick, or the kolam's ring round a dot. */
  readonly mark?: 'tick' | 'ring';
  /** In two columns where there is room. */
  readonly columns?: boolean;
}

/** Short lines on hairlines. */
export const Checklist = ({ items, mark = 'tick', columns = false }: Props) => (
  <ul className={`${styles.checklist} ${styles[mark]} ${columns ? styles.checklistColumns : ''}`}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
