import { createContext, type ReactNode, useContext, useDeferredValue, useEffect } from 'react';
import styles from './later.module.css';

/** How a screen comes about; only the app knows. */
export interface Arrival {
  /** Whether the first paint may go without what lies below the first screen. */
  readonly inParts: boolean;
  /** Called when the rest of the screen has come. */
  readonly onWhole?: () => void;
}

/** Whole at once, as in the page that the server sent, unless the app says otherwise. */
export const ArrivalContext = createContext<Arrival>({ inParts: false });

/** Whether the first screen of a followed link has been painted; true at once in the page that the server sent. */
export const useIsWhole = (): boolean => {
  const { inParts } = useContext(ArrivalContext);
  return useDeferredValue(true, !inParts);
};

/**
 * What lies below a page's first screen. After a followed link it is rendered when the first screen has been painted,
 * in slices between which the browser answers the visitor; a slow phone then shows the new page in half the time.
 */
export const Later = ({ children }: { children: ReactNode }) => {
  const { inParts, onWhole } = useContext(ArrivalContext);
  const whole = useIsWhole();
  useEffect(() => {
    if (inParts && whole) onWhole?.();
  }, [inParts, whole, onWhole]);
  // The empty screen keeps the footer from showing up and jumping away again.
  return whole ? children : <div className={styles.room} />;
};
