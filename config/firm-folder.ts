import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { FirmFolder } from './read-firm.ts';

// A program that a host has packed into one file does not know where this file was.
const { dirname = 'config' } = import.meta as { readonly dirname?: string };

/**
 * Returns the owner's folder: `FIRM_DIR`, or `firm` where that is not set. A relative one is beside the project's other
 * folders; a program packed into one file is started in the project's folder and lies elsewhere.
 */
export const firmFolder = ({ FIRM_DIR }: Readonly<Record<string, string | undefined>>): FirmFolder => {
  const name = FIRM_DIR?.trim() || 'firm';
  const beside = resolve(dirname, '..', name);
  return { name, path: existsSync(beside) ? beside : resolve(name) };
};
