import type { ReactNode, RefObject } from 'react';
import { toolWords } from '../../../content/tools/shared.ts';
import styles from './tool-view.module.css';

/** The fragment that leads to the server's answer: the result, or what is wrong. */
export const ANSWER = 'answer';

interface Props {
  readonly form: ReactNode;
  /** What was worked out; nothing until then. */
  readonly result: ReactNode;
  readonly sheet?: RefObject<HTMLElement | null>;
  /** What a screen reader is told when a result has come. */
  readonly spoken?: string | undefined;
}

/** The sheet before anything is written on it. */
export const ToolWaiting = () => (
  <>
    <h2>{toolWords.sheet}</h2>
    <p className={styles.toolWaiting}>{toolWords.waiting}</p>
  </>
);

/** A tool: the form, and beside it the sheet on which the result is written. */
export const ToolView = ({ form, result, sheet, spoken }: Props) => (
  <div className={styles.toolView}>
    {form}
    <p role="status" className="visually-hidden">
      {spoken}
    </p>
    <section ref={sheet} className={styles.toolSheet} aria-label={toolWords.sheet}>
      {result ?? <ToolWaiting />}
    </section>
  </div>
);
