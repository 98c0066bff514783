import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { connect } from 'node:tls';
import { answers, freePort } from '../support/ports.ts';
import { certificate, launch, type Running, scratch } from './programs.ts';

const samples = join(dirname(dirname(import.meta.dirname)), 'deploy');

/** A real proxy that runs one of the sample files. */
export interface RunningProxy extends Running {
  readonly httpPort: number;
  readonly httpsPort: number;
  readonly ca: string;
  accessLog(): string;
}

/** Replaces every occurrence. @throws Error when there is none: the sample has changed and the test tests nothing */
const replaced = (text: string, from: string, to: string): string => {
  if (!text.includes(from)) throw new Error(`The sample file does not hold "${from}"`);
  return text.replaceAll(from, to);
};

/** True if a name has a certificate already; every visit checks which one. */
const shakesHands = (port: number, servername: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', servername, rejectUnauthorized: false }, () => {
      socket.destroy();
      resolve(true);
    }).on('error', () => resolve(false));
  });

/** Runs `deploy/nginx.conf` with other ports, paths and servers. */
export const startNginx = async (nginx: string, servers: readonly number[]): Promise<RunningProxy> => {
  const folder = scratch();
  const { cert, key } = certificate(folder);
  const [httpPort, httpsPort] = [await freePort(), await freePort()];

  let tls = readFileSync(join(samples, 'nginx-tls.conf'), 'utf8');
  tls = replaced(tls, '/etc/letsencrypt/live/www.example.com/fullchain.pem', cert);
  tls = replaced(tls, '/etc/letsencrypt/live/www.example.com/privkey.pem', key);
  writeFileSync(join(folder, 'tls.conf'), tls);

  let site = readFileSync(join(samples, 'nginx.conf'), 'utf8');
  const upstream = /^ {4}server 127\.0\.0\.1:3000 (.*);$/m.exec(site);
  if (!upstream) throw new Error('The sample file names no server');
  const lines = servers.map((port) => `    server 127.0.0.1:${port} ${upstream[1]};`).join('\n');
  site = replaced(site, upstream[0], lines);
  site = site.replaceAll(/^ *listen \[::\].*\n/gm, '');
  site = replaced(site, 'listen 80 ', `listen 127.0.0.1:${httpPort} `);
  site = replaced(site, 'listen 443 ', `listen 127.0.0.1:${httpsPort} `);
  site = replaced(site, '/etc/nginx/coimbatore-tax-tls.conf', join(folder, 'tls.conf'));
  site = replaced(site, '/var/log/nginx/coimbatore-tax.log', join(folder, 'access.log'));
  site = replaced(site, '/var/www/letsencrypt', folder);
  writeFileSync(join(folder, 'site.conf'), site);

  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    [
      'daemon off;',
      `pid ${folder}/nginx.pid;`,
      'error_log stderr notice;',
      // The scratch folder is closed to others, so that a root's workers stay root.
      process.getuid?.() === 0 ? 'user root;' : '',
      'events {}',
      'http {',
      ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
      `include ${folder}/site.conf;`,
      '}',
    ].join('\n'),
  );
  const child = await launch(nginx, ['-p', folder, '-e', 'stderr', '-c', config], {}, () => answers(httpsPort));
  return {
    ...child,
    httpPort,
    httpsPort,
    ca: readFileSync(cert, 'utf8'),
    accessLog: () => readFileSync(join(folder, 'access.log'), 'utf8'),
  };
};

/** Runs `deploy/Caddyfile` with other ports and servers, and certificates of Caddy's own authority. */
export const startCaddy = async (caddy: string, servers: readonly number[]): Promise<RunningProxy> => {
  const folder = scratch();
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const options = [
    ...['admin off', 'local_certs', 'skip_install_trust', `http_port ${httpPort}`, `https_port ${httpsPort}`],
    ...['default_bind 127.0.0.1', `storage file_system ${folder}/storage`],
  ];
  const config = join(folder, 'Caddyfile');
  const sample = readFileSync(join(samples, 'Caddyfile'), 'utf8');
  writeFileSync(config, replaced(sample, '{\n\tservers {', `{\n\t${options.join('\n\t')}\n\tservers {`));
  const root = join(folder, 'storage', 'pki', 'authorities', 'local', 'root.crt');
  const namesReady = async (): Promise<boolean> =>
    (await shakesHands(httpsPort, 'www.example.com')) && (await shakesHands(httpsPort, 'example.com'));
  const child = await launch(
    caddy,
    ['run', '--config', config, '--adapter', 'caddyfile'],
    { HOME: folder, UPSTREAMS: servers.map((port) => `127.0.0.1:${port}`).join(' ') },
    async () => existsSync(root) && (await namesReady()) && (await answers(httpPort)),
  );
  const isAccess = (line: string): boolean => line.includes('"logger":"http.log.access');
  return {
    ...child,
    httpPort,
    httpsPort,
    ca: readFileSync(root, 'utf8'),
    accessLog: () => child.output().split('\n').filter(isAccess).join('\n'),
  };
};
