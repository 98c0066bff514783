/** The command: what it prints where, and the code with which it ends. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditCommand } from '../../scripts/audit.ts';
import { realClock } from '../../src/audit/index.ts';
import { goodHeaders, plantedFirm, plantedPage } from './planted-page.ts';
import { goodRobots, type PlantedSite, plantSite, quickPace, sitemapOf, strangeSite } from './planted-site.ts';

let site: PlantedSite;
beforeAll(async () => {
  site = await plantSite((request, response) => {
    const { url = '' } = request;
    if (url === '/robots.txt') return void response.end(goodRobots);
    if (url === '/sitemap.xml')
      return void response.end(sitemapOf(['/', '/b'].map((path) => plantedFirm.origin + path)));
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
    fetch,
    clock: realClock,
    signal: new AbortController().signal,
    pace: quickPace,
    site: { ...strangeSite, aliases: ['/gone'] },
  });
  return { code, out: out.join(''), err: err.join('') };
};

describe('the audit command', () => {
  test('prints the report on one side and progress on the other', async () => {
    const { code, out, err } = await run(site.origin);
    expect(code).toBe(0);
    expect(out).toContain('Total URLs: 2\n');
    expect(out).toContain('Page score: 92.5 on average, 85 at least, 2 pages');
    expect(err).toContain('pages: 2 of 2');
    expect(out).not.toContain('pages: 2 of 2');
  });

  test.each([
    ['score<90', 0],
    ['score<92.6', 1],
    ['score<=92.5', 1],
    ['lowest<90', 1],
    ['errors>0', 0],
    ['errors>0,lowest<86', 1],
    ['findings > 0', 0],
    ['issues>=1', 1],
  ])('with --fail-on %s ends with %i', async (condition, code) => {
    const result = await run(site.origin, '--fail-on', condition);
    expect(result.code).toBe(code);
    expect(result.err.includes('Failed: ')).toBe(code === 1);
  });

  test('audits the aliases on demand, and fails on errors by itself', async () => {
    const { code, out } = await run(site.origin, '--aliases');
    expect(code).toBe(1);
    expect(out).toContain('[404] /gone - HTTP 404');
  });

  test.each([
    ['json', /^\{\n {2}"origin"/],
    ['csv', /^url,status,isValid,statusCode,message,crawlable,hasMetaTags,hasNoIndex,redirectTo,loadTime,/],
    ['junit', /^<\?xml version="1.0" encoding="UTF-8"\?>\n<testsuites /],
  ])('writes %s', async (format, beginning) => {
    const { code, out } = await run(site.origin, '--format', format);
    expect(code).toBe(0);
    expect(out).toMatch(beginning);
  });

  test.each([
    [[], 'Say which site'],
    [['nonsense'], '"nonsense" is no address'],
    [['ftp://host'], 'is no address'],
    [['http://host/path'], 'without a path'],
    [['http://user:secret@host'], 'without a path'],
    [['http://a', 'http://b'], 'One site at a time'],
    [['http://a', '--format', 'pdf'], '--format is txt, csv, json or junit, not "pdf"'],
    [['http://a', '--format'], '--format'],
    [['http://a', '--fail-on', 'score'], '"score" is no condition'],
    [['http://a', '--fail-on', 'toString<1'], 'is no condition'],
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

  test('helps', async () => {
    expect(await run('--help')).toMatchObject({ code: 0, err: '' });
  });
});
