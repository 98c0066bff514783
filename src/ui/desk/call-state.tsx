import { shortHours } from '../../site/opening-hours.ts';
import styles from './call-state.module.css';

/** The opening hours in a call link; with scripts, whether the desk is open now (src/enhance/desk-hours.ts). */
export const CallState = () => (
  <small className={styles.callState} data-desk="state">
    {shortHours()}
  </small>
);
