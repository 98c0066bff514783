/**
 * Keeps the record of what a native reader has signed: `npm run check:launch -- --sign-tamil` writes it into the
 * owner's folder.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { FirmFolder } from './firm-folder.ts';

export const SIGNATURE_FILE = 'tamil-signature.json';

const signatureSchema = z.strictObject({
  name: z.string().min(2),
  day: z.iso.date(),
  /** The addresses of the Tamil pages that were there. */
  pages: z.array(z.string().startsWith('/')),
  /** Each file of Tamil texts that was there, with the hash of its words. */
  files: z.record(z.string(), z.string()),
});

export type TamilSignature = Readonly<z.infer<typeof signatureSchema>>;

/**
 * Reads the signature of an owner's folder.
 * @returns null where nobody has signed
 */
export const readSignature = (folder: FirmFolder): { signature: TamilSignature | null; mistakes: string[] } => {
  const path = join(folder.path, SIGNATURE_FILE);
  if (!existsSync(path)) return { signature: null, mistakes: [] };
  try {
    return { signature: signatureSchema.parse(JSON.parse(readFileSync(path, 'utf8'))), mistakes: [] };
  } catch {
    const remedy = 'restore it from a backup, or delete it and run npm run check:launch -- --sign-tamil again';
    return {
      signature: null,
      mistakes: [`${folder.name}/${SIGNATURE_FILE}: is not as the command wrote it; ${remedy}`],
    };
  }
};

/**
 * Returns a hash for each file of Tamil texts. The files hold words, and figures of the law only as names of facts, so that
 * a new figure changes no hash.
 * @param root the project's folder
 */
export const hashTamilTexts = (root: string): Record<string, string> =>
  Object.fromEntries(
    globSync(['content/**/ta.ts', 'content/ta/**/*.ts'], { cwd: root })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !file.endsWith('.test.ts'))
      .toSorted()
      .map((file) => {
        const words = readFileSync(join(root, file), 'utf8').replace(/\s+/g, ' ');
        return [file, createHash('sha256').update(words).digest('hex').slice(0, 16)];
      }),
  );

/** Returns the files of Tamil texts that were changed, added or removed since the signature. */
export const changedSince = (signature: TamilSignature, files: Readonly<Record<string, string>>): string[] => {
  const all = new Set([...Object.keys(signature.files), ...Object.keys(files)]);
  return [...all].filter((file) => signature.files[file] !== files[file]).toSorted();
};
