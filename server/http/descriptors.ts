/** Descriptors for other things than visitors' connections: database, log, mail, metrics, Node itself. */
const RESERVED = 100;

/** How many descriptors this process may open; null where the system does not say. */
const openFilesLimit = (): number | null => {
  if (!process.report) return null;
  // Without this the report would inspect every network interface.
  Object.assign(process.report, { excludeNetwork: true });
  const report = process.report.getReport() as { userLimits?: { open_files?: { soft?: number | 'unlimited' } } };
  const soft = report.userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : null;
};

/**
 * As many of the wanted connections as the process has descriptors for, at least 1. Node has raised its limit to what the
 * system allows (`ulimit -Hn`) before this is asked.
 */
export const affordableConnections = (wanted: number): number =>
  Math.max(1, Math.min(wanted, (openFilesLimit() ?? Number.POSITIVE_INFINITY) - RESERVED));
