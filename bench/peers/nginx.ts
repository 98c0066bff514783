import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, startServer } from '../processes.ts';
import { findProgram, nginxModule } from './debian.ts';
import type { Peer, ServedFolder } from './peer.ts';

const types = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js',
  'application/xml': 'xml',
  'text/plain': 'txt',
  'text/markdown': 'md',
};

/** Set up for speed: one worker, files kept open, no log; with the same headers as ours. */
const configuration = (
  { folder, scratch, headers }: ServedFolder,
  port: number,
  brotliModule: string | null,
): string => {
  return `
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
};

/**
 * nginx, of this machine or from Debian, with one worker.
 * @throws Error when it is not installed and cannot be fetched
 */
export const nginx = (): Peer => {
  const found = findProgram('nginx');
  if (!found) throw new Error('nginx is not installed and could not be fetched from Debian');
  const env = { ...process.env, ...found.env };
  const version = /nginx\/([\d.]+)/.exec(spawnSync(found.command, ['-v'], { env, encoding: 'utf8' }).stderr)?.[1];
  const brotli = nginxModule(found, 'ngx_http_brotli_static_module.so');
  return {
    name: `nginx ${version ?? ''}`.trim(),
    encodings: brotli ? ['br', 'gzip'] : ['gzip'],
    async start(served) {
      const port = await freePort();
      const file = join(served.scratch, 'nginx.conf');
      writeFileSync(file, configuration(served, port, brotli));
      return startServer(port, found.command, ['-c', file], found.env);
    },
  };
};
