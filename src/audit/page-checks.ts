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

const measureLength = (text: string): number => [...text].length;

/** A text that is missing is not also too short. */
const lengthChecks = (what: 'title' | 'description', points: readonly [number, number, number]): PageCheck[] => {
  const { min, max } = seoBounds[what];
  const name = what === 'title' ? 'Title' : 'Description';
  const check = (
    fault: string,
    index: 0 | 1 | 2,
    isWrong: (length: number) => boolean,
    recommendation: string,
  ): PageCheck => ({
    id: `${what}-${fault}`,
    points: points[index],
    run: ({ head }) => {
      const length = measureLength(head[what]);
      if (!isWrong(length)) return [];
      return [index === 0 ? `${name} is missing` : `${name} is too ${fault} (${length} characters)`];
    },
    recommendation,
  });
  return [
    check('missing', 0, (length) => length === 0, `Give the page a ${what} of ${min} to ${max} characters`),
    check('long', 1, (length) => length > max, `Shorten the ${what} to ${max} characters or fewer`),
    check('short', 2, (length) => length > 0 && length < min, `Lengthen the ${what} to ${min} characters or more`),
  ];
};

const h1Count = ({ headings }: PageFacts): number => headings.filter(({ level }) => level === 1).length;

/** The checks in the order of the report. */
export const scoredChecks: readonly PageCheck[] = [
  ...lengthChecks('title', [15, 5, 5]),
  ...lengthChecks('description', [10, 5, 3]),
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

/** A check that throws gives a text that says so, and the other checks still run. */
export const runCheck = <Facts, Issue>(
  check: { readonly id: string; readonly run: (facts: Facts) => readonly Issue[] },
  facts: Facts,
  warn: Environment['warn'],
): readonly Issue[] | string => {
  try {
    return check.run(facts);
  } catch (error) {
    warn('Audit check failed', { check: check.id, error: String(error) });
    return `Check ${check.id} could not run: ${String(error)}`;
  }
};

/** Scores a page from 100 down to 0. A check that cannot run costs nothing and is named among the issues. */
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

export type PageSeoAudit = ReturnType<typeof auditPage>;

export const auditPage = (page: PageFacts, warn: Environment['warn']) => {
  const { head, headings, images, links } = page;
  const { canonicals, ...metaTags } = head;
  return {
    ...judgePage(page, warn),
    metaTags: {
      ...metaTags,
      titleLength: measureLength(head.title),
      descriptionLength: measureLength(head.description),
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
