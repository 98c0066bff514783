import styles from './ornaments.module.css';

/** The double rule round one dot: the mark under a heading, at most two on a page and never above a table. */
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

/** A kolam's ring that is drawn once round a tick: something has succeeded. */
export const Ring = () => (
  <svg className={styles.drawnRing} width="48" height="48" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
    <circle cx="24" cy="24" r="19" pathLength="1" />
    <path d="M16 25l6 6 11-13" />
    <path className={styles.dots} d="M24 5h0M43 24h0M24 43h0M5 24h0" />
  </svg>
);
