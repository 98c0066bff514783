import type { ReactNode } from 'react';
import { type Chip, Chips } from '../chips/chips.tsx';
import { Section, type Tone } from '../section/section.tsx';
import styles from './link-index.module.css';

/** Some links under a name. */
interface Group {
  readonly title: string;
  readonly links: readonly Chip[];
}

/** Links by subject in columns on hairlines; each group folds on a phone. */
export const LinkIndex = ({
  groups,
  tone = 'chalk',
  children,
}: {
  groups: readonly Group[];
  tone?: Tone;
  children?: ReactNode;
}) => (
  <Section tone={tone}>
    <div className={styles.index}>
      {groups.map(({ title, links }) => (
        <details key={title} data-plus="" data-fold="">
          <summary>
            <h2>{title}</h2>
          </summary>
          <Chips chips={links} label={title} className={styles.links} />
        </details>
      ))}
    </div>
    {children}
  </Section>
);
