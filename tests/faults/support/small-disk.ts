/** File systems of a few hundred pages, to be full. They are undone by `unmountAll`. */
import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const mounts: string[] = [];

/** Mounts a file system; false where this user may not. */
export const mount = (folder: string, ...args: readonly string[]): boolean => {
  try {
    execFileSync('mount', [...args, folder], { stdio: 'ignore' });
  } catch {
    return false;
  }
  mounts.push(folder);
  return true;
};

/** Takes away all that `mount` made. */
export const unmountAll = (): void => {
  for (const folder of mounts.splice(0)) spawnSync('umount', ['-l', folder]);
};

const fillerIn = (folder: string): string => join(folder, 'filler');

/** Fills a small file system but for some pages of 4 KiB. */
export const fill = (folder: string, pagesLeft: number): void => {
  const filler = fillerIn(folder);
  for (let pieces = 60; pieces > 0; pieces = Math.floor(pieces / 2)) {
    try {
      for (;;) writeFileSync(filler, Buffer.alloc(pieces * 4096), { flag: 'a' });
    } catch {
      // Full to within the next smaller piece.
    }
  }
  truncateSync(filler, Math.floor(statSync(filler).size / 4096 - pagesLeft) * 4096);
};

/** Makes room again. */
export const empty = (folder: string): void => rmSync(fillerIn(folder));
