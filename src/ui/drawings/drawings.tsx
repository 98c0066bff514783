import type { IconName } from '../../../content/icons.ts';
import { kolamLowerBox, kolamUpperBox, kolamViewBox } from '../../kolam/svg.ts';
import styles from './drawings.module.css';

/**
 * Draws a decorative line icon of Lucide; the build puts the drawings that a page uses at its end
 * (`generator/page-drawings.ts`).
 */
export const Icon = ({ name, size = 20 }: { name: IconName; size?: number }) => (
  <svg width={size} height={size} aria-hidden="true" focusable="false">
    <use href={`#icon-${name}`} />
  </svg>
);

/** It is whole, or cut exactly on its axis: hanging from an upper edge or standing on a lower one. */
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
 * Draws a kolam by `<use>`: one drawing can stand in several places, takes the page's colours, and is no candidate for
 * the largest paint.
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

/** Draws the double rule round one dot: the mark under a heading, at most two on a page and never above a table. */
export const HeadingOrnament = () => (
  <svg
    className={styles.headingOrnament}
    width="120"
    height="24"
    viewBox="0 0 120 24"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M0 9.5H7C17 9.5 13 22.5 26 22.5S35 9.5 45 9.5H120M0 14.5H7C17 14.5 13 1.5 26 1.5S35 14.5 45 14.5H120" />
    <circle cx="26" cy="12" r="3.4" />
  </svg>
);

export const Ring = () => (
  <svg className={styles.drawnRing} width="48" height="48" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
    <circle cx="24" cy="24" r="19" pathLength="1" />
    <path d="M16 25l6 6 11-13" />
    <path className={styles.dots} d="M24 5h0M43 24h0M24 43h0M5 24h0" />
  </svg>
);
