import styles from './badge.module.css';

/** A short state in a pill; a change is told to screen readers. */
export const Badge = ({ children }: { children: string }) => (
  <p className={styles.badge} role="status">
    {children}
  </p>
);
