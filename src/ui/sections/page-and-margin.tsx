import type { ReactNode } from 'react';
import { Section, type Tone } from '../section/section.tsx';
import styles from './page-and-margin.module.css';

interface Props {
  readonly title: string;
  readonly intro?: string;
  readonly tone?: Tone;
  /** What is on the page: folds, or text. */
  readonly children: ReactNode;
  /** The heading of the notes behind the rule. */
  readonly marginTitle: string;
  readonly margin: ReactNode;
}

/** The page to the left, notes behind the pink double rule. */
export const PageAndMargin = ({ title, intro, tone = 'mist', children, marginTitle, margin }: Props) => (
  <Section tone={tone}>
    <div className={styles.both}>
      <div>
        <h2>{title}</h2>
        {intro && <p className={styles.intro}>{intro}</p>}
        {children}
      </div>
      <div className={styles.margin}>
        <h2>{marginTitle}</h2>
        {margin}
      </div>
    </div>
  </Section>
);
