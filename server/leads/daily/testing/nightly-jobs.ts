import type { CheckNightlyJobs } from '../../../nightly.ts';

/** Reports a night in which the site was built and a backup was made. */
export const reportFreshJobs: CheckNightlyJobs = async (now) => ({
  backup: { path: '/backups/night.db', name: 'night.db', at: now, size: 1, isLate: false },
  build: { at: now, isLate: false },
});
