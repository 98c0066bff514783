import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ICruiseResult } from 'dependency-cruiser';
import { beforeAll, describe, expect, test } from 'vitest';
import { readImports } from '../../scripts/import-boundaries.ts';
import { root, tableUnder } from './guide.ts';

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly dependencies: Record<string, string>;
  readonly devDependencies: Record<string, string>;
};
const listed = readFileSync(join(root, 'docs', 'dependencies.md'), 'utf8');

const namesUnder = (heading: string): string[] =>
  tableUnder(listed, heading)
    .flatMap(([packages]) => [...(packages ?? '').matchAll(/`([^`]+)`/g)].flatMap(([, name]) => name ?? []))
    .sort();

test('docs/dependencies.md lists every package once, under what it is for', () => {
  expect(namesUnder('Run time')).toEqual(Object.keys(manifest.dependencies).sort());
  expect([...namesUnder('Build and browser'), ...namesUnder('Checks and tests')].sort()).toEqual(
    Object.keys(manifest.devDependencies).sort(),
  );
});

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  readonly packages: Record<
    string,
    { readonly version?: string; readonly license?: string; readonly dev?: boolean; readonly devOptional?: boolean }
  >;
};

test('every version is pinned, and the lock file agrees', () => {
  for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
    expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+/)]);
    expect([name, lock.packages[`node_modules/${name}`]?.version]).toEqual([name, version]);
  }
});

describe('what the programs of the server import', () => {
  const files = new Set<string>();
  const packages = new Set<string>();

  beforeAll(async () => {
    // The thread that writes exports is started by its address and not imported.
    const entries = [
      'server/main.ts',
      'server/leads/leads.ts',
      'server/doctor.ts',
      'server/report-failure.ts',
      'server/desk/export-worker.ts',
    ];
    const { modules } = (await readImports(root, entries)).output as ICruiseResult;
    const load = (file: string): void => {
      if (files.has(file)) return;
      files.add(file);
      for (const { dependencyTypes, module, resolved } of modules.find(({ source }) => source === file)?.dependencies ??
        []) {
        if (dependencyTypes.includes('type-only') || dependencyTypes.includes('core')) continue;
        if (dependencyTypes.includes('local')) load(resolved);
        else packages.add(/^(@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? module);
      }
    };
    for (const entry of entries) load(entry);
  });

  test('are packages of run time, and all of those', () => {
    // The runtime is started, not imported.
    expect([...packages, 'node'].sort()).toEqual(Object.keys(manifest.dependencies).sort());
  });

  test('are files that the image holds', () => {
    const recipe = readFileSync(join(root, 'deploy', 'Dockerfile'), 'utf8');
    const last = recipe.slice(recipe.lastIndexOf('\nFROM '));
    const copied = [...last.matchAll(/^COPY (?!--)(\S+) \.\/(\S+)$/gm)].map(([, from, to]) => {
      expect(from).toBe(to);
      return from ?? '';
    });
    expect(copied.length).toBeGreaterThan(3);
    for (const file of files)
      expect([file, copied.some((path) => file === path || file.startsWith(`${path}/`))]).toEqual([file, true]);
  });
});

describe('licences', () => {
  /** They ask only for attribution: for what runs on the server or in the browser. */
  const permissive = '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT MIT-0 Unlicense'.split(
    ' ',
  );
  /** Licences of tools and of fonts: they ask to publish changes to the tool or font itself, not the site. */
  const forTools = 'CC-BY-3.0 CC-BY-4.0 EPL-2.0 LGPL-3.0-or-later MPL-2.0 OFL-1.1 Python-2.0 PostgreSQL Zlib'.split(
    ' ',
  );

  /** @param expression an SPDX expression without nesting, as packages write it */
  const isAllowed = (expression: string, onServer: boolean): boolean => {
    const allowed = onServer ? permissive : [...permissive, ...forTools];
    const choices = expression.replaceAll(/[()]/g, '').split(' OR ');
    return choices.some((choice) => choice.split(' AND ').every((id) => allowed.includes(id)));
  };

  test('are allowed for every package of the lock file', () => {
    const { '': _, ...packages } = lock.packages;
    const refused = Object.entries(packages).filter(
      ([, { license = '', dev, devOptional }]) => !isAllowed(license, !dev && !devOptional),
    );
    expect(refused).toEqual([]);
    expect(lock.packages['node_modules/fastify']?.dev).toBeUndefined();
    expect(lock.packages['node_modules/vite']?.dev).toBe(true);
  });

  test.each([
    ['MIT', true, true],
    ['(MIT OR GPL-3.0-only)', true, true],
    ['(MIT AND GPL-3.0-only)', false, false],
    ['MPL-2.0', false, true],
    ['(MIT AND Zlib)', false, true],
    ['GPL-3.0-only', false, false],
    ['UNLICENSED', false, false],
    ['', false, false],
  ])('allow %s on the server or as a tool', (expression, onServer, asTool) => {
    expect([isAllowed(expression, true), isAllowed(expression, false)]).toEqual([onServer, asTool]);
  });
});
