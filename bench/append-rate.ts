import { closeSync, fdatasyncSync, openSync, unlinkSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** About as large as one lead in a database's log. */
const RECORD = Buffer.alloc(2048, 1);

/**
 * How often a second this machine can append a record to a file and sync it: the upper limit for commits of one lead.
 * @param folder a folder of the file system to measure
 */
export const appendRate = (folder: string, seconds: number): number => {
  const file = join(folder, 'appended');
  const descriptor = openSync(file, 'w');
  const begin = performance.now();
  const end = begin + seconds * 1000;
  let appended = 0;
  while (performance.now() < end) {
    writeSync(descriptor, RECORD);
    fdatasyncSync(descriptor);
    appended++;
  }
  const rate = appended / ((performance.now() - begin) / 1000);
  closeSync(descriptor);
  unlinkSync(file);
  return rate;
};
