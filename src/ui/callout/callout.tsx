import type { ReactNode } from 'react';
import styles from './callout.module.css';

/** A deadline or a penalty that must not be missed. */
export const Callout = ({ children }: { children: ReactNode }) => <p className={styles.callout}>{children}</p>;
