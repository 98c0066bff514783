import type { ReactNode } from 'react';
import type { Question } from '../../content/schema.ts';
import type { PageSeo } from '../site/head.ts';
import type { PostCard } from '../site/post-card.ts';

/** What a page's own chunk knows of its screen. */
export interface ScreenPart {
  readonly node: ReactNode;
  readonly seo: PageSeo;
  /** ISO date of the last change to the page's own text. */
  readonly changedOn: string;
  /** The questions answered on the page, for its structured data. */
  readonly questions?: readonly Question[];
  /** What the page says of its service, for its structured data. */
  readonly about?: string;
  /** The posts that the page shows, for its structured data. */
  readonly posts?: readonly PostCard[];
  /** Loads what otherwise comes when the visitor is near it. */
  readonly loadRest?: () => Promise<void>;
}
