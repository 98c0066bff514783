/** The systemd unit, the Dockerfile and the compose file: what can be seen of them without systemd and containers. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { root } from './guide.ts';
import { cleanUp, installed, scratch } from './programs.ts';
import { startSiteProcess } from './site-process.ts';

const read = (name: string): string => readFileSync(join(root, 'deploy', name), 'utf8');
const analyze = installed('systemd-analyze');

afterAll(cleanUp);

describe('the systemd unit', () => {
  const unit = read('coimbatore-tax.service');

  test('starts what is there, by the pinned Node', () => {
    const [, program, script] = /^ExecStart=\/opt\/coimbatore-tax\/(\S+) (\S+)$/m.exec(unit) ?? [];
    expect([program, script]).toEqual(['node_modules/node/bin/node', 'server/main.ts']);
    for (const file of [program, script]) expect(existsSync(join(root, file ?? ''))).toBe(true);
    expect(unit).toMatch(/^EnvironmentFile=\/etc\/coimbatore-tax\.env$/m);
    expect(read('settings.env')).toMatch(/^DATA_DIR='\/var\/lib\/coimbatore-tax'$/m);
  });

  test.skipIf(analyze === null)('is valid, and graded as well closed by systemd itself', () => {
    const file = join(scratch(), 'coimbatore-tax.service');
    writeFileSync(file, unit.replaceAll('/opt/coimbatore-tax', root));
    const verified = spawnSync(analyze ?? '', ['verify', '--man=no', file], { encoding: 'utf8' });
    const complaints = `${verified.stdout}${verified.stderr}`.split('\n').filter((line) => line.includes('coimbatore'));
    expect([verified.status, complaints]).toEqual([0, []]);
    // The scale is 0 (closed) to 100; it exits with 1 above the threshold.
    const graded = spawnSync(analyze ?? '', ['security', '--offline=true', '--threshold=20', file], {
      encoding: 'utf8',
    });
    expect([graded.status, graded.stdout.split('\n').at(-2)]).toEqual([0, expect.stringContaining('OK')]);
  });
});

describe('the nightly build', () => {
  const names = [
    'coimbatore-tax-build.service',
    'coimbatore-tax-build.timer',
    'coimbatore-tax-backup.service',
    'coimbatore-tax-backup.timer',
  ] as const;

  test('starts the server again that it builds for', () => {
    expect(read(names[0])).toMatch(/^ExecStartPost=\S+ try-restart coimbatore-tax\.service$/m);
    expect(read(names[1])).toMatch(/^OnCalendar=\*-\*-\* 00:\d\d:00 Asia\/Kolkata$/m);
  });

  test.skipIf(analyze === null)('is valid to systemd', () => {
    const folder = scratch();
    const files = names.map((name) => join(folder, name));
    for (const [index, name] of names.entries())
      writeFileSync(files[index] ?? '', read(name).replaceAll('/opt/coimbatore-tax', root));
    const verified = spawnSync(analyze ?? '', ['verify', '--man=no', ...files], { encoding: 'utf8' });
    const complaints = `${verified.stdout}${verified.stderr}`.split('\n').filter((line) => line.includes('coimbatore'));
    expect([verified.status, complaints]).toEqual([0, []]);
  });
});

describe('the image', () => {
  const recipe = read('Dockerfile');

  test('is run by a user without rights, from a base with a version, with what the build stages made', () => {
    const last = recipe.slice(recipe.lastIndexOf('\nFROM '));
    expect(last).toMatch(/^USER 10001:10001$/m);
    for (const [, base] of recipe.matchAll(/^FROM (\S+)/gm)) expect(base).toMatch(/^packages$|^[a-z]+:[\w.-]*\w$/);
    expect(recipe).not.toMatch(/^ADD |:latest/m);
    for (const [command] of recipe.matchAll(/^(CMD|HEALTHCHECK .*CMD) .*$/gm)) expect(command).toContain('["');
  });

  test('asks its own server whether it is ready', async () => {
    const [, list] = /^HEALTHCHECK .* CMD (\[.*\])$/m.exec(recipe) ?? [];
    const [program, ...args] = JSON.parse(list ?? '[]') as string[];
    expect(program).toBe('node_modules/node/bin/node');
    const server = await startSiteProcess({});
    const ask = (): number | null =>
      spawnSync(process.execPath, args, { env: { PATH: process.env.PATH, PORT: String(server.port) } }).status;
    expect(ask()).toBe(0);
    await server.end();
    expect(ask()).toBe(1);
  });

  test('gets nothing that it does not read', () => {
    const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
    for (const name of ['.git', 'data', 'node_modules', '**/.env']) expect(ignored).toContain(name);
  });
});

describe('the compose file', () => {
  const [, services = ''] = /^services:\n([\s\S]*?)^\S/m.exec(read('compose.yaml')) ?? [];
  const each = services.split(/^ {2}(?=\w+:$)/m).filter((text) => /^\w+:$/m.test(text) && text.trim() !== '');

  test('has three services, each read only, without rights and bounded', () => {
    expect(each.map((text) => text.split(':')[0])).toEqual(['app', 'postgres', 'caddy']);
    for (const service of each) {
      expect(service).toContain('    read_only: true\n');
      expect(service).toContain('    cap_drop: [ALL]\n');
      expect(service).toContain('"no-new-privileges:true"');
      expect(service).toMatch(/^ {4}mem_limit: \d+m$/m);
      expect(service).toContain('    restart: unless-stopped\n');
    }
  });

  test('keeps the database from the world, and no password in the file', () => {
    const ports = each.filter((text) => text.includes('    ports:'));
    expect(ports.map((text) => text.split(':')[0])).toEqual(['caddy']);
    expect(each[1]).toContain('networks: [back]');
    expect(read('compose.yaml')).toMatch(/^ {2}back:\n {4}internal: true$/m);
    for (const [, value] of services.matchAll(/PASSWORD: (.*)/g)) expect(value).toMatch(/^\$\{POSTGRES_PASSWORD:\?/);
  });
});

test('the staff’s tool of the service is a program that a shell can read', () => {
  execFileSync('sh', ['-n', join(root, 'deploy', 'leads')]);
  const usage = spawnSync(join(root, 'deploy', 'leads'), [], {
    env: { PATH: process.env.PATH, SETTINGS: join(root, 'deploy', 'settings.env') },
    encoding: 'utf8',
  });
  expect([usage.status, usage.stderr]).toEqual([2, expect.stringContaining('Usage')]);
});
