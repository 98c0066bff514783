import type { ReactNode } from 'react';
import type { Crumb } from '../../seo/crumbs.ts';
import { Breadcrumb } from '../hero/hero.tsx';
import styles from './heads.module.css';

interface HeadProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly crumbs?: readonly Crumb[];
  /** True if a phone leaves the lead out: what the page is for then begins higher. */
  readonly isLeadWide?: boolean;
  /** Stands at the right end on wide screens. */
  readonly aside?: ReactNode;
}

/** Shows the head of a page that is a thing to use: low, so that the thing itself stands on the first screen. */
export const CompactHead = ({ title, lead, crumbs = [], isLeadWide = false, aside }: HeadProps) => (
  <div className={styles.compactHead}>
    <div className={`${styles.compactInner} wrap`}>
      <div>
        {crumbs.length > 0 && <Breadcrumb crumbs={crumbs} />}
        <h1>{title}</h1>
        {lead && <p className={`${styles.compactLead} ${isLeadWide ? styles.wideLead : ''}`}>{lead}</p>}
      </div>
      {aside && <div className={`${styles.compactAside} targets`}>{aside}</div>}
    </div>
  </div>
);

/** Shows the head of a page that is read: on a hairline, with the knot of the firm at its end. */
export const PageHead = ({ title, lead }: Pick<HeadProps, 'title' | 'lead'>) => (
  <div className={styles.pageHead}>
    <div className={`${styles.pageInner} wrap`}>
      <div>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </div>
      <svg width="120" height="24" viewBox="0 0 120 24" aria-hidden="true" focusable="false">
        <path d="M0 9.5H7C17 9.5 13 22.5 26 22.5S35 9.5 45 9.5H120M0 14.5H7C17 14.5 13 1.5 26 1.5S35 14.5 45 14.5H120" />
        <circle cx="26" cy="12" r="3.4" />
      </svg>
    </div>
  </div>
);
