import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { HOUR_MS } from '../../src/office/durations.ts';

/** A backup is made every night: older than this many milliseconds, one was missed. */
export const BACKUP_AGE = 36 * HOUR_MS;

/** Null when there is none, or nobody may look. */
export const newestBackup = async (folder: string) => {
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
