import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { environment } from '../../server/environment.ts';
import { httpLimits } from '../../server/http/http-server.ts';
import { MAX_BODY_BYTES } from '../../server/leads/intake/form-body.ts';
import { guide, root } from './guide.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const variables = Object.keys(environment.shape);

test('sets only what exists in the samples', () => {
  const compose = [
    'SITE_NAME',
    'BARE_NAME',
    'DESK_NAME',
    'DESK_UPSTREAM',
    'POSTGRES_PASSWORD',
    'POSTGRES_USER',
    'POSTGRES_DB',
    'UPSTREAMS',
  ];
  const settings = read('deploy/settings.env').replaceAll(/^#(?=[A-Z])/gm, '');
  for (const name of Object.keys(parseEnv(settings))) expect(variables).toContain(name);
  for (const [, name] of read('deploy/compose.yaml').matchAll(/^ {6}([A-Z][A-Z_]+):/gm))
    expect([...variables, ...compose]).toContain(name);
});

test('finds every file that the guide names', () => {
  for (const [, path] of guide.matchAll(/\/opt\/coimbatore-tax\/([a-z][\w./-]*)/g))
    expect([path, existsSync(join(root, path ?? ''))]).toEqual([path, true]);
});

test('lets the proxies wait longer than the server', () => {
  const nginx = read('deploy/nginx.conf');
  const caddy = read('deploy/Caddyfile');
  const number = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? Number.NaN);
  const server = Math.max(httpLimits.requestTimeout, httpLimits.idleTimeout) / 1000;
  expect(number(nginx, /proxy_read_timeout (\d+)s/)).toBeGreaterThan(server);
  expect(number(caddy, /response_header_timeout (\d+)s/)).toBeGreaterThan(server);
  expect(number(nginx, /keepalive_timeout (\d+)s/)).toBeLessThan(httpLimits.keepAliveTimeout / 1000);
  expect(number(caddy, /keepalive (\d+)s/)).toBeLessThan(httpLimits.keepAliveTimeout / 1000);
  expect(number(nginx, /client_max_body_size (\d+)k/) * 1024).toBe(MAX_BODY_BYTES);
  expect(number(caddy, /max_size (\d+)KB/) * 1000).toBeGreaterThan(MAX_BODY_BYTES);
});
