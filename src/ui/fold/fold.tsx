import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface Props {
  readonly title: string;
  /** The fragment by which other pages link to it. */
  readonly id?: string;
  /** Open where there is room, folded on a phone (src/enhance/folds.ts). */
  readonly onPhones?: boolean;
  readonly children: ReactNode;
}

/** A row on a rule that opens what is below it: native, so that it works without scripts and the browser's search finds it. */
export const Fold = ({ title, id, onPhones = false, children }: Props) => (
  <details id={id} className={styles.fold} data-plus="" data-fold={onPhones ? '' : undefined}>
    <summary>
      <h3>{title}</h3>
    </summary>
    {children}
  </details>
);

/** Folds on rules. */
export const Folds = ({ columns = 1, children }: { readonly columns?: 1 | 2; readonly children: ReactNode }) => (
  <div className={`${styles.folds} ${columns === 2 ? styles.two : ''}`}>{children}</div>
);
