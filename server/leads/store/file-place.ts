import { type BigIntStats, statSync } from 'node:fs';
import { StorageError } from './errors.ts';

const look = (path: string): BigIntStats | null => {
  try {
    return statSync(path, { bigint: true });
  } catch {
    return null;
  }
};

/**
 * Remembers which files are at some paths. A process can still write to an open file that was renamed or deleted, but
 * nobody would find there what was written.
 * @param paths files that are open now, or will be when the returned function is first called
 * @returns a function that throws a StorageError `unavailable` when another file, or none, is at one of the paths
 */
export const watchPlace = (paths: readonly string[]): (() => void) => {
  const files = paths.map((path) => ({ path, opened: look(path) }));
  return () => {
    for (const file of files) {
      const found = look(file.path);
      file.opened ??= found;
      if (found === null || found.ino !== file.opened?.ino || found.dev !== file.opened.dev)
        throw new StorageError('unavailable', `${file.path} was renamed or deleted under the running server`);
    }
  };
};
