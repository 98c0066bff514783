import type { ReactNode } from 'react';
import type { Crumb } from '../../seo/crumbs.ts';
import { Kolam } from '../drawings/drawings.tsx';
import { useEdition } from '../edition.tsx';
import styles from './hero.module.css';

export const Breadcrumb = ({ crumbs }: { crumbs: readonly Crumb[] }) => {
  const { labels } = useEdition();
  return (
    <nav aria-label={labels.breadcrumb} className={styles.breadcrumb}>
      <ol>
        {crumbs.map(({ name, path }, index) => (
          <li key={name}>
            {index < crumbs.length - 1 ? <a href={path}>{name}</a> : <span aria-current="page">{name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
};

/**
 * The drawing beside the words. `beside`: the whole kolam beside them, on a phone above them; what follows lies on the
 * lower edge. `lost`: the same with one dot in kumkum. `figured`: the whole, smaller, on a phone half of it. `slip`:
 * something of the page's own, on chalk. `map`: a drawing that needs no kolam.
 */
type Shape = 'beside' | 'lost' | 'figured' | 'slip' | 'map';

interface HeroProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly seed: string;
  readonly shape?: Shape;
  readonly crumbs?: readonly Crumb[];
  readonly actions?: ReactNode;
  readonly proof?: ReactNode;
  readonly aside?: ReactNode;
  readonly edge?: ReactNode;
}

const shapeClass = {
  beside: `${styles.beside} on-dark`,
  lost: `${styles.beside} ${styles.heroChalk}`,
  figured: `${styles.figured} on-dark`,
  slip: `${styles.slipped} ${styles.heroChalk}`,
  map: `${styles.map} on-dark`,
} as const satisfies Record<Shape, string>;

export const Hero = ({ title, lead, seed, shape = 'figured', crumbs = [], actions, proof, aside, edge }: HeroProps) => (
  <div className={`${styles.hero} ${shapeClass[shape]}`}>
    <div className={`${styles.heroInner} wrap`}>
      {shape !== 'slip' && shape !== 'map' && (
        <div className={styles.drawing}>
          <Kolam seed={seed} className={styles.whole} missing={shape === 'lost'} />
          {shape !== 'lost' && <Kolam seed={seed} part="hanging" className={styles.half} />}
        </div>
      )}
      <div>
        {crumbs.length > 0 && <Breadcrumb crumbs={crumbs} />}
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {actions && <div className={`${styles.heroActions} buttons`}>{actions}</div>}
        {proof && <div className={`${styles.proof} targets`}>{proof}</div>}
      </div>
      {aside}
    </div>
    {edge}
  </div>
);
