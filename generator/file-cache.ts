import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DAY_MS } from '../src/office/durations.ts';

const MAX_UNUSED_MS = 30 * DAY_MS;

/** @param file absolute; its name must contain a hash of all that the content depends on */
export const fileCache = async (file: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
  if (statSync(file, { throwIfNoEntry: false })) {
    // The modification time is that of the last use.
    utimesSync(file, new Date(), new Date());
    return readFileSync(file);
  }
  const content = await make();
  mkdirSync(dirname(file), { recursive: true });
  // The file has another name until it is complete: a build that is stopped here must not leave half a file to the next
  // one.
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
  return content;
};

/** @param folder absolute path of a cache, which may not be there yet; it holds files only */
export const dropUnused = (folder: string): void => {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const file = join(folder, name);
    // Another build may remove it at the same time.
    const found = statSync(file, { throwIfNoEntry: false });
    if (found && Date.now() - found.mtimeMs > MAX_UNUSED_MS) rmSync(file, { force: true });
  }
};
