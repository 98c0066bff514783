/** Shows a tool, apart from tool-result.tsx: this stands there before anything is worked out. */
import type { ReactNode, RefObject } from 'react';
import type { ToolWords } from '../../tools/texts.ts';
import styles from './tool.module.css';

/** The fragment that leads to the server's answer: the result, or what is wrong. */
export const ANSWER = 'answer';

interface InWords {
  readonly words: ToolWords;
}

interface ToolViewProps extends InWords {
  readonly form: ReactNode;
  /** The result; nothing until there is one. */
  readonly result: ReactNode;
  readonly sheet?: RefObject<HTMLElement | null>;
  readonly spoken?: string | undefined;
}

export const ToolWaiting = ({ words }: InWords) => (
  <>
    <h2>{words.result}</h2>
    <p className="intro">{words.waiting}</p>
  </>
);

export const ToolView = ({ words, form, result, sheet, spoken }: ToolViewProps) => (
  <div className={styles.toolView}>
    {form}
    <p role="status" className="visually-hidden">
      {spoken}
    </p>
    <section ref={sheet} className={styles.toolResult} aria-label={words.result}>
      {result ?? <ToolWaiting words={words} />}
    </section>
  </div>
);
