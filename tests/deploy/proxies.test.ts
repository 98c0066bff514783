import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allLeads, cleanUp as closeStores, testConfig, testStore } from '../../server/leads/store/testing/fixtures.ts';
import { killAll, type ServerProcess, startServer } from '../faults/support/server-process.ts';
import { cleanUp, installed, scratch } from './programs.ts';
import { type RunningProxy, startCaddy, startNginx } from './proxies.ts';
import { post, SITE, visit, visitHttp2, visitPlain } from './visit.ts';

const LIMIT = 3;

const openssl = installed('openssl');
const kinds = [
  { name: 'nginx', program: openssl && installed('nginx'), run: startNginx },
  { name: 'Caddy', program: installed('caddy'), run: startCaddy },
];

describe.each(kinds)('behind $name', ({ program, run }) => {
  describe.skipIf(program === null)('with the sample file', () => {
    let proxy: RunningProxy;
    let server: ServerProcess;
    let dataDir: string;

    beforeAll(async () => {
      dataDir = scratch();
      server = await startServer({
        DATA_DIR: dataDir,
        TRUST_PROXY: 'true',
        SITE_ORIGIN: `https://${SITE}`,
        RATE_LIMIT_ADDRESS: String(LIMIT),
      });
      proxy = await run(program ?? '', [server.port]);
    });
    afterAll(async () => {
      killAll();
      await cleanUp();
      await closeStores();
    });

    test('serves pages over TLS, headers and compression untouched', async () => {
      const direct = await fetch(`http://127.0.0.1:${server.port}/locations/coimbatore`, {
        headers: { 'accept-encoding': 'br' },
      });
      const text = await direct.text();
      const page = await visit(proxy, { path: '/locations/coimbatore', headers: { 'accept-encoding': 'gzip' } });
      expect(page.status).toBe(200);
      expect(page.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(page.body).toString()).toBe(text);
      expect(page.headers['content-security-policy']).toBe(direct.headers.get('content-security-policy'));
      expect(page.headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
      expect(page.headers['cache-control']).toBe(direct.headers.get('cache-control'));
      expect(page.headers.server ?? '').not.toMatch(/\d/);

      const packed = await visit(proxy, { path: '/locations/coimbatore', headers: { 'accept-encoding': 'br' } });
      expect([packed.headers['content-encoding'], packed.headers.etag]).toEqual(['br', direct.headers.get('etag')]);
      const plain = await visit(proxy, { path: '/locations/coimbatore' });
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(plain.body.toString()).toBe(text);
      const known = await visit(proxy, {
        path: '/locations/coimbatore',
        headers: { 'accept-encoding': 'br', 'if-none-match': String(packed.headers.etag) },
      });
      expect([known.status, known.body.length]).toEqual([304, 0]);
    });

    test('HTTP/2 is spoken', async () => {
      expect(await visitHttp2(proxy, '/services')).toBe(200);
    });

    test('our own redirects and the Not Found page pass through', async () => {
      const moved = await visit(proxy, { path: '/services/' });
      expect([moved.status, moved.headers.location]).toEqual([301, '/services']);
      expect((await visit(proxy, { path: '/nothing-here' })).status).toBe(404);
    });

    test('redirects plain HTTP to the one address', async () => {
      const plain = await visitPlain(proxy, { path: '/contact?a=1' });
      expect([301, 308]).toContain(plain.status);
      // A test's port is not the one of TLS, and Caddy says so.
      expect(plain.headers.location?.replace(`:${proxy.httpsPort}`, '')).toBe(`https://${SITE}/contact?a=1`);
      const bare = await visit(proxy, { path: '/contact?a=1', host: 'example.com' });
      expect([bare.status, bare.headers.location]).toEqual([301, `https://${SITE}/contact?a=1`]);
      await expect(visit(proxy, { host: 'other.example' })).rejects.toThrow();
    });

    test('limits each visitor by the address of the connection', async () => {
      for (let index = 0; index < LIMIT; index++) {
        const answer = await post(proxy, `first ${index}`, { from: '127.0.0.1' });
        expect([answer.status, answer.body.toString()]).toEqual([200, expect.stringContaining('"ok":true')]);
      }
      const forged = { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9', 'x-real-ip': '203.0.113.9' };
      for (const headers of [{}, forged]) {
        const refused = await post(proxy, 'one too many', { from: '127.0.0.1', headers });
        expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
      }
      expect((await post(proxy, 'of another visitor', { from: '127.0.0.2' })).status).toBe(200);
      const store = await testStore(testConfig({ DATA_DIR: dataDir }));
      const messages = (await allLeads(store)).map((lead) => lead.message);
      expect(messages.sort()).toEqual(['first 0', 'first 1', 'first 2', 'of another visitor']);
    });

    test('a forged host does not make another site’s post ours', async () => {
      const answer = await post(proxy, 'from elsewhere', {
        from: '127.0.0.3',
        headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', 'x-forwarded-host': 'evil.example' },
      });
      expect(answer.status).toBe(403);
    });

    test('refuses large messages clearly', async () => {
      const ours = await post(proxy, 'x'.repeat(80_000), { from: '127.0.0.4' });
      expect([ours.status, ours.body.toString()]).toEqual([413, expect.stringContaining('too long')]);
      expect(ours.headers['content-security-policy']).toContain("default-src 'none'");
      const huge = await post(proxy, 'x'.repeat(1_000_000), { from: '127.0.0.4' });
      expect([huge.status, huge.body.toString()]).toEqual([413, expect.stringContaining('too long')]);
      expect(huge.headers['x-content-type-options']).toBe('nosniff');
      expect(huge.headers['content-security-policy']).toContain("default-src 'none'");
    });

    test('logs networks and paths, and no visitor', async () => {
      await visit(proxy, {
        path: '/contact?name=typed',
        from: '127.0.0.77',
        headers: { 'user-agent': 'told', referer: `https://${SITE}/?told`, cookie: 'told=1' },
      });
      for (const path of ['/enquiry/secret', '/enquiry/answered/secret', '/newsletter/confirm/secret?secret'])
        await visit(proxy, { path });
      while (!proxy.accessLog().includes('/newsletter/')) await sleep(20);
      expect(proxy.accessLog()).toContain('/contact');
      expect(proxy.accessLog()).not.toContain('secret');
      expect(proxy.accessLog()).toContain('127.0.0.0');
      expect(proxy.accessLog()).not.toMatch(/127\.0\.0\.77|typed|told/);
    });

    test('many visitors at once come through one proxy', async () => {
      const asked = Array.from({ length: 200 }, (_, index) =>
        visit(proxy, { path: '/locations', from: `127.0.1.${index + 1}` }).then(({ status }) => status),
      );
      expect(new Set(await Promise.all(asked))).toEqual(new Set([200]));
    });

    test('recovers once the server is back', async () => {
      server.child.kill('SIGTERM');
      await server.ended;
      const away = await visit(proxy, { path: '/contact' });
      expect([away.status, away.headers['retry-after']]).toEqual([503, '10']);
      expect(away.body.toString()).toContain('try again');
      expect(away.headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
      server = await startServer({ DATA_DIR: dataDir, TRUST_PROXY: 'true', PORT: String(server.port) });
      for (let tries = 0; tries < 200; tries++) {
        if ((await visit(proxy, { path: '/contact' })).status === 200) break;
      }
      expect((await visit(proxy, { path: '/contact' })).status).toBe(200);
    });
  });
});
