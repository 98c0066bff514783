import type { ReactNode } from 'react';
import { labels } from '../../../content/pages/labels.ts';
import { buttonClass } from '../button/button-class.ts';
import { Icon } from '../icon/icon.tsx';
import { Reveal } from '../reveal/reveal.tsx';
import styles from './printable-checklist.module.css';

/** The classes of a sheet with lines to tick: of its band, itself, its count, its side with title and text, its lines. */
export const tickSheet = {
  band: styles.tickBand,
  sheet: styles.tickSheet,
  count: styles.tickCount,
  side: styles.tickSide,
  text: styles.tickText,
  lines: styles.tickLines,
} as const;

/** Prints its own sheet alone (src/enhance/print.ts); without scripts it is not there. */
export const PrintButton = () => (
  <button type="button" className={`${buttonClass('quiet')} ${styles.print}`} data-print="">
    <Icon name="printer" /> {labels.print}
  </button>
);

const Ticks = ({ items }: { readonly items: readonly string[] }) => (
  <ul className={`${styles.ticks} ${tickSheet.lines}`}>
    {items.map((item) => (
      <li key={item}>
        <label>
          <input type="checkbox" /> <span>{item}</span>
        </label>
      </li>
    ))}
  </ul>
);

interface Props {
  readonly title: string;
  readonly text: ReactNode;
  readonly id: string;
  readonly items: readonly string[];
  /** How many lines a phone shows before it folds the others. */
  readonly shown: number;
  /** The number that is ticked is counted by the styles and put before it, for example "of 8". */
  readonly of: string;
  /** What opens the rest of the list on a phone. */
  readonly more: string;
}

/** A sheet with lines to tick, their count, and a way to print it. */
export const PrintableChecklist = ({ title, text, id, items, shown, of, more }: Props) => (
  <section className={tickSheet.band} id={id} data-sheet="">
    <Reveal animation="fadeInUp" className={`${styles.printableChecklist} ${tickSheet.sheet} wrap`}>
      <div className={tickSheet.side}>
        <h2>{title}</h2>
        <p className={tickSheet.text}>{text}</p>
        <PrintButton />
      </div>
      <div className={styles.lists}>
        <Ticks items={items.slice(0, shown)} />
        <details data-fold="">
          <summary>{more}</summary>
          <Ticks items={items.slice(shown)} />
        </details>
      </div>
      <p className={tickSheet.count}>{of}</p>
    </Reveal>
  </section>
);
