/** nginx, of this machine or from Debian, with one worker, set up for speed. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, type RunningServer, startServer } from './processes.ts';

/** What a server is to send. */
export interface ServedFolder {
  /** Holds every address as a file, with its compressed variants. */
  readonly folder: string;
  /** Headers for every answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** For files of the server's own. */
  readonly scratch: string;
}

const unpackTo = join(import.meta.dirname, '..', '.cache', 'bench', 'nginx');

const isOnPath = (name: string): boolean => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;

/**
 * The command, and the folder to which it was unpacked: where nginx is not installed, Debian's packages are fetched and
 * unpacked, and nothing is installed.
 * @throws Error when that is not possible, for example on another system or without network
 */
const findNginx = (): { readonly command: string; readonly root: string } => {
  if (isOnPath('nginx')) return { command: 'nginx', root: '' };
  const command = join(unpackTo, 'usr', 'sbin', 'nginx');
  if (existsSync(command)) return { command, root: unpackTo };
  mkdirSync(unpackTo, { recursive: true });
  console.log("Fetching Debian's nginx ...");
  const packages = ['nginx', 'libnginx-mod-http-brotli-static', 'libbrotli1'];
  execFileSync('apt-get', ['download', '-qq', ...packages], { cwd: unpackTo, stdio: 'inherit' });
  for (const file of globSync('*.deb', { cwd: unpackTo }))
    execFileSync('dpkg-deb', ['-x', join(unpackTo, file), unpackTo]);
  return { command, root: unpackTo };
};

const types = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js',
  'application/xml': 'xml',
  'text/plain': 'txt',
  'text/markdown': 'md',
};

/** One worker, files kept open, no log; with the same headers as ours. */
const configuration = (
  { folder, scratch, headers }: ServedFolder,
  port: number,
  brotliModule: string | null,
): string => `
${brotliModule ? `load_module ${brotliModule};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${join(scratch, 'nginx.pid')};
error_log ${join(scratch, 'nginx.log')};
events { worker_connections 1024; }
http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${join(scratch, name)};`).join('\n  ')}
  types { ${Object.entries(types)
    .map(([type, ending]) => `${type} ${ending};`)
    .join(' ')} }
  charset utf-8;
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=10000 inactive=10m;
  open_file_cache_valid 1m;
  keepalive_requests 1000000;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    gzip_static on;
    ${brotliModule ? 'brotli_static on;' : ''}
    ${Object.entries(headers)
      .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', String.raw`\"`)}";`)
      .join('\n    ')}
    add_header vary accept-encoding;
    add_header cache-control "public, max-age=0, must-revalidate";
    location = / { try_files /index.html =404; }
    location / { try_files $uri.html $uri =404; }
  }
}
`;

/** Starts it, and tells which encoding it can send: without the module for brotli, gzip. */
export const startNginx = async (
  served: ServedFolder,
): Promise<{ readonly name: string; readonly encoding: 'br' | 'gzip'; readonly server: RunningServer }> => {
  const { command, root } = findNginx();
  const libraries = globSync('usr/lib/*-linux-gnu*', { cwd: root }).map((folder) => join(root, folder));
  const env = root === '' ? {} : { LD_LIBRARY_PATH: libraries.join(':') };
  const said = spawnSync(command, ['-v'], { env: { ...process.env, ...env }, encoding: 'utf8' }).stderr;
  const brotli = [join(root, '/usr/lib/nginx/modules'), '/usr/share/nginx/modules']
    .map((folder) => join(folder, 'ngx_http_brotli_static_module.so'))
    .find(existsSync);
  const port = await freePort();
  const file = join(served.scratch, 'nginx.conf');
  writeFileSync(file, configuration(served, port, brotli ?? null));
  return {
    name: `nginx ${/nginx\/([\d.]+)/.exec(said)?.[1] ?? ''}`,
    encoding: brotli ? 'br' : 'gzip',
    server: await startServer(port, command, ['-c', file], env),
  };
};
