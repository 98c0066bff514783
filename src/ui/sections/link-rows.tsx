import type { ReactNode } from 'react';
import { labels } from '../../../content/pages/labels.ts';
import { smallSeed } from '../../kolam/kolam.ts';
import { hrefContact } from '../../site/href.ts';
import { Kolam } from '../kolam/kolam.tsx';
import { Section, type Tone } from '../section/section.tsx';
import styles from './link-rows.module.css';

/** A row that leads to a page. */
export interface Row {
  readonly href: string;
  readonly title: string;
  readonly text: string;
  /** The seed of the row's small kolam. */
  readonly seed: string;
  /** What is below the text, such as a list of features. */
  readonly more?: ReactNode;
  /** A card above shows it already: it comes when the card shows something else. */
  readonly shownAbove?: boolean;
}

interface Props {
  readonly title: string;
  readonly intro?: string;
  readonly tone?: Tone;
  readonly rows: readonly Row[];
  readonly children?: ReactNode;
}

/** Rows of links with a small kolam each, parted by hairlines. */
export const LinkRowList = ({ rows }: { readonly rows: readonly Row[] }) => (
  <ul className={styles.linkRows}>
    {rows.map((row) => (
      <li key={row.href} hidden={row.shownAbove} data-shown-above={row.shownAbove ? '' : undefined}>
        <Kolam seed={smallSeed(row.seed)} className={styles.small} />
        <div>
          <h3>
            <a href={row.href}>{row.title}</a>
          </h3>
          <p>{row.text}</p>
          {row.more}
        </div>
        <span className="arrow" />
      </li>
    ))}
  </ul>
);

/** The row for who does not find what he needs. */
export const askRow = (): Row => ({ href: hrefContact({}, 'form'), ...labels.ask, seed: 'mark' });

/** What leads to the services. */
export const LinkRows = ({ title, intro, tone, rows, children }: Props) => (
  <Section title={title} intro={intro} tone={tone ?? 'paper'}>
    <LinkRowList rows={rows} />
    {children}
  </Section>
);
