import styles from './ring.module.css';

/** A kolam's ring that is drawn once round a tick: something has succeeded. */
export const Ring = () => (
  <svg className={styles.ringRing} width="48" height="48" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
    <circle cx="24" cy="24" r="19" pathLength="1" />
    <path d="M16 25l6 6 11-13" />
    <path className={styles.dots} d="M24 5h0M43 24h0M24 43h0M5 24h0" />
  </svg>
);
