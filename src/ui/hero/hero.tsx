import type { ReactNode } from 'react';
import { NOTE_PLACE } from '../../../content/review-marks.ts';
import { Kolam } from '../kolam/kolam.tsx';
import styles from './hero.module.css';

interface Props {
  readonly title: string;
  readonly lead?: string;
  /** The seed of the kolam beside the words. */
  readonly seed: string;
  readonly above?: ReactNode;
  readonly actions?: ReactNode;
  readonly proof?: ReactNode;
  readonly aside?: ReactNode;
  /** `tall` for the pages where people arrive, `low` for the rest. */
  readonly size?: 'tall' | 'low';
}

/** The head of a page: a statement to the left, its kolam to the right, clear of the words on every width. */
export const Hero = ({ title, lead, seed, above, actions, proof, aside, size = 'tall' }: Props) => (
  <div className={`${styles.hero} ${size === 'low' ? styles.low : ''} on-dark`}>
    <Kolam seed={seed} className={aside ? styles.kolamFar : styles.kolam} />
    <div className={`${styles.inner} ${aside ? styles.withAside : ''}`}>
      <div className={styles.words}>
        {above}
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {NOTE_PLACE}
        {actions && <div className={styles.actions}>{actions}</div>}
        {proof}
      </div>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  </div>
);
