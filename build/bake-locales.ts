import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { builtLocales } from '../src/site/built-locales.ts';

const baked = fileURLToPath(new URL('../src/site/built-locales.ts', import.meta.url));

/** Writes the languages of the build into a script: a browser cannot read what was set for the build. */
export const bakeLocales = (): Plugin => ({
  name: 'bake-locales',
  enforce: 'pre',
  load: (id) =>
    id === baked
      ? { code: `export const builtLocales = ${JSON.stringify(builtLocales)};`, moduleType: 'js', map: null }
      : null,
});
