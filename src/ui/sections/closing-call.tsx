import type { ReactNode } from 'react';
import { Kolam } from '../kolam/kolam.tsx';
import styles from './closing-call.module.css';

interface Props {
  readonly title: string;
  readonly text: string;
  /** The seed of the kolam on the lower edge; none on the dark ground. */
  readonly seed?: string;
  /** The button, and what is beside it. */
  readonly children: ReactNode;
}

/** The end of a page, once, and always last. */
export const ClosingCall = ({ title, text, seed, children }: Props) => (
  <section className={`${styles.closingCall} ${seed ? '' : `${styles.dark} on-dark`}`}>
    <div className={`${styles.inner} wrap`}>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <div className={styles.actions}>{children}</div>
      {seed && <Kolam seed={seed} part="standing" className={styles.kolam} />}
    </div>
  </section>
);
