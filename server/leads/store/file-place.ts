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
 * Remembers which files are open under some paths. A file that was renamed or deleted can still be written by whoever
 * has it open, and nobody finds there what was written.
 * @param paths files that are open now or will be when they are first looked at
 * @returns looks whether the open files are still the ones at their paths
 * @throws StorageError (what is returned) when one is not; it may be put back
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
