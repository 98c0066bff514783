import type { ReactNode } from 'react';
import styles from './closing.module.css';

/** The last word of a page: what to do next, and the one button for it. */
export const Closing = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <section className={styles.closing}>
    <div className={styles.inner}>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.actions}>{children}</div>
    </div>
  </section>
);
