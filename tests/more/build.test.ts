import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hrefCalendar } from '../../src/addresses/href.ts';
import { addSecondCity, copyTree } from '../support/copy-tree.ts';

const site = join(dirname(dirname(import.meta.dirname)), 'dist', 'site');

const digest = (folder = site): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(folder, name)).isFile())
      .toSorted()
      .map((name) => [name, hash('sha256', readFileSync(join(folder, name)))]),
  );

/** The day for which the site was built, as its calendars say. */
const buildDay = (): string => {
  const calendar = readFileSync(join(site, hrefCalendar('all').slice(1)), 'utf8');
  const [, day = ''] = /As of (\d+ \w+ \d{4})/.exec(calendar) ?? [];
  return new Date(`${day} UTC`).toISOString().slice(0, 10);
};

describe('a copy of the sources', () => {
  let folder: string;
  const build = () => [join(folder, 'generator', 'build.ts'), '--trial'];
  const options = { env: { ...process.env, BUILD_DATE: buildDay() } };
  beforeAll(() => {
    folder = copyTree();
    // Share images and compressed files would come from the cache of this build.
    execFileSync(process.execPath, build(), options);
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  // The rules for a host name the share images.
  const isMade = (name: string): boolean => !/^(?:(?:ta\/)?share\/|_headers$)|\.(?:br|gz)$/.test(name);
  const made = (of?: string) => Object.entries(digest(of)).filter(([name]) => isMade(name));

  test('is built to the same bytes for its day', () => {
    expect(made(join(folder, 'dist', 'site'))).toEqual(made());
  });

  test('keeps its site when a later build is killed', async () => {
    const builds = join(folder, 'dist.builds');
    const before = [realpathSync(join(folder, 'dist')), readdirSync(builds).length] as const;
    const child = spawn(process.execPath, build(), options);
    // It is writing pages.
    const isWriting = () => readdirSync(builds).some((name) => isNewer(join(builds, name)));
    await expect.poll(isWriting, { timeout: 120_000 }).toBe(true);
    child.kill('SIGKILL');
    await once(child, 'close');
    expect([realpathSync(join(folder, 'dist')), before[1] + 1]).toEqual([before[0], readdirSync(builds).length]);
    expect(made(join(folder, 'dist', 'site'))).toEqual(made());

    /** Whether a folder is not that of the site, and holds pages. */
    function isNewer(path: string): boolean {
      return path !== before[0] && existsSync(join(path, 'site', 'services'));
    }
  });

  const change = (name: string, before: string | RegExp, after: string): void => {
    const file = join(folder, 'content', name);
    const text = readFileSync(file, 'utf8').replace(before, after);
    expect(text).toContain(after);
    writeFileSync(file, text);
  };
  const complaint = (): string => spawnSync(process.execPath, build(), { ...options, encoding: 'utf8' }).stderr;

  test('names a wrong fact, the nearest one, file and line', () => {
    change('services/gst-returns/en.ts', "'gst.gstr1-due'", "'gst.gstr1-deu'");
    expect(complaint()).toMatch(
      /There is no fact gst\.gstr1-deu; nearest: gst\.gstr1-due[\s\S]*content\/services\/gst-returns\/en\.ts:\d+/,
    );
    change('services/gst-returns/en.ts', "'gst.gstr1-deu'", "'gst.gstr1-due'");
  });

  test('names the service that a new city lacks', () => {
    addSecondCity(folder);
    change('cities/palani/city.ts', "['gst-returns'],\n}", "['gst-returns', 'gst-refunds'],\n}");
    expect(complaint()).toContain('content/cities/palani/en.ts: services: gst-refunds is missing');
  });
});
