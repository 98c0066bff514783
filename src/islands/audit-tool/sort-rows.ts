/** The order of the results. */
import type { AuditRow } from '../../audit/types.ts';

/** What the results can be sorted by. */
export type SortKey = 'url' | 'live' | 'rule' | 'score' | 'time';

/** A chosen order. */
export interface SortOrder {
  readonly key: SortKey;
  readonly direction: 'ascending' | 'descending';
}

/** A redirect whose number the browser withholds stands with the others. */
const liveOrder = ({ result }: AuditRow): number => result.statusCode ?? 300;

let collator: Intl.Collator | undefined;

/** Made when it is first needed: making it takes a slow phone longer than a frame. */
const compareUrls = (a: string, b: string): number => {
  collator ??= new Intl.Collator('en', { numeric: true });
  return collator.compare(a, b);
};

const compare = {
  url: (a, b) => compareUrls(a.result.url, b.result.url),
  live: (a, b) => liveOrder(a) - liveOrder(b),
  rule: (a, b) => a.rule.statusCode - b.rule.statusCode,
  score: (a, b) => (a.seo?.score ?? 0) - (b.seo?.score ?? 0),
  time: (a, b) => a.result.loadTime - b.result.loadTime,
} as const satisfies Record<SortKey, (a: AuditRow, b: AuditRow) => number>;

/** Rows without a score come after those with one, in both orders. */
const withoutScoreLast = (a: AuditRow, b: AuditRow): number => Number(!a.seo) - Number(!b.seo);

/** The rows in an order; as they came when none is chosen. Equal ones keep their places. */
export const sortRows = (rows: readonly AuditRow[], order: SortOrder | null): readonly AuditRow[] => {
  if (!order) return rows;
  const sign = order.direction === 'ascending' ? 1 : -1;
  const { [order.key]: by } = compare;
  return rows.toSorted((a, b) => (order.key === 'score' ? withoutScoreLast(a, b) : 0) || sign * by(a, b));
};

/** The order after a click on a column: up first, then down. */
export const nextOrder = (order: SortOrder | null, key: SortKey): SortOrder => ({
  key,
  direction: order?.key === key && order.direction === 'ascending' ? 'descending' : 'ascending',
});
