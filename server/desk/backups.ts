import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A backup is made every night: older than this, one was missed, milliseconds. */
export const BACKUP_AGE = 36 * 60 * 60_000;

/** A backup file. */
interface Backup {
  readonly path: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Bytes. */
  readonly size: number;
}

/** The newest backup in a folder; null when there is none, or nobody may look. */
export const newestBackup = async (folder: string): Promise<Backup | null> => {
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
