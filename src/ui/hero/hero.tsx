import type { ReactNode } from 'react';
import { labels } from '../../../content/pages/labels.ts';
import type { Crumb } from '../../site/crumbs.ts';
import type { Chip } from '../button/button.tsx';
import { Kolam } from '../drawings/drawings.tsx';
import styles from './hero.module.css';

/** The page's place in the site. */
const Breadcrumb = ({ crumbs }: { crumbs: readonly Crumb[] }) => (
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

/**
 * What is drawn with the words. `beside`: the whole kolam beside them, on a phone above them. `figured`: the whole, smaller,
 * where there is room. `card`: something of the page's own, and the kolam as a seal above the title.
 * `map`: a drawing that needs no kolam.
 */
type Shape = 'beside' | 'figured' | 'card' | 'map';

interface HeroProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** The seed of the kolam. */
  readonly seed: string;
  readonly shape?: Shape;
  readonly tone?: 'bottle' | 'chalk';
  /** The kolam has one dot in kumkum, and is whole on a phone too. */
  readonly missing?: boolean;
  /** The way to the page. */
  readonly crumbs?: readonly Crumb[];
  readonly actions?: ReactNode;
  readonly proof?: ReactNode;
  readonly aside?: ReactNode;
  /** On a phone the actions share a line. */
  readonly pair?: boolean;
  /** What follows lies on its lower edge. */
  readonly overlapped?: boolean;
  /** What lies on the hero's lower edge. */
  readonly edge?: ReactNode;
}

/** The head of a page: a statement to the left, never on top of a drawing. */
export const Hero = ({
  title,
  lead,
  seed,
  shape = 'figured',
  tone = 'bottle',
  missing = false,
  crumbs = [],
  actions,
  proof,
  aside,
  pair = false,
  overlapped = false,
  edge,
}: HeroProps) => (
  <div className={`${styles.hero} ${styles[shape]} ${tone === 'bottle' ? 'on-dark' : styles.heroChalk}`}>
    <div className={`${styles.heroInner} ${overlapped ? styles.overlapped : ''} wrap`}>
      {shape === 'beside' && (
        <div className={`${styles.drawing} ${missing ? styles.heroMissing : ''}`}>
          <Kolam seed={seed} className={styles.whole} missing={missing} />
          {!missing && <Kolam seed={seed} part="hanging" className={styles.half} />}
        </div>
      )}
      <div>
        {crumbs.length > 0 && <Breadcrumb crumbs={crumbs} />}
        {shape === 'card' && tone === 'bottle' && <Kolam seed={seed} className={styles.heroSeal} />}
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {actions && (
          <div data-head="" className={`${styles.heroActions} ${pair ? styles.pairOfActions : ''}`}>
            {actions}
          </div>
        )}
        {proof}
      </div>
      {shape === 'figured' && <Kolam seed={seed} className={styles.heroFigure} />}
      {aside}
    </div>
    {edge}
  </div>
);

/**
 * Index tabs on the lower edge of a hero.
 * @param here the address of the page itself
 * @param all where the others are listed
 */
export const Tabs = ({
  title,
  links,
  here,
  all,
}: {
  title: string;
  links: readonly Chip[];
  here: string;
  all: Chip;
}) => (
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
