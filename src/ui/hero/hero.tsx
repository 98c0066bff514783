import type { ReactNode } from 'react';

import type { Crumb } from '../../seo/crumbs.ts';
import type { Chip } from '../button/button.tsx';
import { Kolam } from '../drawings/drawings.tsx';
import { useEdition } from '../edition.tsx';
import styles from './hero.module.css';

const Breadcrumb = ({ crumbs }: { crumbs: readonly Crumb[] }) => {
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
 * What is drawn with the words. `beside`: the whole kolam beside them, on a phone above them; what follows lies on the
 * lower edge. `lost`: the same with one dot in kumkum. `figured`: the whole, smaller, where there is room. `card`:
 * something of the page's own, and the kolam as a seal above the title. `slip`: the same on chalk, without a seal. `map`:
 * a drawing that needs no kolam.
 */
type Shape = 'beside' | 'lost' | 'figured' | 'card' | 'slip' | 'map';

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
  card: `${styles.card} on-dark`,
  slip: `${styles.card} ${styles.heroChalk}`,
  map: `${styles.map} on-dark`,
} as const satisfies Record<Shape, string>;

export const Hero = ({ title, lead, seed, shape = 'figured', crumbs = [], actions, proof, aside, edge }: HeroProps) => (
  <div className={`${styles.hero} ${shapeClass[shape]}`}>
    <div className={`${styles.heroInner} wrap`}>
      {(shape === 'beside' || shape === 'lost') && (
        <div className={styles.drawing}>
          <Kolam seed={seed} className={styles.whole} missing={shape === 'lost'} />
          {shape === 'beside' && <Kolam seed={seed} part="hanging" className={styles.half} />}
        </div>
      )}
      <div>
        {crumbs.length > 0 && <Breadcrumb crumbs={crumbs} />}
        {shape === 'card' && <Kolam seed={seed} className={styles.heroSeal} />}
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {actions && (
          <div data-head="" className={`${styles.heroActions} buttons`}>
            {actions}
          </div>
        )}
        {proof && <div className={`${styles.proof} targets`}>{proof}</div>}
      </div>
      {shape === 'figured' && <Kolam seed={seed} className={styles.whole} />}
      {aside}
    </div>
    {edge}
  </div>
);

interface TabsProps {
  readonly title: string;
  readonly links: readonly Chip[];
  readonly here: string;
  readonly all: Chip;
}

export const Tabs = ({ title, links, here, all }: TabsProps) => (
  <nav className={`${styles.tabs} wrap`} aria-label={title}>
    <p>{title}</p>
    <ul className={links.length > 7 ? styles.many : undefined}>
      {[...links, all].map((link) => (
        <li key={link.href}>
          <a href={link.href} aria-current={link.href === here ? 'page' : undefined}>
            {link.name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
