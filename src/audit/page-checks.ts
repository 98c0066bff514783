/** The checks that count in a page's score, as one table, and the audit of a page. */
import type { Log } from './environment.ts';
import { seoLengths } from './limits.ts';
import type { Heading, PageFacts } from './page-facts.ts';
import { runCheck } from './run-check.ts';
import type { PageSeoAudit } from './types.ts';

/** A check that counts in a page's score. */
interface PageCheck {
  readonly id: string;
  /** What each issue costs. */
  readonly points: number;
  /** What it looks at, for the report. */
  readonly looksAt: string;
  /** A message for each issue; none when all is well. */
  readonly run: (page: PageFacts) => readonly string[];
  readonly recommendation: string;
}

/** The length of a text as a reader counts it. */
const lengthOf = (text: string): number => [...text].length;

const missing = (what: string, text: string): string[] => (text === '' ? [`${what} is missing`] : []);

const tooLong = (what: string, text: string, { max }: { readonly max: number }): string[] =>
  lengthOf(text) > max ? [`${what} is too long (${lengthOf(text)} characters)`] : [];

/** A missing text is another check's. */
const tooShort = (what: string, text: string, { min }: { readonly min: number }): string[] =>
  text !== '' && lengthOf(text) < min ? [`${what} is too short (${lengthOf(text)} characters)`] : [];

const h1Count = ({ headings }: PageFacts): number => headings.filter(({ level }) => level === 1).length;

const { title, description } = seoLengths;

/** The checks that count in a page's score, in the order of the report. */
export const scoredChecks = [
  {
    id: 'title-missing',
    points: 15,
    looksAt: 'the title element',
    run: ({ head }) => missing('Title', head.title),
    recommendation: `Give the page a title of ${title.min} to ${title.max} characters`,
  },
  {
    id: 'title-long',
    points: 5,
    looksAt: 'the length of the title',
    run: ({ head }) => tooLong('Title', head.title, title),
    recommendation: `Shorten the title to ${title.max} characters or fewer`,
  },
  {
    id: 'title-short',
    points: 5,
    looksAt: 'the length of the title',
    run: ({ head }) => tooShort('Title', head.title, title),
    recommendation: `Lengthen the title to ${title.min} characters or more`,
  },
  {
    id: 'description-missing',
    points: 10,
    looksAt: 'the meta description',
    run: ({ head }) => missing('Description', head.description),
    recommendation: `Give the page a description of ${description.min} to ${description.max} characters`,
  },
  {
    id: 'description-long',
    points: 5,
    looksAt: 'the length of the meta description',
    run: ({ head }) => tooLong('Description', head.description, description),
    recommendation: `Shorten the description to ${description.max} characters or fewer`,
  },
  {
    id: 'description-short',
    points: 3,
    looksAt: 'the length of the meta description',
    run: ({ head }) => tooShort('Description', head.description, description),
    recommendation: `Lengthen the description to ${description.min} characters or more`,
  },
  {
    id: 'h1-missing',
    points: 15,
    looksAt: 'the main heading',
    run: (page) => (h1Count(page) === 0 ? ['There is no H1 heading'] : []),
    recommendation: 'Give the page one H1 heading',
  },
  {
    id: 'h1-many',
    points: 10,
    looksAt: 'the number of main headings',
    run: (page) => (h1Count(page) > 1 ? [`There are ${h1Count(page)} H1 headings`] : []),
    recommendation: 'Keep one H1 heading and make the others H2',
  },
  {
    id: 'image-alt',
    points: 2,
    looksAt: 'the text alternatives of images',
    run: ({ images }) => images.withoutAlt.map((source) => `Image without alt text: ${source}`),
    recommendation: 'Give every image alt text, an empty one if it is decoration',
  },
] as const satisfies readonly PageCheck[];

/** What the scored checks say about a page. */
export type PageOutcome = Pick<PageSeoAudit, 'score' | 'issues' | 'recommendations'>;

/**
 * Runs the scored checks over a page: from 100 down to 0 and no further. A check that cannot run costs nothing and is
 * named among the issues.
 * @param checks the checks; the tests give others
 */
export const judgePage = (page: PageFacts, log: Log, checks: readonly PageCheck[] = scoredChecks): PageOutcome => {
  const issues: string[] = [];
  const recommendations = new Set<string>();
  let cost = 0;
  for (const check of checks) {
    const outcome = runCheck(check, page, log);
    if (outcome.outcome === 'error') {
      issues.push(outcome.message);
      continue;
    }
    cost += check.points * outcome.issues.length;
    issues.push(...outcome.issues);
    if (outcome.issues.length > 0) recommendations.add(check.recommendation);
  }
  return { score: Math.max(0, 100 - cost), issues, recommendations: [...recommendations] };
};
const headingCounts = (headings: readonly Heading[]): PageSeoAudit['headingStructure']['counts'] => {
  const counts = { h1: 0, h2: 0, h3: 0, h4: 0, h5: 0, h6: 0 };
  for (const { level } of headings) counts[`h${level}`] += 1;
  return counts;
};

const skippedLevels = (headings: readonly Heading[]): string[] =>
  headings.flatMap(({ level }, index) => {
    const before = headings[index - 1]?.level;
    return before !== undefined && level > before + 1 ? [`h${before} to h${level}`] : [];
  });

/** The whole audit of a page's words and structure. */
export const auditPage = (page: PageFacts, log: Log): PageSeoAudit => {
  const { head, headings, images, links } = page;
  return {
    ...judgePage(page, log),
    metaTags: {
      title: head.title,
      titleLength: lengthOf(head.title),
      description: head.description,
      descriptionLength: lengthOf(head.description),
      keywords: head.keywords,
      robots: head.robots,
      viewport: head.viewport,
      language: head.language,
      canonical: head.canonicals[0] ?? '',
      openGraph: head.openGraph,
    },
    headingStructure: { counts: headingCounts(headings), headings, skipped: skippedLevels(headings) },
    imageOptimization: { ...images, withAlt: images.total - images.decorative - images.withoutAlt.length },
    internalLinking: {
      internal: links.internalTotal,
      unique: links.internal.length,
      external: links.external,
      nofollow: links.nofollow,
      withoutText: links.empty,
    },
  };
};
