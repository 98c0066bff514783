import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { INLINE_HASHES } from '../src/delivery/inline-hashes.ts';

const root = dirname(import.meta.dirname);
const parts = ['content', 'firm', 'src', 'build', 'package-lock.json', 'tsconfig.base.json', 'vite.config.ts'];

const newestIn = (path: string): number => {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newestIn(join(path, name))));
};

/** When a source of the site last changed, milliseconds since 1970. */
export const newestSource = (): number => Math.max(...parts.map((part) => newestIn(join(root, part))));

/** When the site was last built, milliseconds since 1970; `null` when there is no build. */
export const siteBuiltAt = (): number | null => {
  try {
    return statSync(join(root, 'dist', INLINE_HASHES)).mtimeMs;
  } catch {
    return null;
  }
};
