import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { filledFirm } from './filled-firm.ts';

const root = dirname(dirname(import.meta.dirname));
const leftOut = ['.git', 'data', 'dist', 'dist.builds', 'test-results'];
const details = /export const firm = \{[\s\S]*?\} as const satisfies Firm;/;

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

/**
 * The same copy with the details of a firm filled in.
 * @throws Error when content/firm.ts is not written as this expects
 */
export const copyFilledTree = (): string => {
  const folder = copyTree(true);
  const file = join(folder, 'content', 'firm.ts');
  const text = readFileSync(file, 'utf8');
  if (!details.test(text)) throw new Error('The details of the firm were not found in content/firm.ts');
  const filled = `export const firm = ${JSON.stringify(filledFirm)} as const satisfies Firm;`;
  writeFileSync(
    file,
    text.replace(details, () => filled),
  );
  return folder;
};
