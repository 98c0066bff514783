import type { ReactNode } from 'react';
import styles from './figure.module.css';

interface Props {
  readonly title: string;
  readonly figure: string | null;
  /** What the figure is out of. */
  readonly scale?: string | undefined;
  readonly text: string;
  readonly children?: ReactNode;
}

/** One very large number, one paragraph, one button. */
export const Figure = ({ title, figure, scale, text, children }: Props) => (
  <section className={`${styles.band} on-dark`}>
    <div className={`${styles.figureInner} wrap`}>
      {figure && (
        <p className={styles.figure}>
          {figure}
          {scale && <span> / {scale}</span>}
        </p>
      )}
      <div>
        <h2>{title}</h2>
        <p className={styles.text}>{text}</p>
        {children}
      </div>
    </div>
  </section>
);
