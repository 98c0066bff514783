import { labels } from '../../../content/pages/labels.ts';
import styles from './breadcrumb.module.css';

/** One place on the way to a page; the last one is the page itself and has no address. */
export interface Crumb {
  readonly name: string;
  readonly href?: string;
}

/** The page's place in the site. */
export const Breadcrumb = ({ crumbs }: { crumbs: readonly Crumb[] }) => (
  <nav aria-label={labels.breadcrumb} className={styles.breadcrumb}>
    <ol>
      {crumbs.map((crumb) => (
        <li key={crumb.name}>
          {crumb.href ? <a href={crumb.href}>{crumb.name}</a> : <span aria-current="page">{crumb.name}</span>}
        </li>
      ))}
    </ol>
  </nav>
);
