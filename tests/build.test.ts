/** What the build must keep: budgets, sameness, and nothing in it that is not for visitors. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { pageFile } from '../src/delivery/page-file.ts';
import { allAddresses } from '../src/site/addresses.ts';
import { hrefCalendar } from '../src/site/href.ts';
import { copyTree } from './support/copy-tree.ts';

const site = join(dirname(import.meta.dirname), 'dist', 'site');

const files = (folder = site): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .toSorted();

const digest = (folder = site): Record<string, string> =>
  Object.fromEntries(
    files(folder).map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex'),
    ]),
  );

/** The day for which the site was built, as its calendars say. */
const buildDay = (): string => {
  const calendar = readFileSync(join(site, hrefCalendar('all').slice(1)), 'utf8');
  return (/^DTSTAMP:(\d{8})/m.exec(calendar)?.[1] ?? '').replace(/(\d{4})(\d\d)/, '$1-$2-');
};

describe('the built site', () => {
  test('holds a file for every address, an alias with the bytes of its canonical page', () => {
    for (const { path, canonical } of allAddresses()) {
      expect(readFileSync(join(site, pageFile(path))).equals(readFileSync(join(site, pageFile(canonical)))), path).toBe(
        true,
      );
    }
  });

  test('paints from its first flight: no page has more than 14,000 bytes in brotli, in Tamil 19,000', () => {
    const heavy = files()
      .filter((name) => name.endsWith('.html.br'))
      .map((name) => [name, statSync(join(site, name)).size] as const)
      .filter(([name, size]) => size > (/^ta[./]/.test(name) ? 19_000 : 14_000));
    expect(heavy).toEqual([]);
  });

  test('holds no note of a review and no address at which a fact was found', () => {
    const leaky = files().filter(
      (name) =>
        /\.(html|ics|js|css|json|xml|txt)$/.test(name) &&
        /under review|being confirmed|certainty"?:/i.test(readFileSync(join(site, name), 'utf8')),
    );
    expect(leaky).toEqual([]);
  });

  test('shows no call that should have been replaced', () => {
    const broken = files().filter(
      (name) =>
        /\.(html|ics)$/.test(name) &&
        /\$\{|fact\('|undefined|\[object Object\]|NaN/.test(readFileSync(join(site, name), 'utf8')),
    );
    expect(broken).toEqual([]);
  });

  test('is the same to the byte when it is built again for its day', () => {
    const folder = copyTree();
    onTestFinished(() => rmSync(folder, { recursive: true }));
    // Share images and compressed files would come from the cache of this build.
    execFileSync(process.execPath, [join(folder, 'build', 'build.ts'), '--trial'], {
      encoding: 'utf8',
      env: { ...process.env, BUILD_DATE: buildDay() },
    });
    // The rules for a host name the share images.
    const isMade = (name: string): boolean => !/^(?:(?:ta\/)?share\/|_headers$)|\.(?:br|gz)$/.test(name);
    const made = (of?: string) => Object.entries(digest(of)).filter(([name]) => isMade(name));
    expect(made(join(folder, 'dist', 'site'))).toEqual(made());
  });
});
