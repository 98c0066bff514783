import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import * as cityGaps from '../content/city-gaps.ts';
import { firmFiles, firmFolder, firmOf, readFirm } from '../content/read-firm.ts';

const inContent = (file: string): string => fileURLToPath(new URL(`../content/${file}`, import.meta.url));

/** The files that give the firm's details out, each with the one that it gives alone. */
const baked = new Map([
  [inContent('firm.ts'), null],
  [inContent('office-hours.ts'), 'officeHours'],
  [inContent('not-offered.ts'), 'notOffered'],
  [inContent('not-claimed.ts'), 'notClaimed'],
  [inContent('own-post-index.ts'), 'ownPostIndex'],
]);

const exportsOf = (values: readonly (readonly [name: string, value: unknown])[]): string =>
  values.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');

/** Writes the firm's details into a bundle: a browser can read no file. */
export const bakeFirm = (): Plugin => ({
  name: 'bake-firm',
  enforce: 'pre',
  load(id) {
    if (id === inContent('city-gaps.ts'))
      return { code: exportsOf(Object.entries(cityGaps)), moduleType: 'js', map: null };
    const only = baked.get(id);
    if (only === undefined) return null;
    // The development server reads them again when one of the files changes.
    for (const file of Object.keys(firmFiles)) this.addWatchFile(`${firmFolder()}/${file}`);
    const { found, mistakes } = readFirm();
    for (const file of found?.posts.flatMap(({ id, tamil }) => [`${id}.md`, ...(tamil ? [`${id}.ta.md`] : [])]) ?? [])
      this.addWatchFile(`${firmFolder()}/posts/${file}`);
    if (!found) this.error(mistakes.join('\n'));
    const given = Object.entries(firmOf(found)).filter(([name]) => only === null || name === only);
    return { code: exportsOf(given), moduleType: 'js', map: null };
  },
});
