import { kolamViewBox } from '../../kolam/view-box.ts';
import styles from './kolam.module.css';

interface KolamProps {
  readonly seed: string;
  readonly className?: string | undefined;
}

/**
 * The kolam of a seed. The build puts the drawings that a page uses at its end (`build/page-drawings.ts`), so that one
 * drawing can stand in several places, and `<use>` lets the page colour it and is no candidate for the largest paint.
 */
export const Kolam = ({ seed, className }: KolamProps) => (
  <svg className={`${styles.kolam} ${className ?? ''}`} viewBox={kolamViewBox} aria-hidden="true" focusable="false">
    <use href={`#kolam-${seed}`} />
  </svg>
);
