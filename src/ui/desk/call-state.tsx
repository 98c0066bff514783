import { shortHours } from '../../../content/pages/reach.ts';
import styles from './call-state.module.css';

/**
 * The words of a call link, and below them the opening hours; with scripts, whether the desk is open now
 * (src/enhance/desk-hours.ts).
 */
export const CallState = ({ children }: { readonly children: string }) => (
  <span className={styles.callState}>
    {children}
    <small data-desk="state">{shortHours}</small>
  </span>
);
