import styles from './checklist.module.css';

/** Short lines to be ticked off, such as papers to bring. */
export const Checklist = ({ items, columns = 2 }: { items: readonly string[]; columns?: 1 | 2 }) => (
  <ul className={`${styles.checklist} ${columns === 2 ? styles.two : ''}`}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);
