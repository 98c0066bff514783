import { shortHours } from '../../../content/pages/reach.ts';
import styles from './call-state.module.css';

/**
 * The words of a call link, and below them the opening hours; with scripts, whether the office is open now
 * (src/enhance/call-state.ts).
 */
export const CallState = ({ children }: { readonly children: string }) => (
  <span className={styles.callState}>
    {children}
    <small data-hours="state">{shortHours}</small>
  </span>
);
