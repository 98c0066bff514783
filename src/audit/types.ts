/** The shapes of an audit: what is measured, what is concluded, what a report holds. All of it is plain data. */
import type { Verdict } from '../site/resolve.ts';
import type { Heading } from './page-facts.ts';

/** Of an answer; `null` for a redirect whose number the browser withholds. */
export type StatusCode = number | null;

/** How a result is sorted. */
export type ResultStatus = 'valid' | 'redirect' | 'error';

/** What the server answered for one address. */
export interface AuditResult {
  /** Path and query on the audited site. */
  readonly url: string;
  readonly status: ResultStatus;
  /** Whether the address shows a page: an answer from 200 to 299 with content. */
  readonly isValid: boolean;
  /** 408 after a timeout, 0 when there was no answer, `null` for a redirect whose number the browser withholds. */
  readonly statusCode: StatusCode;
  readonly message: string;
  /** Valid, not closed to search engines by robots.txt, not marked noindex. */
  readonly crawlable: boolean;
  /** Whether there are both a title and a description. */
  readonly hasMetaTags: boolean;
  readonly hasNoIndex: boolean;
  /** A path of the site, or an absolute address elsewhere. */
  readonly redirectTo: string | null;
  /** Milliseconds until the last request for the address was complete. */
  readonly loadTime: number;
}

/** Totals of a run. */
export interface CrawlSummary {
  readonly totalUrls: number;
  readonly validUrls: number;
  readonly errorUrls: number;
  readonly redirectUrls: number;
  readonly crawlableUrls: number;
  readonly nonCrawlableUrls: number;
  /** Over the addresses that answered, whole milliseconds. */
  readonly averageLoadTime: number;
  readonly seoIssues: readonly string[];
  readonly recommendations: readonly string[];
}

/** The audit of one page's words and structure. */
export interface PageSeoAudit {
  readonly score: number;
  readonly issues: readonly string[];
  readonly recommendations: readonly string[];
  readonly metaTags: {
    readonly title: string;
    readonly titleLength: number;
    readonly description: string;
    readonly descriptionLength: number;
    readonly keywords: string;
    readonly robots: string;
    readonly viewport: string;
    readonly language: string;
    readonly canonical: string;
    readonly openGraph: readonly string[];
  };
  readonly headingStructure: {
    readonly counts: Readonly<Record<`h${Heading['level']}`, number>>;
    readonly headings: readonly Heading[];
    /** Places where a level is left out, for example "h2 to h4". */
    readonly skipped: readonly string[];
  };
  readonly imageOptimization: {
    readonly total: number;
    readonly withAlt: number;
    readonly decorative: number;
    readonly withoutAlt: readonly string[];
    readonly lazy: number;
    readonly withoutSize: number;
  };
  readonly internalLinking: {
    readonly internal: number;
    readonly unique: number;
    readonly external: number;
    readonly nofollow: number;
    readonly withoutText: number;
  };
}

/** One audited address. */
export interface AuditRow {
  readonly result: AuditResult;
  /** What the rule set says about the address, whatever the server did. */
  readonly rule: Verdict;
  /** `null` when no page was read. */
  readonly seo: PageSeoAudit | null;
  readonly slow: boolean;
  /** The crawlers to which robots.txt closes the address; `*` stands for all that it does not name. */
  readonly closedTo: readonly string[];
  readonly listedIn: 'sitemap' | 'aliases' | 'known addresses';
}

/** What the check of `robots.txt` or `sitemap.xml` found. */
export interface FileReport {
  readonly url: string;
  readonly statusCode: StatusCode;
  readonly isValid: boolean;
  readonly issues: readonly string[];
  readonly recommendations: readonly string[];
}

/** The check of `robots.txt`. */
export interface RobotsReport extends FileReport {
  readonly hasUserAgent: boolean;
  readonly hasSitemap: boolean;
  /** Whether it closes the whole site to search engines. */
  readonly hasFullDisallow: boolean;
}

/** The check of `sitemap.xml`. */
export interface SitemapReport extends FileReport {
  readonly hasDeclaration: boolean;
  readonly hasUrlset: boolean;
  readonly urlCount: number;
}

/** Something beyond the score. An error means that the check itself could not run. */
export interface Finding {
  /** The id of the check; see `siteCheckTitles` for its name. */
  readonly check: string;
  readonly outcome: 'fail' | 'error';
  /** The page, or `null` for the site as a whole. */
  readonly url: string | null;
  readonly message: string;
}

/** The scores of all pages taken together. */
export interface SiteScore {
  /** The mean, rounded down to one decimal, so that 100 means every page; 0 without pages. */
  readonly average: number;
  readonly lowest: number;
  readonly pages: number;
}

/** The parts of a run, in their order. */
export type Phase = 'files' | 'pages' | 'links' | 'done';

/** How far a run is. */
export interface Progress {
  readonly phase: Phase;
  /** Addresses of this phase that are done. */
  readonly done: number;
  readonly total: number;
  /** How long the rest of this phase will take at the pace so far, milliseconds; `null` when nothing is known yet. */
  readonly remainingMs: number | null;
  /** The address that has just been audited. */
  readonly latest: AuditRow | null;
  /** All results so far: the run's own list, which goes on growing. */
  readonly rows: readonly AuditRow[];
}

/** One whole run. */
export interface AuditReport {
  readonly origin: string;
  /** ISO date and time. */
  readonly startedAt: string;
  readonly durationMs: number;
  /** Whether it was cancelled; then it holds what was there. */
  readonly cancelled: boolean;
  readonly summary: CrawlSummary;
  readonly score: SiteScore;
  readonly robots: RobotsReport;
  readonly sitemap: SitemapReport;
  readonly rows: readonly AuditRow[];
  /** Beyond the score, never counted in it. */
  readonly findings: readonly Finding[];
  /** What the run left out, and why. */
  readonly notes: readonly string[];
}
