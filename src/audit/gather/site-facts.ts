import type { PageFacts } from '../html/page-facts.ts';
import type { FirmDetails, SiteKnowledge } from '../own-site.ts';
import type { AuditResult } from '../types.ts';
import type { SitemapPaths } from './addresses.ts';
import type { Answer } from './request.ts';
import type { RobotsFacts } from './robots.ts';

/** What an address answered, as far as links to it care. */
export type Reply = Pick<Answer, 'statusCode' | 'message' | 'redirectTo'>;

/** Everything that a run gathered; the checks beyond the score look at nothing else. */
export interface SiteFacts {
  /** The audited site. */
  readonly origin: string;
  readonly firm: FirmDetails;
  readonly judge: SiteKnowledge['judge'];
  readonly results: readonly AuditResult[];
  /** By path, only pages that were read. */
  readonly pages: ReadonlyMap<string, PageFacts>;
  /** By path, every address that was asked: audited or only linked. */
  readonly replies: ReadonlyMap<string, Reply>;
  readonly robots: RobotsFacts;
  readonly sitemap: SitemapPaths;
  /** Whether nothing was cancelled or left out, so that an absence means something. */
  readonly complete: boolean;
}
