import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gstLateFeeWords } from '../../content/tools/gst-late-fee/ta.ts';
import { contactForm, multipart, post } from '../../server/leads/intake/testing/form-server.ts';
import { BLOG_PROXY_PATH } from '../../src/feed/feed-urls.ts';
import { sharedBrowser } from '../support/browser.ts';
import { sampleEdition } from '../support/firms.ts';
import { goTo, placesOfIslands } from '../support/islands.ts';
import { isForeign, phone, withoutPopup } from '../support/visit-page.ts';
import { copySources } from './copied-sources.ts';

const { firm } = sampleEdition();

/** A copy of the sources may be changed. */
let folder: string;
let child: ChildProcess;
let origin: string;
/** The context is shared, so that the pages' common files are fetched once. */
let context: BrowserContext;

/** The output of the server. */
let output = '';

/** Starts it as a process of its own, in a folder of its own, and waits for its address. */
const start = (): Promise<string> => {
  child = spawn(process.execPath, [join(folder, 'scripts', 'dev.ts')], {
    cwd: folder,
    // A busy machine is no reason to be turned away.
    env: { ...process.env, PORT: '0', DATA_DIR: join(folder, 'data'), MAX_EVENT_LOOP_DELAY: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (part: string) => {
      output += part;
      const [address] = /http:\/\/localhost:\d+/.exec(output) ?? [];
      if (address) resolve(address);
    });
    child.once('close', () => reject(new Error(`The development server ended: ${output}`)));
  });
};

beforeAll(async () => {
  folder = copySources();
  const [address, browser] = await Promise.all([start(), sharedBrowser()]);
  origin = address;
  context = await browser.newContext({ viewport: phone });
  await withoutPopup(context);
});
afterAll(async () => {
  await context.close();
  if (child.exitCode === null) {
    child.kill();
    await once(child, 'close');
  }
  await rm(folder, { recursive: true, force: true });
});

const get = (path: string, init: RequestInit = {}) =>
  fetch(origin + path, { redirect: 'manual', ...init, headers: { accept: 'text/html', ...init.headers } });

/** Opens a page and fails on what the browser's console says of it: React is at its most talkative here. */
const onPage = async <T>(path: string, check: (page: Page) => Promise<T>): Promise<T> => {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isForeign(message, origin)) errors.push(message.text());
  });
  await page.goto(origin + path);
  const result = await check(page);
  await page.close();
  expect(errors).toEqual([]);
  return result;
};

describe('a page', () => {
  test('is rendered with linked styles', async () => {
    const html = await (await get('/about')).text();
    expect(html).toMatch(/<link rel="stylesheet" href="\/src\/[^"]+\.css">/);
    expect(html).not.toContain('<style>');
    await onPage('/about', async (page) => {
      const body = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
      expect(body).toContain('Figtree');
    });
  });

  const islandsOn = Map.groupBy(placesOfIslands, ([, path]) => path);
  test.each([...islandsOn])('starts the islands of %s without a warning', async (path, islands) => {
    await onPage(path, async (page) => {
      for (const [name] of islands) await goTo(page, name);
    });
  });

  test('answers a legacy path 301, an unknown one 404', async () => {
    const legacy = await get('/gst-refunds');
    expect([legacy.status, legacy.headers.get('location')]).toEqual([301, '/services/gst-refunds']);
    const unknown = await get('/nothing-here');
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toContain('Page Not Found');
  });
});

// The test waits without a bound of its own: the time depends on how busy the machine is.
test('shows changed texts, components, styles and modules', async () => {
  const header = (page: Page) => page.locator('header').first().innerText();
  const start = 'export const startMenu = (signal: AbortSignal): void => {';
  const changes: readonly (readonly [
    file: string,
    before: string,
    after: string,
    shows: (page: Page) => Promise<boolean>,
  ])[] = [
    ['firm.sample/firm.yaml', firm.name, 'Changed name', async (page) => (await header(page)).includes('Changed name')],
    [
      'src/ui/header/header.tsx',
      '<span>{firm.name}</span>',
      '<span>{firm.name} again</span>',
      async (page) => (await header(page)).includes('Changed name again'),
    ],
    [
      'src/ui/base.css',
      'body {',
      'body { outline: solid 7px;',
      (page) => page.evaluate(() => getComputedStyle(document.body).outlineWidth === '7px'),
    ],
    [
      'src/enhance/menu.ts',
      start,
      `${start} document.body.dataset.changed = '';`,
      (page) => page.evaluate(() => 'changed' in document.body.dataset),
    ],
  ];
  await onPage('/about', async (page) => {
    for (const [file, before, after, shows] of changes) {
      const name = join(folder, file);
      const text = await readFile(name, 'utf8');
      expect(text).toContain(before);
      // The page is told of changes once it is connected.
      const connected = page.waitForEvent('console', {
        predicate: (message) => message.text() === '[vite] connected.',
        timeout: 60_000,
      });
      await Promise.all([connected, page.goto(`${origin}/about`)]);
      expect(await shows(page)).toBe(false);
      // The changes stay, so that each is one change.
      await write(name, text.replace(before, after));
      // A page that is being loaded again can say nothing.
      await expect.poll(() => shows(page).catch(() => null), { timeout: 60_000, message: file }).toBe(true);
    }
  });
});

/** Replaces a file in one step, so that a page that is being loaded does not find half of it. */
const write = async (file: string, text: string): Promise<void> => {
  await writeFile(`${file}.new`, text);
  await rename(`${file}.new`, file);
};

describe('a mistake', () => {
  test.each([
    ['firm.sample/firm.yaml', 'name:', 'nmae:', 'firm.sample/firm.yaml:'],
    ['content/pages/home/en.ts', 'secondary:', 'secondary::', 'content/pages/home/en.ts:'],
    ['src/ui/hero/hero.module.css', '@layer ui {', ', { color: red }\n@layer ui {', 'src/ui/hero/hero.module.css:1:'],
    [
      'content/pages/home/en.ts',
      ' } = site;',
      " } = site;\n  fact('gst.gstr1-deu' as never);",
      'Did you mean "gst.gstr1-due"?',
    ],
  ])('is shown in %s, and the page recovers', async (name, before, after, shown) => {
    const file = join(folder, name);
    const text = await readFile(file, 'utf8');
    expect(text).toContain(before);
    const page = await context.newPage();
    await page.goto(origin);
    const heading = (): Promise<string> =>
      page
        .locator('h1')
        .innerText()
        .catch(() => '');
    const good = await heading();
    await write(file, text.replace(before, after));
    await expect.poll(heading, { timeout: 60_000 }).toBe('The page cannot be rendered');
    const words = await page.locator('pre').innerText();
    expect(words).toContain(shown);
    expect(words).not.toMatch(/\[\d+m/);
    await write(file, text);
    await expect.poll(heading, { timeout: 60_000 }).toBe(good);
    await page.close();
  });

  test('is logged where no page shows it', async () => {
    const file = join(folder, 'content', 'pages', 'home', 'en.ts');
    const text = await readFile(file, 'utf8');
    await write(file, text.replace('secondary:', 'secundary:'));
    await expect.poll(() => output, { timeout: 120_000 }).toContain('secundary: is missing');
    await write(file, text);
  });
});

test('a new post of the owner is found', async () => {
  const posts = join(folder, 'firm.sample', 'posts');
  const head = { title: 'Three papers for each truck', service: 'accounting-bookkeeping', published: '2026-11-20' };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  const description =
    'description: Which papers a transporter keeps for each truck, for how long, and who asks for them.';
  const status = async (): Promise<number> => (await get('/blog/truck-papers')).status;
  expect(await status()).toBe(404);
  await mkdir(posts, { recursive: true });
  await writeFile(join(posts, 'truck-papers.md'), ['---', ...lines, description, '---', 'Keep three.', ''].join('\n'));
  await expect.poll(status, { timeout: 60_000 }).toBe(200);
});

test('a form is taken, and the blog answers', async () => {
  const taken = await post(origin, multipart(contactForm));
  expect(taken.status).toBe(200);
  const store = new DatabaseSync(join(folder, 'data', 'leads.db'), { readOnly: true });
  expect(store.prepare('select email from leads').all()).toEqual([{ email: contactForm.email }]);
  store.close();
  const blog = await get(BLOG_PROXY_PATH, { headers: { accept: 'application/json' } });
  expect(blog.headers.get('content-type')).toContain('application/json');
});

test('a tool answers in the language of its page', async () => {
  const body = new URLSearchParams({
    filer: 'monthly',
    form: 'gstr-3b',
    month: '2026-09',
    turnover: '80 lakh',
    filed: '2026-11-22',
  });
  const answer = await get('/ta/tools/gst-late-fee', { method: 'POST', body });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain(gstLateFeeWords.late(33));
});
