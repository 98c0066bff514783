/** What a stranger finds beside the pages: security.txt, and nothing that was not built for him. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SECURITY_TXT } from '../build/security-txt.ts';
import { firm } from '../content/firm.ts';
import { SECURITY_REVIEW } from '../content/own-facts.ts';
import { allAddresses } from '../src/site/addresses.ts';
import { type RunningSite, startSite } from './support/site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

describe('security.txt (RFC 9116)', () => {
  const read = async () => {
    const response = await fetch(`${site.origin}/${SECURITY_TXT}`);
    const lines = (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    const fields = Map.groupBy(lines, (line) => line.slice(0, line.indexOf(':')));
    const values = (name: string) => (fields.get(name) ?? []).map((line) => line.slice(name.length + 2));
    return { response, names: [...fields.keys()], values };
  };

  test('is plain text with the fields that it must have, each once but the contacts', async () => {
    const { response, names, values } = await read();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(names).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
    for (const name of names.filter((other) => other !== 'Contact')) expect(values(name), name).toHaveLength(1);
    expect(values('Contact')).toEqual([`mailto:${firm.email}`, `${firm.origin}/contact`]);
    expect(values('Canonical')).toEqual([`${firm.origin}/.well-known/security.txt`]);
  });

  test('expires after the review that the register of facts asks for, and within a year', async () => {
    const { values } = await read();
    const [expires = ''] = values('Expires');
    expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
    expect(days(SECURITY_REVIEW, expires)).toBe(90);
    expect(days(new Date().toISOString(), expires)).toBeLessThan(365);
  });

  test('is no page: neither the sitemap nor the table of addresses names it', async () => {
    expect(await (await fetch(`${site.origin}/sitemap.xml`)).text()).not.toContain('security.txt');
    expect(allAddresses().some(({ path }) => path.includes('security'))).toBe(false);
  });
});

test.each([
  '/inline-hashes.json',
  '/server-page.html',
  '/site/index.html',
  '/index.html.br',
  '/robots.txt.gz',
  '/.well-known/security.txt.br',
  '/.well-known/',
  '/.env',
  '/.git/config',
  '/.cache/server/en/render.js',
  '/package.json',
  '/node_modules/fastify/package.json',
  '/server/main.ts',
  '/data/leads.db',
  '/_headers',
  '/metrics',
])('%s is nothing that is served', async (path) => {
  const response = await fetch(site.origin + path, { redirect: 'manual' });
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('Page Not Found');
  expect(response.headers.get('set-cookie')).toBeNull();
});
