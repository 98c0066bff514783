import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSettings } from '../../server/settings.ts';
import { sampleSite } from '../support/firms.ts';
import { guide, root } from './guide.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

interface Service {
  readonly build?: { readonly dockerfile: string; readonly args: Readonly<Record<string, string>> };
  readonly environment: Readonly<Record<string, string>>;
  readonly volumes: readonly string[];
  readonly command?: readonly string[];
}

const recipe = read('deploy/Dockerfile');
const { services } = parse(read('deploy/compose.yaml')) as { readonly services: Readonly<Record<string, Service>> };
const [app, backup, caddy] = ['app', 'backup', 'caddy'].map((name) => {
  const service = services[name];
  if (!service) throw new Error(`deploy/compose.yaml has no service "${name}"`);
  return service;
}) as [Service, Service, Service];

/** The settings that the operator writes into deploy/.env, as the guide says. */
const own: Readonly<Record<string, string>> = {
  SITE_NAME: 'www.firm.example',
  BARE_NAME: 'firm.example',
  DESK_NAME: 'desk.firm.example',
  POSTGRES_PASSWORD: 'letters',
  SMTP_URL: 'smtp://mail.firm.example',
  NOTIFY_TO: 'office@firm.example',
  STAFF: 'office@firm.example',
};

/** Replaces `${NAME:?why}` and `${NAME:-}` as Compose does. @throws Error for a name that the guide does not ask for */
const filled = (environment: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.replace(/\$\{(\w+):([?-])[^}]*\}/g, (_all, asked: string, sign: string) => {
        const given = own[asked] ?? (sign === '-' ? '' : null);
        if (given === null) throw new Error(`deploy/compose.yaml needs ${asked}`);
        return given;
      }),
    ]),
  );

/** Returns the settings of a container: those of the sample file, which `environment` overrides. */
const listSettings = ({ environment }: Service) =>
  readSettings({ ...parseEnv(read('deploy/settings.env')), ...own, ...filled(environment) }, sampleSite().firm);

describe('the image', () => {
  test('copies files that are there', () => {
    const copied = [...recipe.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, names = '']) => names.split(' '));
    expect(copied.length).toBeGreaterThan(10);
    expect(copied.filter((name) => !existsSync(join(root, name)))).toEqual([]);
  });

  test('builds again for another day', () => {
    const build = recipe.slice(recipe.indexOf('AS build'), recipe.indexOf('generator/build.ts'));
    for (const name of Object.keys(app.build?.args ?? {})) expect(build).toContain(`\nARG ${name}\n`);
    expect(Object.keys(app.build?.args ?? {})).toEqual(['BUILD_DATE']);
  });

  test('has a folder for each volume, and names both ports', () => {
    const [, made = ''] = /install -d .*? 0700 (.+)$/m.exec(recipe) ?? [];
    const mounted = [...app.volumes, ...backup.volumes].map((volume) => volume.split(':')[1]);
    expect(new Set(made.split(' '))).toEqual(new Set(mounted));
    expect(recipe).toContain(`EXPOSE ${app.environment.PORT} ${app.environment.DESK_PORT}\n`);
  });
});

describe('the services', () => {
  test('start with what the guide asks for', () => {
    for (const name of Object.keys(own)) expect(guide).toContain(name);
    const { host, port, desk, backupDir, leads } = listSettings(app);
    expect([host, port, desk?.port, backupDir]).toEqual(['0.0.0.0', 3000, 3001, '/backups']);
    expect([leads.siteOrigin, leads.deskOrigin]).toEqual(['https://www.firm.example', 'https://desk.firm.example']);
    expect(listSettings(backup).leads.databaseUrl).toBe(leads.databaseUrl);
  });

  test('are reached by Caddy under their names and ports', () => {
    const asked = new Set([...read('deploy/Caddyfile').matchAll(/\{\$(\w+):/g)].map(([, name]) => name ?? ''));
    expect(Object.keys(caddy.environment).toSorted()).toEqual([...asked].toSorted());
    expect(filled(caddy.environment)).toMatchObject({ UPSTREAMS: 'app:3000', DESK_UPSTREAM: 'app:3001' });
  });

  test('make backups where the desk looks for them', () => {
    const place = `backups:${app.environment.BACKUP_DIR}`;
    expect([backup.volumes, app.volumes]).toEqual([[place], expect.arrayContaining([`${place}:ro`])]);
    const [shell = '', option = '', script = ''] = backup.command ?? [];
    expect(spawnSync(shell, ['-n', option, script.replaceAll('$$', '$')]).status).toBe(0);
    expect(script).toContain(`backup "${app.environment.BACKUP_DIR}/`);
  });

  test('run programs that are there', () => {
    const programs = [recipe, backup.command?.join() ?? '', guide].flatMap((text) => [
      ...text.matchAll(/\bnode (server\/[\w/.-]+\.ts)/g),
    ]);
    expect(programs.length).toBeGreaterThan(2);
    for (const [, program = ''] of programs)
      expect([program, existsSync(join(root, program))]).toEqual([program, true]);
  });
});
