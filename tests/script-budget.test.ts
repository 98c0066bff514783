/** How much script a page asks for before anybody presses anything (architecture, table of budgets). */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { facts } from '../content/facts.ts';
import { desktop, stayHome } from './support/alive.ts';
import { oneOfEachKind } from './support/kinds.ts';
import { openSite } from './support/open-site.ts';

const tools = openSite();

const site = join(import.meta.dirname, '..', 'dist', 'site');
const KB = 1024;

/** Bytes of a script as an older line carries it; the smallest are sent as they are. */
const gzipped = (path: string): number =>
  Math.min(
    ...[path, `${path}.gz`].map((name) => statSync(join(site, name), { throwIfNoEntry: false })?.size ?? Infinity),
  );

/** The scripts that a page asks for while a visitor scrolls from its top to its end, and whether islands stand in it. */
const scriptsOf = async (path: string): Promise<{ readonly scripts: readonly string[]; readonly islands: number }> => {
  const context = await tools.browser.newContext({ viewport: desktop });
  await stayHome(context, tools.site.origin);
  const page = await context.newPage();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(tools.site.origin + path);
  const places = page.locator('[data-island]');
  const islands = await places.count();
  for (const place of await places.all()) await place.scrollIntoViewIfNeeded();
  await page.keyboard.press('End');
  await expect.poll(() => page.locator('[data-island][data-awake]').count()).toBe(islands);
  await page.waitForLoadState('networkidle');
  await context.close();
  return { scripts, islands };
};

test.each(oneOfEachKind)('%s stays within its budget', async (path) => {
  const { scripts, islands } = await scriptsOf(path);
  expect(scripts[0]).toMatch(/^\/assets\/main-/);
  expect(gzipped(scripts[0] ?? '')).toBeLessThanOrEqual(6 * KB);
  const lost = path === '/nothing-here';
  if (islands === 0 && !lost) expect(scripts).toHaveLength(1);
  const sum = scripts.reduce((total, script) => total + gzipped(script), 0);
  // The Not Found page fetches the list of addresses, to name the one that was meant.
  expect(sum, scripts.join(' ')).toBeLessThanOrEqual((lost ? 12 : islands === 0 ? 6 : 85) * KB);
});

describe('no script', () => {
  const scripts = readdirSync(join(site, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, readFileSync(join(site, 'assets', file), 'utf8')] as const);

  test('holds the register of facts: only the values that its texts use', () => {
    const ids = Object.keys(facts);
    expect(ids.length).toBeGreaterThan(50);
    for (const [file, code] of scripts)
      expect(
        ids.filter((id) => code.includes(`'${id}'`) || code.includes(`"${id}"`) || code.includes(`\`${id}\``)),
        file,
      ).toEqual([]);
  });

  test('is written into a page', async () => {
    for (const path of oneOfEachKind) {
      const html = await (await fetch(tools.site.origin + path)).text();
      const inline = [...html.matchAll(/<script\b([^>]*)>/g)].filter(
        ([, attributes = '']) => !attributes.includes(' src=') && !attributes.includes('ld+json'),
      );
      expect(inline, path).toEqual([]);
    }
  });
});
