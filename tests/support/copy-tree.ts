import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { filledFirm } from './filled-firm.ts';

const root = dirname(dirname(import.meta.dirname));
/** `.cache` has more files than the repository. */
const leftOut = ['.cache', '.git', 'data', 'dist', 'dist.new', 'test-results'];
const details = /export const firm = \{[\s\S]*?\} as const satisfies Firm;/;

/**
 * Copies the repository, without what it builds, into a temporary folder in which it may be changed and built.
 * @returns the folder, for the caller to remove
 */
export const copyTree = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'tree-'));
  const isCopied = (path: string): boolean =>
    basename(path) !== 'node_modules' && (dirname(path) !== root || !leftOut.includes(basename(path)));
  cpSync(root, folder, { recursive: true, filter: isCopied });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
};

/**
 * The same copy with the details of a firm filled in.
 * @throws Error when content/firm.ts is not written as this expects
 */
export const copyFilledTree = (): string => {
  const folder = copyTree();
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
