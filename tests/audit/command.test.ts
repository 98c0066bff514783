import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditCommand } from '../../scripts/audit.ts';
import {
  goodHeaders,
  goodRobots,
  type PlantedSite,
  plantedFirm,
  plantedPage,
  plantSite,
  quickPace,
  quietWorld,
  strangeSite,
  writeSitemap,
} from './planted-site.ts';

let site: PlantedSite;
beforeAll(async () => {
  site = await plantSite((request, response) => {
    const { url = '' } = request;
    if (url === '/robots.txt') return void response.end(goodRobots);
    if (url === '/sitemap.xml')
      return void response.end(writeSitemap(['/', '/b'].map((path) => plantedFirm.origin + path)));
    const body =
      url === '/' ? plantedPage('/', { body: '<a href="/b">b</a>' }) : plantedPage('/b', { h1: '<p>None</p>' });
    return void response.writeHead(url === '/gone' ? 404 : 200, goodHeaders).end(body);
  });
});
afterAll(() => site.close());

const run = async (...args: string[]) => {
  const out: string[] = [];
  const err: string[] = [];
  const code = await auditCommand(args, {
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    signal: new AbortController().signal,
    pace: quickPace,
    environment: quietWorld,
    site: { ...strangeSite, aliases: ['/gone'] },
  });
  return { code, out: out.join(''), err: err.join('') };
};

test('separates the report from the progress', async () => {
  const { code, out, err } = await run(site.origin);
  expect(code).toBe(0);
  expect(out).toContain('Total URLs: 2\n');
  expect(out).toContain('Page score: 92.5 on average, 85 at least, 2 pages');
  expect(err).toContain('pages: 2 of 2');
  expect(out).not.toContain('pages: 2 of 2');
});

test('audits the aliases on demand, and fails on errors', async () => {
  const { code, out } = await run(site.origin, '--aliases');
  expect(code).toBe(1);
  expect(out).toContain('[404] /gone - HTTP 404');
});

test.each([
  ['json', /^\{\n {2}"origin"/],
  ['csv', /^url,status,isValid,statusCode,message,crawlable,hasMetaTags,hasNoIndex,redirectTo,loadTime,/],
])('writes %s', async (format, beginning) => {
  expect((await run(site.origin, '--format', format)).out).toMatch(beginning);
});

test.each([
  [[], 'Name one site'],
  [['ftp://host'], 'Name one site'],
  [['http://a', 'http://b'], 'Name one site'],
  [['http://user:secret@host'], 'without a path'],
  [['http://host/path'], 'without a path'],
  [['http://a', '--format', 'pdf'], 'Unknown --format "pdf". Use txt, csv, json.'],
  [['http://a', '--quick'], '--quick'],
])('explains what is wrong with %j and ends with 2', async (args, message) => {
  const { code, out, err } = await run(...args);
  expect(code).toBe(2);
  expect(err).toContain(message);
  expect(err).toContain('Usage: npm run audit');
  expect(out).toBe('');
});

test('ends with 2 when nothing answers', async () => {
  const { code, err } = await run('http://127.0.0.1:1');
  expect(code).toBe(2);
  expect(err).toContain('Nothing at http://127.0.0.1:1 answered');
});
