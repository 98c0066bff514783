import { kolamViewBox } from '../../site/kolam/view-box.ts';
import { useIsWhole } from '../later/later.tsx';
import styles from './kolam.module.css';

interface KolamProps {
  readonly seed: string;
  /** The file that holds it among others; one of its own by default. */
  readonly sheet?: string;
  readonly className?: string | undefined;
}

/**
 * The kolam of a seed, drawn by the build into a file of its own. `<use>` lets the page colour it, keeps 4 KB out of
 * the HTML and is no candidate for the largest paint. After a followed link it comes behind the words: asking for a
 * file takes a slow phone longer than drawing the first screen's text.
 */
export const Kolam = ({ seed, sheet, className }: KolamProps) => (
  <svg className={`${styles.kolam} ${className ?? ''}`} viewBox={kolamViewBox} aria-hidden="true" focusable="false">
    {useIsWhole() && <use href={sheet ? `/kolam/${sheet}.svg#${seed}` : `/kolam/${seed}.svg#k`} />}
  </svg>
);
