import { kolamLowerBox, kolamUpperBox, kolamViewBox } from '../../kolam/svg.ts';
import styles from './kolam.module.css';

/** Whole, or cut exactly on its axis: hanging from an upper edge or standing on a lower one. */
type Part = 'whole' | 'hanging' | 'standing';

const boxes = {
  whole: kolamViewBox,
  hanging: kolamLowerBox,
  standing: kolamUpperBox,
} as const satisfies Record<Part, string>;

interface KolamProps {
  readonly seed: string;
  readonly part?: Part;
  /** Draws the middle dot in kumkum: something is missing. */
  readonly missing?: boolean;
  readonly className?: string | undefined;
}

/**
 * The kolam of a seed. The build puts the drawings that a page uses at its end (`build/page-drawings.ts`), so that one
 * drawing can stand in several places, and `<use>` lets the page colour it and is no candidate for the largest paint.
 */
export const Kolam = ({ seed, part = 'whole', missing = false, className }: KolamProps) => (
  <svg
    className={`${styles.kolamDrawing} ${className ?? ''}`}
    viewBox={boxes[part]}
    aria-hidden="true"
    focusable="false"
  >
    <use href={`#kolam-${seed}`} />
    {missing && <circle className={styles.missing} r="4" />}
  </svg>
);
