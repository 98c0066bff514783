import type { ReactNode } from 'react';
import { Kolam } from '../kolam/kolam.tsx';
import { Section, type Tone } from '../section/section.tsx';
import styles from './folio.module.css';

interface Props {
  readonly title: string;
  readonly intro: string;
  readonly id?: string;
  readonly tone?: Tone;
  /** The seed of the seal at the heading's right end, where there is room. */
  readonly seed?: string;
  /** The table, and what must be said under it. */
  readonly children: ReactNode;
}

/** Section kind 1, the folio: a ledger over the whole width. */
export const Folio = ({ title, intro, id, tone = 'chalk', seed, children }: Props) => (
  <Section title={title} intro={intro} tone={tone} id={id} beside={seed && <Kolam seed={seed} className={styles.seal} />}>
    {children}
  </Section>
);
