import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Programs of Debian, each with the packages that it needs. */
const packages = {
  nginx: ['nginx', 'libnginx-mod-http-brotli-static', 'libbrotli1'],
  wrk: ['wrk', 'libluajit-5.1-2'],
} as const satisfies Record<string, readonly string[]>;
export type Program = keyof typeof packages;

/** A program that can be run. */
export interface Found {
  readonly command: string;
  readonly env: NodeJS.ProcessEnv;
  /** The folder to which it was unpacked; empty for a program of the system. */
  readonly root: string;
}

const unpackTo = join(import.meta.dirname, '..', '..', '.cache', 'bench');

const onPath = (name: string): boolean => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;

const unpacked = (name: Program, root: string): Found | null => {
  const [command] = globSync([`usr/sbin/${name}`, `usr/bin/${name}`], { cwd: root });
  const libraries = globSync('usr/lib/*-linux-gnu*', { cwd: root }).map((folder) => join(root, folder));
  return command ? { command: join(root, command), env: { LD_LIBRARY_PATH: libraries.join(':') }, root } : null;
};

/**
 * Finds a program on this machine. Without one, downloads Debian's packages and unpacks them in the cache folder; nothing
 * is installed.
 * @returns `null` when that is not possible, for example on another system or without network
 */
export const findProgram = (name: Program): Found | null => {
  const root = join(unpackTo, name);
  if (onPath(name)) return { command: name, env: {}, root: '' };
  const before = unpacked(name, root);
  if (before || !onPath('apt-get') || !onPath('dpkg-deb')) return before;
  mkdirSync(root, { recursive: true });
  console.log(`Fetching Debian's ${name} ...`);
  const { status } = spawnSync('apt-get', ['download', '-qq', ...packages[name]], { cwd: root, stdio: 'inherit' });
  if (status !== 0) return null;
  for (const file of globSync('*.deb', { cwd: root })) execFileSync('dpkg-deb', ['-x', join(root, file), root]);
  return unpacked(name, root);
};

/** The file of a module of nginx; `null` when it is not installed. */
export const nginxModule = ({ root }: Found, name: string): string | null =>
  [join(root, '/usr/lib/nginx/modules', name), join('/usr/share/nginx/modules', name)].find(existsSync) ?? null;
