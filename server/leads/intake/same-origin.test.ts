import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sampleSite } from '../../../tests/support/firms.ts';
import type { Store } from '../store/store.ts';
import { allLeads, cleanUp, testConfig, testStore } from '../store/testing/fixtures.ts';
import { closeServers, contactForm, multipart, post, startForms } from './testing/form-server.ts';

const { firm } = sampleSite();
const SITE = 'https://tax.example';
const ELSEWHERE = 'https://evil.example';
const HTML = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

let origin: string;
let store: Store;
let logged: string[];
beforeEach(async () => {
  const config = testConfig({ SITE_ORIGIN: SITE, TRUST_PROXY: 'true' });
  store = await testStore(config);
  ({ origin, logged } = await startForms(store, config));
});
afterEach(async () => {
  await closeServers();
  await cleanUp();
});

type Headers = Readonly<Record<string, string>>;

describe('an enquiry of our own page', () => {
  // "{host}" stands for the test server's own.
  const own: readonly (readonly [string, Headers])[] = [
    ['from a program or an old browser, which say nothing', {}],
    ['from our page', { origin: SITE, 'sec-fetch-site': 'same-origin' }],
    ['from our page in a browser without fetch metadata', { origin: SITE }],
    ['from the host that was asked, whatever SITE_ORIGIN says', { origin: 'http://{host}' }],
    [
      'from the host that a proxy tells',
      { origin: 'https://www.other.example', 'x-forwarded-host': 'www.other.example' },
    ],
    [
      'from the same host with its port written out',
      { origin: 'https://a.example', 'x-forwarded-host': 'a.example:443' },
    ],
    [
      'through a proxy that hides the host, where only the browser knows',
      { origin: 'https://www.other.example', 'sec-fetch-site': 'same-origin' },
    ],
    ['moved from http to https on its way', { origin: 'https://{host}', 'sec-fetch-site': 'cross-site' }],
    ['from a page without a referrer', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
    ['from such a page in an old browser', { origin: 'null' }],
    ['sent again by the visitor', { 'sec-fetch-site': 'none' }],
    ['with an Origin that is no address', { origin: 'about' }],
  ];

  test.each(own)('%s', async (_name, sent) => {
    const { host } = new URL(origin);
    const headers = Object.fromEntries(
      Object.entries(sent).map(([key, value]) => [key, value.replace('{host}', host)]),
    );
    expect((await post(origin, multipart(contactForm), headers)).status).toBe(200);
    expect(await allLeads(store)).toHaveLength(1);
  });
});

describe('an enquiry of another site', () => {
  const foreign: readonly (readonly [string, Headers])[] = [
    ['from another site', { origin: ELSEWHERE, 'sec-fetch-site': 'cross-site' }],
    ['from another site in an old browser', { origin: ELSEWHERE }],
    ['from another site that hides its name', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
    ['from another site without Origin', { 'sec-fetch-site': 'cross-site' }],
    ['from a neighbour on the same domain', { origin: 'https://shop.tax.example', 'sec-fetch-site': 'same-site' }],
    ['from a name that only begins like ours', { origin: `${SITE}.evil.example` }],
    ['from our host on another port', { origin: 'https://tax.example:8443' }],
  ];

  test.each(foreign)('is refused, %s: as JSON', async (_name, headers) => {
    const response = await post(origin, multipart(contactForm), headers);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ ok: false, error: 'cross-site', phone: firm.phone });
    expect(await allLeads(store)).toEqual([]);
  });

  test('names the phone number whichever form is posted', async () => {
    const response = await post(origin, multipart(contactForm), { accept: HTML, origin: ELSEWHERE });
    expect(response.status).toBe(403);
    expect(response.headers.get('content-type')).toContain('text/html');
    const page = await response.text();
    expect(page).toContain('another website');
    expect(page).toContain(firm.phone);
    expect(logged.join('')).toContain(ELSEWHERE);
  });

  test('leaves the share of the misled visitor unused', async () => {
    for (let round = 0; round < 70; round += 1) await post(origin, multipart(contactForm), { origin: ELSEWHERE });
    expect((await post(origin, multipart(contactForm), { origin: SITE })).status).toBe(200);
  });
});

describe('the links of the newsletter', () => {
  const subscribe = async () => {
    await post(origin, new URLSearchParams({ 'form-name': 'newsletter', email: 'ann@example.org' }));
    const [lead] = await allLeads(store);
    return lead?.id ?? '';
  };
  const press = (path: string, headers: Headers, body?: URLSearchParams) =>
    fetch(origin + path, { method: 'POST', headers, ...(body ? { body } : {}) });

  test('a confirmation is our own page’s button', async () => {
    const path = `/newsletter/confirm/${await store.newsletter.issueToken(await subscribe(), Date.now())}`;
    expect((await press(path, { origin: ELSEWHERE, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    // The page has a policy of no referrer, so the browser sends `Origin: null`.
    expect((await press(path, { origin: 'null', 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  test('allow one-click unsubscribing from any provider (RFC 8058)', async () => {
    const path = `/newsletter/unsubscribe/${store.newsletter.unsubscribeToken(await subscribe())}`;
    const oneClick = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const elsewhere = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
    expect((await press(path, elsewhere)).status).toBe(403);
    expect((await press(path, elsewhere, oneClick)).status).toBe(200);
    expect((await press(path, {}, oneClick)).status).toBe(200);
    const form = new FormData();
    form.append('List-Unsubscribe', 'One-Click');
    expect((await fetch(origin + path, { method: 'POST', headers: elsewhere, body: form })).status).toBe(200);
    expect((await press(path, { origin: 'null' })).status).toBe(200);
  });
});
