/** Descriptors that are not lines of visitors: database, log, mail, metrics, what Node itself holds. */
const RESERVED = 100;

/** How many files and lines this process may have open; null where the system does not say. */
const openFilesLimit = (): number | null => {
  if (!process.report) return null;
  // The report would look at every network interface otherwise, and only the limit is asked for.
  Object.assign(process.report, { excludeNetwork: true });
  const report = process.report.getReport() as { userLimits?: { open_files?: { soft?: number | 'unlimited' } } };
  const soft = report.userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : null;
};

/**
 * As many of the wanted lines as the process has descriptors for. (Node raises its own limit to what the system
 * allows, `ulimit -Hn`, before this is asked.)
 * @returns at least 1
 */
export const affordableConnections = (wanted: number, limit: number | null = openFilesLimit()): number =>
  limit === null ? wanted : Math.max(1, Math.min(wanted, limit - RESERVED));
