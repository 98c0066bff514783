import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const root = dirname(dirname(import.meta.dirname));
const leftOut = ['.cache', '.git', 'data', 'dist', 'dist.builds', 'firm', 'test-results'];

/**
 * Copies the repository, without what it builds, into a temporary folder: for what happens when a developer changes the
 * sources. Another firm needs no copy (tests/support/firms.ts).
 * @returns the folder, for the caller to remove
 */
export const copySources = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'sources-'));
  const isCopied = (path: string): boolean =>
    basename(path) !== 'node_modules' && (dirname(path) !== root || !leftOut.includes(basename(path)));
  cpSync(root, folder, { recursive: true, filter: isCopied });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
};

/** Adds a city to a copy as a developer does: its folder (tests/second-city), and three lines of the list of cities. */
export const addSecondCity = (folder: string): void => {
  const cities = join(folder, 'content', 'cities');
  cpSync(join(root, 'tests', 'second-city'), cities, { recursive: true });
  const index = join(cities, 'index.ts');
  const text = readFileSync(index, 'utf8')
    .replace(/^(?=import)/m, "import * as palani from './palani/city.ts';\n")
    .replace(/(?=^\] as const)/m, '  palani.city,\n')
    .replace(/(?=^\};)/m, '  palani: palani.facts,\n');
  writeFileSync(index, text);
};
