import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { wrongImports } from './import-boundaries.ts';

const root = mkdtempSync(join(tmpdir(), 'imports-'));

const plant = (files: Readonly<Record<string, string>>): void => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
};

afterEach(() => rmSync(root, { recursive: true }));

const nothing = 'export const nothing = null;\n';

test('accepts a repository whose imports go one way', async () => {
  plant({
    'content/a.ts': nothing,
    'src/seo/b.ts': `export { nothing } from '../../content/a.ts';`,
    'src/ui/c.tsx': `import { nothing } from '../seo/b.ts'; export const c = nothing;`,
    'src/ui/c.test.ts': `import '../../generator/d.ts'; import './c.tsx';`,
    'generator/d.ts': `import { c } from '../src/ui/c.tsx'; import 'node:fs'; console.log(c);`,
  });
  expect(await wrongImports(root)).toBe('');
});

test.each<[wrong: string, files: Readonly<Record<string, string>>, named: RegExp]>([
  [
    'a folder above',
    { 'src/ui/b.ts': nothing, 'src/seo/a.ts': `import '../ui/b.ts';` },
    /folders below the engines must not read.*src\/seo\/a\.ts → src\/ui\/b\.ts/,
  ],
  [
    'types of a folder above',
    {
      'server/b.ts': 'export type B = 1;',
      'generator/a.ts': `import type { B } from '../server/b.ts'; export type A = B;`,
    },
    /generator must not read.*generator\/a\.ts → server\/b\.ts/,
  ],
  [
    'a package that is not of the folder',
    {
      'node_modules/react/package.json': '{ "name": "react", "main": "index.js" }',
      'node_modules/react/index.js': nothing,
      'src/ui/b.ts': `import 'react';`,
      'src/enhance/a.ts': `import type {} from 'react';`,
    },
    /^\s*error src\/enhance must not import this package: src\/enhance\/a\.ts → node_modules\/react\/index\.js\s+x 1 /,
  ],
  [
    'all texts, if a browser is sent it',
    {
      'content/words.ts': nothing,
      'content/local-site.ts': 'export type LocalSite = 1;',
      'src/enhance/a.ts': `import type { LocalSite } from '../../content/local-site.ts'; export type A = LocalSite;`,
      'src/islands/one/b.ts': `export { nothing } from '../../../content/words.ts';`,
      'src/main.ts': `import './enhance/a.ts'; import('./islands/one/b.ts');`,
    },
    /^\s*error a browser must not be sent this file: src\/main\.ts → src\/islands\/one\/b\.ts → content\/words\.ts\n$/,
  ],
  ['what only Node has', { 'src/feed/a.ts': `import 'node:fs';` }, /src\/feed must not need Node.*a\.ts → .*fs/],
  [
    'another island',
    { 'src/islands/one/a.ts': nothing, 'src/islands/two/b.ts': `import '../one/a.ts';` },
    /an island must not read another.*src\/islands\/two\/b\.ts → src\/islands\/one\/a\.ts/,
  ],
  [
    'the values of a schema',
    { 'content/schema.ts': nothing, 'src/pages/a.ts': `import { nothing } from '../../content/schema.ts'; nothing;` },
    /only types of a schema.*src\/pages\/a\.ts → content\/schema\.ts/,
  ],
  [
    'a file for tests',
    { 'server/testing/a.ts': nothing, 'server/b.ts': `import './testing/a.ts';` },
    /must not read its checks.*server\/b\.ts → server\/testing\/a\.ts/,
  ],
  [
    'a file that no boundary holds for',
    { 'content/a.ts': nothing, 'new/b.ts': `import '../content/a.ts';` },
    /no boundary.*new\/b\.ts/,
  ],
  [
    'a folder that reads its own',
    {
      'server/one/a.ts': `import type { B } from '../two/b.ts'; export type A = B;`,
      'server/one/c.ts': 'export type C = 1;',
      'server/two/b.ts': 'export type B = 1;',
      'server/two/d.ts': `import type { C } from '../one/c.ts'; export type D = C;`,
    },
    /a circle of folders: server\/one/,
  ],
])('a file must not read %s', async (_, files, named) => {
  plant(files);
  expect(await wrongImports(root)).toMatch(named);
});
