import styles from './tick-sheet.module.css';

/** The classes of a sheet with lines to tick: of its band, itself, its count, its side with title and text, its lines. */
export const tickSheet = {
  band: styles.tickBand,
  sheet: styles.tickSheet,
  count: styles.tickCount,
  side: styles.tickSide,
  text: styles.tickText,
  lines: styles.tickLines,
} as const;
