import { kolamViewBox } from '../../site/kolam/view-box.ts';
import styles from './kolam.module.css';

/**
 * The kolam of a seed, drawn by the build into a file of its own. `<use>` lets the page colour it, keeps 4 KB out of
 * the HTML and is no candidate for the largest paint.
 */
export const Kolam = ({ seed, className }: { seed: string; className?: string | undefined }) => (
  <svg className={`${styles.kolam} ${className ?? ''}`} viewBox={kolamViewBox} aria-hidden="true" focusable="false">
    <use href={`/kolam/${seed}.svg#k`} />
  </svg>
);
