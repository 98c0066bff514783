import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../tests/support/ports.ts';
import { startServer } from './processes.ts';

export interface ServedFolder {
  /** Holds every address as a file, with its compressed variants. */
  readonly folder: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly scratch: string;
}

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

const types = 'text/html html; text/css css; text/javascript js; application/xml xml; text/plain txt;';

const configuration = ({ folder, scratch, headers }: ServedFolder, port: number, hasBrotli: boolean): string => `
${hasBrotli ? `load_module ${BROTLI};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${join(scratch, 'nginx.pid')};
error_log ${join(scratch, 'nginx.log')};
events { worker_connections 1024; }
http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${join(scratch, name)};`).join('\n  ')}
  types { ${types} }
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
    ${hasBrotli ? 'brotli_static on;' : ''}
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

/** Starts nginx with brotli if it has the module, else with gzip. @throws Error when nginx is not installed */
export const startNginx = async (served: ServedFolder) => {
  const { stderr, error } = spawnSync('nginx', ['-v'], { encoding: 'utf8' });
  if (error) throw new Error('nginx is missing: apt-get install nginx libnginx-mod-http-brotli-static');
  const hasBrotli = existsSync(BROTLI);
  const port = await freePort();
  const file = join(served.scratch, 'nginx.conf');
  writeFileSync(file, configuration(served, port, hasBrotli));
  return {
    name: `nginx ${/nginx\/([\d.]+)/.exec(stderr)?.[1] ?? ''}`,
    encoding: hasBrotli ? 'br' : 'gzip',
    server: await startServer(port, 'nginx', ['-c', file]),
  };
};
