import { execFile } from 'node:child_process';
import { appendFileSync, chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  allLeads,
  cleanUp as closeStores,
  makeSubmission,
  testConfig,
  testStore,
} from '../../server/leads/store/testing/fixtures.ts';
import { type PostgresServer, startPostgres } from '../../server/leads/store/testing/postgres-server.ts';
import { freePort } from '../support/ports.ts';
import { listSteps, root } from './guide.ts';
import { cleanUp, installed, scratch } from './programs.ts';

const LEADS = 7;

const curl = installed('curl');
const createdb = installed('createdb');

/** A machine as the guide describes it: its paths, users and service, in a folder. */
interface Machine {
  readonly folder: string;
  run(steps: string): Promise<string>;
}

const write = (file: string, lines: readonly string[]): void => {
  writeFileSync(file, `${lines.join('\n')}\n`);
  chmodSync(file, 0o755);
};

/**
 * Replaces what only an installed machine has: `sudo`, users, and `systemctl`, which ends and starts the real server.
 */
const standIns = (folder: string): string => {
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  write(join(bin, 'sudo'), ['#!/bin/sh', 'while [ "$1" = -u ]; do shift 2; done', 'exec "$@"']);
  write(join(bin, 'install'), ['#!/bin/sh', 'for last; do :; done', 'exec mkdir -p "$last"']);
  write(join(bin, 'systemctl'), [
    '#!/bin/sh',
    `pid=${folder}/pid`,
    'case $1 in',
    `stop) kill "$(cat $pid)"; while kill -0 "$(cat $pid)" 2>/dev/null; do sleep 0.1; done ;;`,
    `start) ${process.execPath} --env-file=${folder}/settings.env ${root}/server/main.ts >${folder}/log 2>&1 & echo $! >$pid ;;`,
    'esac',
  ]);
  return [bin, process.env.PATH ?? ''].join(delimiter);
};

const machine = async (settings: readonly string[], env: Record<string, string> = {}): Promise<Machine> => {
  const folder = scratch();
  const port = await freePort();
  const path = standIns(folder);
  const fixed = [`PORT='${port}'`, "HOST='127.0.0.1'", "LOG_LEVEL='warn'", "SITE_ORIGIN='https://www.example.com'"];
  writeFileSync(join(folder, 'settings.env'), `${[...fixed, ...settings].join('\n')}\n`);
  mkdirSync(join(folder, 'backups'));
  const here = (steps: string): string =>
    steps
      .replaceAll('/opt/coimbatore-tax', root)
      .replaceAll('/var/lib/coimbatore-tax', join(folder, 'data'))
      .replaceAll('/var/backups/coimbatore-tax', join(folder, 'backups'))
      .replaceAll('/etc/coimbatore-tax/settings.env', join(folder, 'settings.env'))
      .replaceAll('127.0.0.1:3000', `127.0.0.1:${port}`);
  return {
    folder,
    run: (steps) =>
      new Promise((resolve, reject) => {
        execFile(
          'sh',
          ['-e', '-c', here(steps)],
          { env: { PATH: path, SETTINGS: join(folder, 'settings.env'), ...env } },
          (error, out, complaint) => (error ? reject(new Error(`${complaint}${out}`)) : resolve(out)),
        );
      }),
  };
};

const READY = 'curl --fail --silent --retry 120 --retry-delay 1 --retry-connrefused http://127.0.0.1:3000/readyz\n';

describe.skipIf(curl === null)('the steps of the guide', () => {
  let postgres: PostgresServer;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(async () => {
    await cleanUp();
    await closeStores();
    await postgres.dispose();
  });

  const fill = async (env: Record<string, string>, messages: readonly string[]): Promise<void> => {
    const store = await testStore(testConfig(env));
    for (const message of messages) await store.submit(makeSubmission({ message }));
  };
  const listMessages = async (env: Record<string, string>): Promise<(string | null)[]> =>
    (await allLeads(await testStore(testConfig(env)))).map(({ message }) => message).sort();
  const messages = Array.from({ length: LEADS }, (_, index) => `lead ${index}`);

  const drilled = async ({ run }: Machine): Promise<void> => {
    const out = await run(listSteps('drill'));
    expect(out).toContain(`${LEADS} leads, checked.`);
    expect(out).toContain(`${LEADS} leads restored.`);
  };

  test('bring a backup back on SQLite', async () => {
    const site = await machine([]);
    const env = { DATA_DIR: join(site.folder, 'data') };
    appendFileSync(join(site.folder, 'settings.env'), `DATA_DIR='${env.DATA_DIR}'\n`);
    await site.run(`systemctl start coimbatore-tax\n${READY}`);
    try {
      await fill(env, messages);
      await drilled(site);
      await site.run('/opt/coimbatore-tax/deploy/leads backup /var/backups/coimbatore-tax/restore.db\n');
      await fill(env, ['after the backup']);
      await closeStores();
      expect(await site.run(listSteps('restore-sqlite'))).toMatch(new RegExp(`${LEADS} leads restored[\\s\\S]*ready`));
      expect(await listMessages(env)).toEqual(messages);
      expect(await listMessages({ DATA_DIR: join(env.DATA_DIR, 'before-restore') })).toContain('after the backup');
    } finally {
      await closeStores();
      await site.run('systemctl stop coimbatore-tax\n');
    }
  });

  test.skipIf(createdb === null)('bring a backup back on PostgreSQL', async () => {
    const url = await postgres.database('leads_live');
    const { hostname, port } = new URL(url);
    const site = await machine([`DATABASE_URL='${url}'`], { PGHOST: hostname, PGPORT: port, PGUSER: 'leads' });
    await site.run(`systemctl start coimbatore-tax\n${READY}`);
    try {
      await fill({ DATABASE_URL: url }, messages);
      await drilled(site);
      await site.run('/opt/coimbatore-tax/deploy/leads backup /var/backups/coimbatore-tax/restore.db\n');
      await fill({ DATABASE_URL: url }, ['after the backup']);
      expect(await site.run(listSteps('restore-postgres'))).toMatch(
        new RegExp(`${LEADS} leads restored[\\s\\S]*ready`),
      );
      expect(await listMessages({ DATABASE_URL: url.replace('leads_live', 'leads_restored') })).toEqual(messages);
      expect(await listMessages({ DATABASE_URL: url })).toContain('after the backup');
    } finally {
      await closeStores();
      await site.run('systemctl stop coimbatore-tax\n');
    }
  });
});
