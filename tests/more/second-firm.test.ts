/** The whole site of another firm, in both languages, built from its value; tests/second-firm.test.ts looks at the pages. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildSite } from '../../generator/build-site.ts';
import { contactForm, post } from '../../server/leads/intake/testing/form-server.ts';
import { allLeads } from '../../server/leads/store/testing/fixtures.ts';
import { allAddresses } from '../../src/addresses/all-addresses.ts';
import { languageTags } from '../../src/addresses/locale.ts';
import { readLocale } from '../../src/addresses/route.ts';
import { violationsOn } from '../support/accessibility.ts';
import { sharedBrowser } from '../support/browser.ts';
import { buildCache } from '../support/built.ts';
import { foreignTo } from '../support/details.ts';
import { makeEditions, otherFirm, secondFolder } from '../support/firms.ts';
import { type RunningSite, startSite } from '../support/site.ts';
import { mentionsOfSampleTown } from '../support/town-mentions.ts';

const other = otherFirm({ locales: ['en', 'ta'] });
const editions = makeEditions(other);
const { firm } = other;

let dist: string;
let served: RunningSite;
beforeAll(async () => {
  // The site needs the production build of its libraries.
  vi.stubEnv('NODE_ENV', 'production');
  dist = mkdtempSync(join(tmpdir(), 'second-firm-'));
  // Its checks of the content and of the pages fail it. Its bundles are its own: other builds run at the same time.
  await buildSite(editions, { folder: secondFolder, out: dist, cache: join(buildCache, 'second-firm'), effort: null });
  served = await startSite({}, { dist, site: other });
});
afterAll(async () => {
  await served.close();
  rmSync(dist, { recursive: true });
  vi.unstubAllEnvs();
});

test('answers everywhere in its language and name', async () => {
  for (const { path, route } of allAddresses(editions.en)) {
    const answer = await fetch(served.origin + path);
    const html = await answer.text();
    expect([answer.status, html.includes(`<html lang="${languageTags[readLocale(route)]}"`)], path).toEqual([
      200,
      true,
    ]);
    expect(html, path).toContain(firm.name.replace('&', '&amp;'));
    expect(mentionsOfSampleTown(route, html), path).toEqual([]);
  }
});

test('holds nothing that is of the sample, in no file', () => {
  const foreign = foreignTo(other);
  const site = join(dist, 'site');
  const names = readdirSync(site, { recursive: true, encoding: 'utf8' });
  const texts = names.filter((name) => /\.(?:html|js|css|json|xml|txt|ics|webmanifest)$|^_/.test(name));
  expect(texts.length).toBeGreaterThan(1000);
  const found = texts.flatMap((name) => {
    const text = readFileSync(join(site, name), 'utf8');
    return foreign.filter((detail) => text.includes(detail)).map((detail) => `${name}: ${detail}`);
  });
  expect(found).toEqual([]);
});

test('shows its colours, every text readable', async () => {
  const { bottle } = other.colours;
  const manifest = await fetch(`${served.origin}/site.webmanifest`);
  expect(await manifest.json()).toMatchObject({ theme_color: bottle });
  // The search is a script that the site's own policy refuses.
  const context = await (await sharedBrowser()).newContext({ bypassCSP: true, reducedMotion: 'reduce' });
  const page = await context.newPage();
  for (const path of ['/', '/services/gst-returns', '/contact']) {
    await page.goto(served.origin + path);
    const [theme, shown] = await page.evaluate(() => {
      const ground = document.createElement('i');
      ground.style.background = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content ?? '';
      const footer = document.querySelector('footer') ?? document.body;
      return [ground.style.backgroundColor, getComputedStyle(footer).backgroundColor];
    });
    expect(shown, path).toBe(theme);
    expect(await violationsOn(page, ['color-contrast']), path).toEqual([]);
  }
  await context.close();
});

test.each(other.locales)('takes an enquiry in %s and shows its page', async (locale) => {
  const body = new URLSearchParams({ ...contactForm, language: locale, message: `Message in ${locale}` });
  const answer = await post(served.origin, body);
  expect(answer.status).toBe(200);
  const { page, reference } = (await answer.json()) as { readonly page: string; readonly reference: string };
  const html = await (await fetch(new URL(page, served.origin))).text();
  expect(html).toContain(`<html lang="${languageTags[locale]}"`);
  for (const part of [reference, firm.phone]) expect(html).toContain(part);
  expect(foreignTo(other).filter((detail) => html.includes(detail))).toEqual([]);
  expect(await allLeads(served.store)).toContainEqual(expect.objectContaining({ reference, language: locale }));
});
