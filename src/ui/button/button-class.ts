import styles from './button.module.css';

/** `accent` is the one call to action of a screen; `quiet` is for a second action beside it. */
export type ButtonKind = 'accent' | 'primary' | 'quiet';

/** Returns the class of something that looks like a button, for real `<button>`s. */
export const buttonClass = (kind: ButtonKind): string => `${styles.button} ${styles[kind]}`;
