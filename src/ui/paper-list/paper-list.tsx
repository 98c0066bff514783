import { PrintButton } from '../sections/slip.tsx';
import styles from './paper-list.module.css';

/** Papers, numbered, on a sheet that can be printed alone. */
export const PaperList = ({ title, items }: { title: string; items: readonly string[] }) => (
  <div className={styles.sheet} data-sheet="">
    <h2>{title}</h2>
    <ol>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ol>
    <PrintButton />
  </div>
);
