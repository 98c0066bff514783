import { createContext, type ReactNode, useContext } from 'react';
import styles from './later.module.css';

/** Whether the screen may be shown whole; true at once in the page that the server sent. Only the app knows better. */
export const WholeContext = createContext(true);

/** Whether the first screen of a followed link has been painted, so that the rest may come. */
export const useIsWhole = (): boolean => useContext(WholeContext);

/**
 * What lies below a page's first screen. After a followed link it is rendered when the first screen has been painted,
 * in slices between which the browser answers the visitor; a slow phone then shows the new page in half the time.
 */
export const Later = ({ children }: { children: ReactNode }) =>
  // The empty screen keeps the footer from showing up and jumping away again.
  useIsWhole() ? children : <div className={styles.room} />;
