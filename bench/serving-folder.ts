import { cpSync, existsSync, linkSync } from 'node:fs';
import { join } from 'node:path';
import { pageFile } from '../src/delivery/page-file.ts';
import { allAddresses } from '../src/site/addresses.ts';

const ENDINGS = ['.br', '.gz'];

/**
 * Copies the built site for servers that do not know its aliases: the file of an alias gets the compressed variants of its
 * canonical page, so that every server sends the same bytes.
 */
export const layOutSite = (siteDir: string, folder: string): void => {
  cpSync(siteDir, folder, { recursive: true });
  for (const { path, canonical } of allAddresses())
    for (const ending of ENDINGS) {
      const file = join(folder, pageFile(path) + ending);
      if (!existsSync(file)) linkSync(join(folder, pageFile(canonical) + ending), file);
    }
};
