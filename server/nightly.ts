/** Checks the age of what the nightly jobs write, because a job that never ran raises no error. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { INLINE_HASHES } from '../src/delivery/inline-hashes.ts';
import { HOUR_MS } from '../src/office/durations.ts';

/** The jobs run every 24 hours and may take two. */
const MAX_AGE_MS = 26 * HOUR_MS;

const isLate = (at: number, now: number): boolean => now - at > MAX_AGE_MS;

/** Returns the newest backup; null if there is none or the folder cannot be read. */
const findNewestBackup = async (folder: string) => {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.db') && name !== 'leads.db');
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const { mtimeMs: at, size } = await stat(path);
      return { path, name, at, size };
    }),
  );
  return files.toSorted((one, other) => other.at - one.at)[0] ?? null;
};

/** Returns the moment at which the site in a folder was built. */
export const readBuildTime = async (siteDir: string): Promise<number> =>
  (await stat(join(siteDir, INLINE_HASHES))).mtimeMs;

/** Returns the last backup and the build of the site that is served, each with whether it is late. */
export const checkNightlyJobs = async (backupDir: string, builtAt: number, now: number) => {
  const backup = await findNewestBackup(backupDir);
  return {
    backup: backup && { ...backup, isLate: isLate(backup.at, now) },
    build: { at: builtAt, isLate: isLate(builtAt, now) },
  };
};

export type CheckNightlyJobs = (now: number) => ReturnType<typeof checkNightlyJobs>;
