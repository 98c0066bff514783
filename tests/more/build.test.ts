import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtSite } from '../support/built.ts';
import { sampleEdition } from '../support/firms.ts';
import { addSecondCity, copySources } from './copied-sources.ts';

const { hrefCalendar } = sampleEdition();

const root = dirname(dirname(import.meta.dirname));

const digest = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(folder, name)).isFile())
      .toSorted()
      .map((name) => [name, hash('sha256', readFileSync(join(folder, name)))]),
  );

/** Returns the day for which the site was built, as its calendars say. */
const buildDay = (): string => {
  const calendar = readFileSync(join(builtSite, hrefCalendar('all').slice(1)), 'utf8');
  const [, day = ''] = /As of (\d+ \w+ \d{4})/.exec(calendar) ?? [];
  return new Date(`${day} UTC`).toISOString().slice(0, 10);
};
const options = { env: { ...process.env, BUILD_DATE: buildDay() } };

describe('a second build', () => {
  const place = mkdtempSync(join(tmpdir(), 'build-'));
  const out = join(place, 'dist');
  // Share images and compressed files would come from the cache of the first build.
  const build = [join(root, 'generator', 'build.ts'), '--trial', '--out', out];
  beforeAll(() => void execFileSync(process.execPath, build, options));
  afterAll(() => rmSync(place, { recursive: true }));
  // The rules for a host name the share images.
  const isMade = (name: string): boolean => !/^(?:(?:ta\/)?share\/|_headers$)|\.(?:br|gz)$/.test(name);
  const made = (site: string) => Object.entries(digest(site)).filter(([name]) => isMade(name));

  test('has the same bytes for its day', () => {
    expect(made(join(out, 'site'))).toEqual(made(builtSite));
  });

  test('keeps its site when a later build is killed', async () => {
    const builds = `${out}.builds`;
    const before = [realpathSync(out), readdirSync(builds).length] as const;
    const child = spawn(process.execPath, build, options);
    // It is writing pages.
    const isWriting = () => readdirSync(builds).some((name) => isNewer(join(builds, name)));
    await expect.poll(isWriting, { timeout: 120_000 }).toBe(true);
    child.kill('SIGKILL');
    await once(child, 'close');
    expect([realpathSync(out), before[1] + 1]).toEqual([before[0], readdirSync(builds).length]);
    expect(made(join(out, 'site'))).toEqual(made(builtSite));

    /** True if a folder is not that of the site, and holds pages. */
    function isNewer(path: string): boolean {
      return path !== before[0] && existsSync(join(path, 'site', 'services'));
    }
  });
});

describe('a copy of the sources', () => {
  let folder: string;
  beforeAll(() => {
    folder = copySources();
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const change = (name: string, before: string | RegExp, after: string): void => {
    const file = join(folder, 'content', name);
    const text = readFileSync(file, 'utf8').replace(before, after);
    expect(text).toContain(after);
    writeFileSync(file, text);
  };
  const build = () =>
    spawnSync(process.execPath, [join(folder, 'generator', 'build.ts'), '--trial'], { ...options, encoding: 'utf8' });

  test('names a wrong fact, the nearest one, file and line', () => {
    change('services/gst-returns/en.ts', "'gst.gstr1-due'", "'gst.gstr1-deu'");
    expect(build().stderr).toMatch(
      /No fact "gst\.gstr1-deu"\. Did you mean "gst\.gstr1-due"\?[\s\S]*content\/services\/gst-returns\/en\.ts:\d+/,
    );
    change('services/gst-returns/en.ts', "'gst.gstr1-deu'", "'gst.gstr1-due'");
  });

  test('takes in a city without Tamil, with one service', () => {
    addSecondCity(folder);
    expect(build().stderr).toBe('');
    const isThere = (page: string) => existsSync(join(folder, '.cache', 'trial', 'site', `${page}.html`));
    expect(['locations/palani', 'locations/palani/gst-returns', 'gst-consultant-palani'].map(isThere)).toEqual([
      ...[true, true, true],
    ]);
    expect(['ta/locations/palani', 'locations/palani/gst-refunds'].map(isThere)).toEqual([false, false]);
  });

  test('names the service that a new city lacks', () => {
    change('cities/palani/city.ts', "['gst-returns'],\n}", "['gst-returns', 'gst-refunds'],\n}");
    expect(build().stderr).toContain('content/cities/palani/en.ts: services: gst-refunds is missing');
  });
});
