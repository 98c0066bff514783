import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

const root = dirname(dirname(import.meta.dirname));
const leftOut = ['.git', 'data', 'dist', 'dist.builds', 'test-results'];

/**
 * Copies the repository, without what it builds, into a temporary folder in which it may be changed and built.
 * @param withCache whether the caches of the build come along, more files than all others: a trial needs none
 * @returns the folder, for the caller to remove
 */
export const copyTree = (withCache = false): string => {
  const folder = mkdtempSync(join(tmpdir(), 'tree-'));
  const left = withCache ? leftOut : [...leftOut, '.cache'];
  const isCopied = (path: string): boolean =>
    basename(path) !== 'node_modules' && (dirname(path) !== root || !left.includes(basename(path)));
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

/** Makes the same copy with another firm, of another shape in every respect (tests/second-firm), and the second city. */
export const copySecondFirm = (): string => {
  const folder = copyTree(true);
  cpSync(join(root, 'tests', 'second-firm'), join(folder, 'firm'), { recursive: true });
  addSecondCity(folder);
  return folder;
};
