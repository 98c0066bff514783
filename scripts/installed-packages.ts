import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';

/** A package as it is installed. */
export interface InstalledPackage {
  readonly name: string;
  readonly version: string;
  /** As the package names it, an SPDX expression; empty when it names none. */
  readonly licence: string;
  /** Whether the server needs it at run time, itself or through another package. */
  readonly production: boolean;
}

const names = z.record(z.string(), z.string()).optional();

const manifestSchema = z.object({
  name: z.string().default(''),
  version: z.string().default(''),
  license: z.union([z.string(), z.object({ type: z.string().optional() })]).optional(),
  licenses: z.array(z.object({ type: z.string().optional() })).optional(),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().optional() })).optional(),
});
type Manifest = z.infer<typeof manifestSchema>;

/** Reads the `package.json` of a folder. */
export const manifestOf = (folder: string): Manifest =>
  manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));

/** Old packages have an object, or a list of which one may be chosen. */
const licenceOf = ({ license, licenses }: Manifest): string => {
  if (typeof license === 'string') return license;
  if (license?.type) return license.type;
  return (licenses ?? []).flatMap(({ type }) => type ?? []).join(' OR ');
};

/** Where Node finds a package from a folder; null for an optional one that is not installed here. */
const folderOf = (name: string, from: string): string | null => {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return found;
    if (folder === dirname(folder)) return null;
  }
};

/** The folders of all packages that a manifest needs, directly or not. */
const treeOf = (root: string, manifest: Partial<Manifest>, found: Set<string> = new Set()): Set<string> => {
  const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta } = manifest;
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
    const folder = folderOf(name, root);
    if (folder === null || found.has(folder)) continue;
    found.add(folder);
    treeOf(folder, manifestOf(folder), found);
  }
  return found;
};

/** The folders of all packages under a `node_modules`. */
const packagesIn = (modules: string): string[] => {
  if (!existsSync(modules)) return [];
  const names = readdirSync(modules).flatMap((name) => {
    if (name.startsWith('.')) return [];
    return name.startsWith('@') ? readdirSync(join(modules, name)).map((part) => join(name, part)) : [name];
  });
  return names.flatMap((name) => {
    const folder = join(modules, name);
    const own = existsSync(join(folder, 'package.json')) ? [folder] : [];
    return [...own, ...packagesIn(join(folder, 'node_modules'))];
  });
};

/**
 * Every package that is installed for a project, by name.
 * @param root the folder of its `package.json`
 */
export const installedPackages = (root: string): InstalledPackage[] => {
  const { dependencies = {} } = manifestOf(root);
  const needed = treeOf(root, { dependencies });
  return packagesIn(join(root, 'node_modules'))
    .map((folder) => {
      const manifest = manifestOf(folder);
      const { name, version } = manifest;
      return { name, version, licence: licenceOf(manifest), production: needed.has(folder) };
    })
    .filter(({ name, version }) => name !== '' && version !== '')
    .sort((one, other) => one.name.localeCompare(other.name, 'en'));
};
