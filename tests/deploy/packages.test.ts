/** The packages: their list, licences and bill of materials, and that the server runs with those of run time alone. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ICruiseResult } from 'dependency-cruiser';
import { beforeAll, describe, expect, test } from 'vitest';
import { installedPackages } from '../../scripts/installed-packages.ts';
import { isAllowed } from '../../scripts/licence-rules.ts';
import { readImports } from '../../scripts/read-imports.ts';
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

test('every version is pinned, and the lock file agrees', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Record<string, { readonly version?: string }>;
  };
  for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
    expect([name, version]).toEqual([name, expect.stringMatching(/^\d+\.\d+\.\d+/)]);
    expect([name, lock.packages[`node_modules/${name}`]?.version]).toEqual([name, version]);
  }
});

describe('what the programs of the server import', () => {
  const files = new Set<string>();
  const packages = new Set<string>();

  beforeAll(async () => {
    const entries = ['server/main.ts', 'server/leads/commands/leads.ts'];
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
  test('of every installed package are allowed', () => {
    const out = execFileSync(process.execPath, [join(root, 'scripts', 'licences.ts')], { encoding: 'utf8' });
    for (const name of Object.keys(manifest.dependencies))
      expect(out).toMatch(new RegExp(`^${name}@.*  server  `, 'm'));
    for (const name of ['react', 'vite', 'vitest']) expect(out).toMatch(new RegExp(`^${name}@.*  tool    `, 'm'));
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
  ])('%s on the server or as a tool', (expression, onServer, asTool) => {
    expect([isAllowed(expression, true), isAllowed(expression, false)]).toEqual([onServer, asTool]);
  });
});

test('the bill of materials holds every installed package and says which the server needs', () => {
  const out = execFileSync(process.execPath, [join(root, 'scripts', 'sbom.ts')], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1e8,
  });
  const bill = JSON.parse(out) as {
    readonly bomFormat: string;
    readonly metadata: { readonly component: { readonly name: string } };
    readonly components: readonly { readonly name: string; readonly version: string; readonly scope: string }[];
  };
  expect([bill.bomFormat, bill.metadata.component.name]).toEqual(['CycloneDX', 'coimbatore-tax-consultancy']);
  const scopes = new Map(bill.components.map(({ name, version, scope }) => [`${name}@${version}`, scope]));
  // A package may be installed twice; one copy that the server needs is enough.
  const needed = new Map<string, boolean>();
  for (const { name, version, production } of installedPackages(root))
    needed.set(`${name}@${version}`, production || needed.get(`${name}@${version}`) === true);
  for (const [name, production] of needed)
    expect([name, scopes.get(name) ?? 'missing']).toEqual([name, production ? 'required' : 'excluded']);
});
