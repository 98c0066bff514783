import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'node-html-parser';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import blogFunction, { config } from '../netlify/functions/blog-proxy.ts';
import type { FunctionHandler } from '../server/blog-proxy/function-handler.ts';
import { allAddresses, allRedirects } from '../src/addresses/all-addresses.ts';
import { fileHeaders, pageOnlyHeaders, responseHeaders } from '../src/delivery/response-headers.ts';
import { SPECULATION_RULES } from '../src/delivery/speculation-rules.ts';
import { BLOG_PROXY_PATH, ownFeedUrl } from '../src/feed/feed-urls.ts';
import { HONEYPOT_FIELD } from '../src/forms/field.ts';
import { builtSite } from './support/built.ts';
import { sampleEdition } from './support/firms.ts';
import { serveSite } from './support/open-site.ts';

const edition = sampleEdition();
const { firm, locales } = edition;
const feedUrl = ownFeedUrl(firm);

const root = join(import.meta.dirname, '..');

interface Rule {
  readonly matches: (path: string) => boolean;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** Reads a headers file as the host does: a path, then indented lines; a star stands for the rest of the path. */
const readRules = (text: string): Rule[] =>
  text
    .split(/\n(?=\/)/)
    .slice(1)
    .map((block) => {
      const [path = '', ...lines] = block.trimEnd().split('\n');
      const start = path.slice(0, -1);
      return {
        matches: path.endsWith('*') ? (asked) => asked.startsWith(start) : (asked) => asked === path,
        headers: lines.map((line) => {
          const [, name = '', value = ''] = /^ {2}([a-z-]+): (.+)$/.exec(line) ?? [];
          return [name, value] as const;
        }),
      };
    });

/** The header that the host sends for a file unless a rule says otherwise. */
const HOST_CACHE = 'public, max-age=0, must-revalidate';

// The feed that the function asks: both meet the same blog, or none.
const site = serveSite({ TRUST_PROXY: 'true' }, () => (feedUrl ? { feedUrl } : {}));
const rules = readRules(readFileSync(join(builtSite, '_headers'), 'utf8'));

/** Returns the headers that the host adds to a file; two rules with the same name make one value with a comma. */
const hostHeaders = (path: string): ReadonlyMap<string, string> => {
  const headers = new Map<string, string>();
  for (const rule of rules.filter(({ matches }) => matches(path)))
    for (const [name, value] of rule.headers)
      headers.set(name, headers.has(name) ? `${headers.get(name)}, ${value}` : value);
  if (!headers.has('cache-control')) headers.set('cache-control', HOST_CACHE);
  return headers;
};

const inlineHash = / 'sha256-[^']+'/g;

/** The host says once for all pages what they may hold inline, our own server what each does. */
const agrees = (host: string, own: string | null): boolean =>
  host.replace(inlineHash, '') === own?.replace(inlineHash, '') &&
  (own.match(inlineHash) ?? []).every((hash) => host.includes(hash));

/** Names the headers in which the host and our own server differ. */
const differing = (path: string, own: Headers, except: readonly string[] = []): string[] =>
  [...hostHeaders(path)]
    .filter(([name, value]) => !except.includes(name) && !agrees(value, own.get(name)))
    .map(([name, value]) => `${path}: ${name}: ${value}, not ${own.get(name)}`);

const ask = (path: string) =>
  fetch(site.origin + path, { method: 'HEAD', redirect: 'manual', headers: { 'x-forwarded-proto': 'https' } });

const inTurns = async <T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> => {
  const queue = [...items];
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let item = queue.pop(); item !== undefined; item = queue.pop()) await work(item);
    }),
  );
};

describe('the files of a static host', () => {
  test('cover every address of a page', async () => {
    const differences: string[] = [];
    await inTurns([...new Set(allAddresses(edition).map(({ canonical }) => canonical))], async (path) => {
      const { status, headers } = await ask(path);
      if (status !== 200) differences.push(`${path}: ${status}`);
      differences.push(...differing(path, headers));
    });
    expect(differences).toEqual([]);
  });

  test('cover every other file', async () => {
    const names = (await readdir(builtSite, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile() && !/\.(html|br|gz)$/.test(entry.name) && !entry.name.startsWith('_'))
      .map((entry) => join(entry.parentPath, entry.name).slice(builtSite.length));
    expect(names.length).toBeGreaterThan(100);
    const differences: string[] = [];
    await inTurns(names, async (path) => {
      const { status, headers } = await ask(path);
      if (status !== 200) differences.push(`${path}: ${status}`);
      differences.push(...differing(path, headers, [...Object.keys(fileHeaders), ...pageOnlyHeaders]));
    });
    expect(differences).toEqual([]);
  });

  test('cover the addresses of the earlier site', async () => {
    const file = await readFile(join(builtSite, '_redirects'), 'utf8');
    const redirects = file.split('\n').filter((line) => line.startsWith('/'));
    // The other line names the Not Found page of the Tamil addresses.
    if (locales.includes('ta')) expect(redirects.pop()).toBe('/ta/* /ta/404 404');
    // tests/addresses.test.ts asks our own server for each of them.
    const expected = allRedirects(edition).map(({ path, to }) => `${path} ${to} 301`);
    expect(redirects.toSorted()).toEqual(expected.toSorted());
  });

  test('cover the rules of prefetching', async () => {
    const path = `/${SPECULATION_RULES}`;
    expect(hostHeaders(path).get('content-type')).toBe('application/speculationrules+json');
    expect((await ask(path)).headers.get('content-type')).toBe('application/speculationrules+json');
    for (const headers of [hostHeaders('/about'), (await ask('/about')).headers])
      expect(headers.get('speculation-rules')).toBe(`"${path}"`);
  });

  test('cover the one inline script', async () => {
    const scripts = (headers: Headers | ReadonlyMap<string, string>) =>
      headers.get('content-security-policy')?.match(/script-src [^;]+/)?.[0];
    expect(scripts(hostHeaders('/'))).toMatch(/^script-src 'self' 'sha256-\S{44}'$/);
    expect(scripts(hostHeaders('/'))).toBe(scripts((await ask('/')).headers));
  });
});

test('name existing folders and a usable Node', async () => {
  const settings = await readFile(join(root, 'netlify.toml'), 'utf8');
  const setting = (name: string): string => new RegExp(`^\\s*${name} = "(.+)"$`, 'm').exec(settings)?.[1] ?? '';
  expect(setting('publish')).toBe('dist/site');
  expect(await readdir(join(root, setting('directory')))).toEqual(['blog-proxy.ts']);
  const { engines, scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    engines: { node: string };
    scripts: Record<string, string>;
  };
  expect(Number(setting('NODE_VERSION'))).toBeGreaterThanOrEqual(Number(/\d+/.exec(engines.node)?.[0]));
  expect(scripts).toHaveProperty(setting('command').replace('npm run ', ''));
});

test.each(['contact', 'blog', 'index'])('the host finds the forms of %s.html', async (name) => {
  const page = parse(await readFile(join(builtSite, `${name}.html`), 'utf8'));
  // A form that leads to a tool is answered by our own server, or by the tool's script.
  const forms = page.querySelectorAll('form[method=post]:not([data-door])');
  if (name !== 'index') expect(forms.length).toBeGreaterThan(0);
  for (const form of forms) {
    expect(form.getAttribute('data-netlify')).toBe('true');
    expect(form.querySelector('input[name=form-name]')?.getAttribute('value')).toBe(form.getAttribute('name'));
    const trap = form.getAttribute('data-netlify-honeypot');
    expect(trap).toBe(HONEYPOT_FIELD);
    expect(form.querySelectorAll(`[name="${trap}"]`)).toHaveLength(1);
  }
});

describe.skipIf(feedUrl === null)('the blog proxy as a function', () => {
  const asHost = (handler: FunctionHandler, method = 'GET') =>
    handler(new Request(`https://www.example.com${BLOG_PROXY_PATH}`, { method }), { waitUntil: () => {} });

  const expectSecured = (response: Response): void => {
    const expected = responseHeaders({ firm, answer: 'file', inlineStyles: [], secure: true });
    for (const [name, value] of Object.entries(expected)) expect(response.headers.get(name), name).toBe(value);
  };

  test("is at its address with the server's headers", async () => {
    expect(config.path).toBe(BLOG_PROXY_PATH);
    const [answer, refusal, own] = await Promise.all([
      asHost(blogFunction),
      asHost(blogFunction, 'POST'),
      fetch(site.origin + BLOG_PROXY_PATH, { headers: { 'x-forwarded-proto': 'https' } }),
    ]);
    expectSecured(answer);
    expectSecured(refusal);
    expectSecured(own);
    expect([200, 502, 504]).toContain(answer.status);
    expect(answer.status).toBe(own.status);
    expect(answer.headers.get('content-type')).toBe(own.headers.get('content-type'));
    expect(refusal.status).toBe(405);
  });

  test('runs from one file, as the host packs it', async () => {
    const outDir = await mkdtemp(join(tmpdir(), 'function-'));
    await build({
      configFile: false,
      logLevel: 'silent',
      root,
      ssr: { noExternal: true },
      build: { ssr: 'netlify/functions/blog-proxy.ts', outDir, emptyOutDir: true },
    });
    const [file = '', ...others] = await readdir(outDir);
    expect(others).toEqual([]);
    const packed: typeof import('../netlify/functions/blog-proxy.ts') = await import(
      pathToFileURL(join(outDir, file)).href
    );
    expect(packed.config.path).toBe(BLOG_PROXY_PATH);
    const answer = await asHost(packed.default, 'HEAD');
    expectSecured(answer);
    expect([200, 502, 504]).toContain(answer.status);
    await rm(outDir, { recursive: true });
  });
});
