import { isError } from './status.ts';
import type { AuditReport, StatusCode } from './types.ts';

/** What is kept of a run to compare the next one with: small enough for a device's storage. */
export interface RunDigest {
  readonly startedAt: string;
  readonly average: number;
  /** By address: status code, and score, which is `null` without a page. */
  readonly pages: Readonly<Record<string, readonly [statusCode: StatusCode, score: number | null]>>;
}

/** What has changed since the last run. */
export interface RunDifference {
  readonly since: string;
  /** By how much the average score has risen; negative when it fell. */
  readonly average: number;
  /** Addresses that were fine and are not. */
  readonly broken: readonly string[];
  readonly repaired: readonly string[];
  readonly better: readonly string[];
  readonly worse: readonly string[];
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** What to keep of a run. */
export const digestOf = ({ startedAt, score, rows }: AuditReport): RunDigest => ({
  startedAt,
  average: score.average,
  pages: Object.fromEntries(rows.map(({ result, seo }) => [result.url, [result.statusCode, seo?.score ?? null]])),
});

/** Compares two runs by the addresses that both have. */
export const compareRuns = (before: RunDigest, after: RunDigest): RunDifference => {
  const old = new Map(Object.entries(before.pages));
  const now = new Map(Object.entries(after.pages));
  const both = [...now].flatMap(([url, [status, score]]) => {
    const was = old.get(url);
    return was ? [{ url, status, score, oldStatus: was[0], oldScore: was[1] }] : [];
  });
  const where = (holds: (pair: (typeof both)[number]) => boolean): string[] => both.filter(holds).map(({ url }) => url);
  return {
    since: before.startedAt,
    average: Math.round((after.average - before.average) * 10) / 10,
    broken: where(({ status, oldStatus }) => isError(status) && !isError(oldStatus)),
    repaired: where(({ status, oldStatus }) => !isError(status) && isError(oldStatus)),
    better: where(({ score, oldScore }) => score !== null && oldScore !== null && score > oldScore),
    worse: where(({ score, oldScore }) => score !== null && oldScore !== null && score < oldScore),
    added: [...now.keys()].filter((url) => !old.has(url)),
    removed: [...old.keys()].filter((url) => !now.has(url)),
  };
};
