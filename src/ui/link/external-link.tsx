import type { ReactNode } from 'react';
import { labels } from '../../../content/pages/labels.ts';

/** A link to another site: opens in a new tab, says so, and gives the other page no `window.opener`. */
export const ExternalLink = ({
  href,
  className,
  children,
}: {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}) => (
  <a href={href} className={className} target="_blank" rel="noopener noreferrer">
    {children}
    <span className="visually-hidden"> ({labels.newTab})</span>
  </a>
);
