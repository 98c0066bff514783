import { kolamViewBox } from '../../site/kolam/view-box.ts';
import { useIsWhole } from '../later/later.tsx';
import styles from './kolam.module.css';

/**
 * The kolam of a seed, drawn by the build into a file of its own. `<use>` lets the page colour it, keeps 4 KB out of
 * the HTML and is no candidate for the largest paint. After a followed link it comes behind the words: asking for a
 * file takes a slow phone longer than drawing the first screen's text.
 */
export const Kolam = ({ seed, className }: { seed: string; className?: string | undefined }) => (
  <svg className={`${styles.kolam} ${className ?? ''}`} viewBox={kolamViewBox} aria-hidden="true" focusable="false">
    {useIsWhole() && <use href={`/kolam/${seed}.svg#k`} />}
  </svg>
);
