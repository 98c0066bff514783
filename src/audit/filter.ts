import type { AuditRow } from './types.ts';

/** The filters of the results. */
export type ResultFilter = 'all' | 'valid' | 'errors' | 'redirects';

const statusOfFilter = { all: null, valid: 'valid', errors: 'error', redirects: 'redirect' } as const satisfies Record<
  ResultFilter,
  AuditRow['result']['status'] | null
>;

/**
 * The rows that a filter and a text leave.
 * @param text part of an address, in any case
 */
export const filterRows = (rows: readonly AuditRow[], filter: ResultFilter, text: string): AuditRow[] => {
  const status = statusOfFilter[filter];
  const wanted = text.trim().toLowerCase();
  return rows.filter(
    ({ result }) => (status === null || result.status === status) && result.url.toLowerCase().includes(wanted),
  );
};
