import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { firmFiles, firmFolder, firmOf, readFirm } from '../content/read-firm.ts';

const baked = fileURLToPath(new URL('../content/firm.ts', import.meta.url));

/** Writes the firm's details into a bundle: a browser can read no file. */
export const bakeFirm = (): Plugin => ({
  name: 'bake-firm',
  enforce: 'pre',
  load(id) {
    if (id !== baked) return null;
    // The development server reads them again when one of the files changes.
    for (const file of Object.keys(firmFiles)) this.addWatchFile(`${firmFolder()}/${file}`);
    const { found, mistakes } = readFirm();
    if (!found) this.error(mistakes.join('\n'));
    const code = Object.entries(firmOf(found)).map(
      ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
    );
    return { code: code.join('\n'), moduleType: 'js', map: null };
  },
});
