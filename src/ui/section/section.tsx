import type { ReactNode } from 'react';
import { NOTE_PLACE } from '../../../content/review-marks.ts';
import { Reveal } from '../reveal/reveal.tsx';
import styles from './section.module.css';

/** The ground of a section. */
export type Tone = 'paper' | 'chalk' | 'mist' | 'bottle';

interface Props {
  readonly title?: string;
  readonly intro?: ReactNode;
  readonly tone?: Tone;
  /** The fragment by which other pages link to the section. */
  readonly id?: string;
  /** `split` puts the heading in a column of its own beside the content. */
  readonly layout?: 'stack' | 'split';
  readonly children: ReactNode;
}

/** A band of a page: heading over the accountant's double rule, an intro, content. */
export const Section = ({ title, intro, tone = 'paper', id, layout = 'stack', children }: Props) => {
  // Without a heading of its own it is no section of the document's outline.
  const Band = title ? 'section' : 'div';
  return (
    <Band className={`${styles.section} ${styles[tone]} ${tone === 'bottle' ? 'on-dark' : ''}`} id={id}>
      <div className={layout === 'split' ? `${styles.inner} ${styles.split}` : styles.inner}>
        {title && (
          <header className={styles.heading}>
            <h2>{title}</h2>
            {intro && <p>{intro}</p>}
          </header>
        )}
        <Reveal animation="fadeInUp" className={styles.body}>
          {children}
          {NOTE_PLACE}
        </Reveal>
      </div>
    </Band>
  );
};
