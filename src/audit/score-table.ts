import type { PageCheck } from './checks/check.ts';
import { descriptionLong } from './checks/page/description-long.ts';
import { descriptionMissing } from './checks/page/description-missing.ts';
import { descriptionShort } from './checks/page/description-short.ts';
import { h1Many } from './checks/page/h1-many.ts';
import { h1Missing } from './checks/page/h1-missing.ts';
import { imageAlt } from './checks/page/image-alt.ts';
import { titleLong } from './checks/page/title-long.ts';
import { titleMissing } from './checks/page/title-missing.ts';
import { titleShort } from './checks/page/title-short.ts';

/** The checks that count in a page's score, in the order of the report. */
export const scoredChecks = [
  titleMissing,
  titleLong,
  titleShort,
  descriptionMissing,
  descriptionLong,
  descriptionShort,
  h1Missing,
  h1Many,
  imageAlt,
] as const satisfies readonly PageCheck[];

/** The name of a check that counts. */
export type ScoredCheckId = (typeof scoredChecks)[number]['id'];

/** What each issue of a check costs. */
export const points = {
  'title-missing': 15,
  'title-long': 5,
  'title-short': 5,
  'description-missing': 10,
  'description-long': 5,
  'description-short': 3,
  'h1-missing': 15,
  'h1-many': 10,
  'image-alt': 2,
} as const satisfies Record<ScoredCheckId, number>;

/** The score of a page by how often each check found something: from 100 down to 0 and no further. */
export const scoreOf = (issues: ReadonlyMap<ScoredCheckId, number>): number => {
  let score = 100;
  for (const [id, count] of issues) score -= points[id] * count;
  return Math.max(0, score);
};
