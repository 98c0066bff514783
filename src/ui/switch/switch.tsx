import type { ReactNode } from 'react';
import { Section } from '../sections/sections.tsx';
import styles from './switch.module.css';

interface Part {
  readonly title: string;
  readonly children: ReactNode;
}

interface SwitchProps {
  readonly title: string;
  readonly parts: readonly Part[];
}

/**
 * Parts of which one is open: tabs where there is room, the first until another is chosen; on a phone folds, all closed.
 * Native, so that it works without scripts and the browser's search finds what is closed; on paper all are open.
 */
export const Switch = ({ title, parts }: SwitchProps) => (
  <Section title={title}>
    <div className={styles.switchParts}>
      {parts.map((part) => (
        <details key={part.title} name="switch" data-plus="">
          <summary>
            <h3>{part.title}</h3>
          </summary>
          <div className={styles.switchPart}>{part.children}</div>
        </details>
      ))}
    </div>
  </Section>
);
