import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const DAY = 24 * 60 * 60 * 1000;

/** Milliseconds. */
const UNUSED = 30 * DAY;

const ageOf = (file: string): number | null => {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? Date.now() - found.mtimeMs : null;
};

/** @param file absolute; its name must contain a hash of all that the content depends on */
export const fileCache = async (file: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
  const age = ageOf(file);
  if (age !== null) {
    // The modification time is the day of the last use.
    if (age > DAY) utimesSync(file, new Date(), new Date());
    return readFileSync(file);
  }
  const content = await make();
  mkdirSync(dirname(file), { recursive: true });
  // Under another name until it is complete: a build that is stopped here must not leave half a file to the next one.
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
  return content;
};

/** @param folder absolute path of a cache; it holds files only */
export const dropUnused = (folder: string): void => {
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    // Another build may remove it at the same time.
    if ((ageOf(file) ?? 0) > UNUSED) rmSync(file, { force: true });
  }
};
