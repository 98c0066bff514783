import type { ReactNode } from 'react';
import { Kolam } from '../kolam/kolam.tsx';
import { Section, type Tone } from '../section/section.tsx';
import styles from './table-section.module.css';

interface Props {
  readonly title: string;
  readonly intro: string;
  readonly id?: string;
  readonly tone?: Tone;
  /** The seed of the seal at the heading's right end, where there is room. */
  readonly seed?: string;
  /** On a phone the whole of it folds under its heading. */
  readonly folds?: boolean;
  /** The table, and what must be said under it. */
  readonly children: ReactNode;
}

/** A ledger over the whole width. */
export const TableSection = ({ title, intro, id, tone = 'chalk', seed, folds = false, children }: Props) =>
  folds ? (
    <Section tone={tone} id={id}>
      <details className={styles.tableSection} data-plus="" data-fold="">
        <summary>
          <h2>{title}</h2>
        </summary>
        <p>{intro}</p>
        {children}
      </details>
    </Section>
  ) : (
    <Section
      title={title}
      intro={intro}
      tone={tone}
      id={id}
      beside={seed && <Kolam seed={seed} className={styles.seal} />}
    >
      {children}
    </Section>
  );
