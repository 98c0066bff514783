import type { ReactNode } from 'react';
import { PrintButton } from '../sections/printable-checklist.tsx';
import styles from './paper-list.module.css';

interface Props {
  readonly title: string;
  readonly items: readonly string[];
  /** How many a phone shows before it folds the others. */
  readonly shown: number;
  /** What opens the others. */
  readonly more: string;
  /** What is below them. */
  readonly note: ReactNode;
}

const Papers = ({ items, start }: { readonly items: readonly string[]; readonly start: number }) => (
  <ol start={start}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ol>
);

/** Papers, numbered, on a sheet that can be printed alone. */
export const PaperList = ({ title, items, shown, more, note }: Props) => (
  <div className={styles.paperList} data-sheet="">
    <h2>{title}</h2>
    <Papers items={items.slice(0, shown)} start={1} />
    <details data-fold="">
      <summary>{more}</summary>
      <Papers items={items.slice(shown)} start={shown + 1} />
    </details>
    <div className={styles.paperListEnd}>
      <p>{note}</p>
      <PrintButton />
    </div>
  </div>
);
