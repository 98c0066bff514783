/** The checks that count in a page's score, as one table, and the audit of a page. */
import { seoBounds } from '../../content/seo-bounds.ts';
import type { PageFacts } from './read-page.ts';
import type { Environment } from './request.ts';

interface PageCheck {
  readonly id: string;
  readonly points: number;
  /** A message for each issue; none when all is well. */
  readonly run: (page: PageFacts) => readonly string[];
  readonly recommendation: string;
}

const lengthOf = (text: string): number => [...text].length;

const missing = (what: string, text: string): string[] => (text === '' ? [`${what} is missing`] : []);

const tooLong = (what: string, text: string, { max }: { readonly max: number }): string[] =>
  lengthOf(text) > max ? [`${what} is too long (${lengthOf(text)} characters)`] : [];

/** A missing text is another check's. */
const tooShort = (what: string, text: string, { min }: { readonly min: number }): string[] =>
  text !== '' && lengthOf(text) < min ? [`${what} is too short (${lengthOf(text)} characters)`] : [];

const h1Count = ({ headings }: PageFacts): number => headings.filter(({ level }) => level === 1).length;

const { title, description } = seoBounds;

/** The checks that count in a page's score, in the order of the report. */
export const scoredChecks: readonly PageCheck[] = [
  {
    id: 'title-missing',
    points: 15,
    run: ({ head }) => missing('Title', head.title),
    recommendation: `Give the page a title of ${title.min} to ${title.max} characters`,
  },
  {
    id: 'title-long',
    points: 5,
    run: ({ head }) => tooLong('Title', head.title, title),
    recommendation: `Shorten the title to ${title.max} characters or fewer`,
  },
  {
    id: 'title-short',
    points: 5,
    run: ({ head }) => tooShort('Title', head.title, title),
    recommendation: `Lengthen the title to ${title.min} characters or more`,
  },
  {
    id: 'description-missing',
    points: 10,
    run: ({ head }) => missing('Description', head.description),
    recommendation: `Give the page a description of ${description.min} to ${description.max} characters`,
  },
  {
    id: 'description-long',
    points: 5,
    run: ({ head }) => tooLong('Description', head.description, description),
    recommendation: `Shorten the description to ${description.max} characters or fewer`,
  },
  {
    id: 'description-short',
    points: 3,
    run: ({ head }) => tooShort('Description', head.description, description),
    recommendation: `Lengthen the description to ${description.min} characters or more`,
  },
  {
    id: 'h1-missing',
    points: 15,
    run: (page) => (h1Count(page) === 0 ? ['There is no H1 heading'] : []),
    recommendation: 'Give the page one H1 heading',
  },
  {
    id: 'h1-many',
    points: 10,
    run: (page) => (h1Count(page) > 1 ? [`There are ${h1Count(page)} H1 headings`] : []),
    recommendation: 'Keep one H1 heading and make the others H2',
  },
  {
    id: 'image-alt',
    points: 2,
    run: ({ images }) => images.withoutAlt.map((source) => `Image without alt text: ${source}`),
    recommendation: 'Give every image alt text, an empty one if it is decoration',
  },
];

/**
 * Runs a check; one that throws becomes an error, and the other checks still run.
 * @returns what it found, or why it could not run
 */
export const runCheck = <Facts, Issue>(
  check: { readonly id: string; readonly run: (facts: Facts) => readonly Issue[] },
  facts: Facts,
  warn: Environment['warn'],
): readonly Issue[] | string => {
  try {
    return check.run(facts);
  } catch (error) {
    warn('a check failed to run', { check: check.id, error: String(error) });
    return `Check ${check.id} could not run: ${String(error)}`;
  }
};

/**
 * Runs the scored checks over a page: from 100 down to 0 and no further. A check that cannot run costs nothing and is
 * named among the issues.
 */
export const judgePage = (page: PageFacts, warn: Environment['warn'], checks = scoredChecks) => {
  const outcomes = checks.map((check) => ({ ...check, found: runCheck(check, page, warn) }));
  const failed = outcomes.filter(({ found }) => typeof found !== 'string' && found.length > 0);
  const cost = failed.reduce((sum, { points, found }) => sum + points * found.length, 0);
  return {
    score: Math.max(0, 100 - cost),
    issues: outcomes.flatMap(({ found }) => found),
    recommendations: failed.map(({ recommendation }) => recommendation),
  };
};

/** The audit of a page's words and structure. */
export type PageSeoAudit = ReturnType<typeof auditPage>;

/** The whole audit of a page's words and structure. */
export const auditPage = (page: PageFacts, warn: Environment['warn']) => {
  const { head, headings, images, links } = page;
  const { canonicals, ...metaTags } = head;
  return {
    ...judgePage(page, warn),
    metaTags: {
      ...metaTags,
      titleLength: lengthOf(head.title),
      descriptionLength: lengthOf(head.description),
      canonical: canonicals[0] ?? '',
    },
    headingStructure: {
      headings,
      /** Places where a level is left out, for example "h2 to h4". */
      skipped: headings.flatMap(({ level }, index) => {
        const before = headings[index - 1]?.level ?? level;
        return level > before + 1 ? [`h${before} to h${level}`] : [];
      }),
    },
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
