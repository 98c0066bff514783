import type { ReactNode } from 'react';
import { HeadingOrnament } from '../kolam/ornaments.tsx';
import { Reveal } from '../reveal/reveal.tsx';
import styles from './section.module.css';

/** The ground of a section. */
export type Tone = 'paper' | 'chalk' | 'mist' | 'bottle';

interface Props {
  readonly title?: string;
  readonly intro?: ReactNode;
  readonly tone?: Tone;
  /** The fragment by which other pages link to the section. */
  readonly id?: string | undefined;
  /** `split` puts the heading in a column of its own beside the content. */
  readonly layout?: 'stack' | 'split';
  /** The knot under the heading: at most two a page, never above a table. */
  readonly knot?: boolean;
  /** What is at the right end of the heading where there is room. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** A band of a page: heading, an intro, content. */
export const Section = ({
  title,
  intro,
  tone = 'paper',
  id,
  layout = 'stack',
  knot = false,
  beside,
  children,
}: Props) => {
  // Without a heading of its own it is no section of the document's outline.
  const Band = title ? 'section' : 'div';
  return (
    <Band className={`${styles.section} ${tone === 'bottle' ? 'on-dark' : styles[tone]}`} id={id}>
      <div className={`${styles.sectionInner} wrap ${layout === 'split' ? styles.split : ''}`}>
        {title && (
          <header className={styles.heading}>
            <h2>{title}</h2>
            {knot && <HeadingOrnament />}
            {intro && <p>{intro}</p>}
            {beside}
          </header>
        )}
        <Reveal animation="fadeInUp" className={styles.body}>
          {children}
        </Reveal>
      </div>
    </Band>
  );
};
