import type { ReactNode } from 'react';
import { type Chip, Chips } from '../chips/chips.tsx';
import { DotMap } from '../dot-map/dot-map.tsx';
import { HeadingOrnament } from '../kolam/ornaments.tsx';
import styles from './map-and-list.module.css';

interface Props {
  readonly title: string;
  readonly intro: string;
  readonly links: readonly Chip[];
  /** The one button. */
  readonly children: ReactNode;
}

/** A quiet map to the left, names to the right, one button. */
export const MapAndList = ({ title, intro, links, children }: Props) => (
  <section className={styles.mapAndListBand}>
    <div className={`${styles.mapAndListInner} wrap`}>
      <div>
        <h2>{title}</h2>
        <HeadingOrnament />
        <p>{intro}</p>
        <Chips chips={links} label={title} className={styles.list} />
        {children}
      </div>
      <DotMap />
    </div>
  </section>
);
