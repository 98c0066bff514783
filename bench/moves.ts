/**
 * Measures the time from a press to the next page that the browser had rendered ahead, without a debugger: Chromium
 * prerenders nothing in a page that one holds. A proxy puts a script into the pages.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SPECULATION_RULES, SPECULATION_RULES_TYPE } from '../src/delivery/speculation-rules.ts';
import { withSite } from '../tests/site-checks/pages.ts';
import { startChromium } from '../tests/support/prerendering-browser.ts';
import { figure, median, type Row } from './row.ts';

interface Move {
  /** Milliseconds from the press to the first frame in which the new page is seen. */
  readonly time: number;
  readonly prerendered: boolean;
}

/** Waits this long before a press, so that the page is loaded and the next one prerendered. */
const REST_MS = 2000;

const MOVE_TIMEOUT_MS = 30_000;

/** Two pages with one word and no other request: what the browser and the machine need for any move. */
const blankMove = ['/blank-1', '/blank-2'] as const;
const blankPage = (path: string): string =>
  `<!doctype html><html lang="en-IN"><meta charset="utf-8"><title>${path}</title><link rel="icon" href="data:,"><main><a href="${blankMove.find((other) => other !== path)}">Blank</a></main></html>`;

/** Runs in every page: it knows by its address which of the two it is. */
const inPage = (from: string, href: string, rest: number): void => {
  const to = href.replace(/#.*$/, '');
  const report = (what: object): void => void fetch('/reported', { method: 'POST', body: JSON.stringify(what) });
  const here = location.pathname + location.search;
  sessionStorage.setItem('welcomePopupShown', 'true');
  if (here === from)
    addEventListener('load', () => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')];
      const link = links.find((one) => one.pathname + one.search === to && one.checkVisibility());
      if (!link) return report({ error: `no link from ${from} to ${to}` });
      // Nobody presses a link before it is on the screen.
      link.scrollIntoView({ block: 'center', behavior: 'instant' });
      setTimeout(() => {
        localStorage.setItem('pressed', String(performance.timeOrigin + performance.now()));
        link.click();
      }, rest);
    });
  if (here === to) {
    const tell = (prerendered: boolean): number =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          const time = performance.timeOrigin + performance.now() - Number(localStorage.getItem('pressed'));
          report({ time, prerendered });
        }),
      );
    const page: Document & { readonly prerendering?: boolean } = document;
    if (page.prerendering) document.addEventListener('prerenderingchange', () => tell(true), { once: true });
    else
      new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) tell(false);
      }).observe({ type: 'paint', buffered: true });
  }
};

/**
 * Returns the site's rules but for the pointer's rest, which nobody can play without a debugger: the one link is
 * prepared at once.
 */
const rulesFor = (href: string): string => JSON.stringify({ prerender: [{ urls: [href], eagerness: 'immediate' }] });

/** The headers that a proxy does not pass on: the policy would forbid the script, and `fetch` has unpacked the body. */
const notPassedOn = [
  'content-security-policy',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'speculation-rules',
];

const fetchAnswer = async (origin: string, url: string, from: string, href: string) => {
  // The page that is opened has no rules: on arrival no pointer rests on a link, and nothing is rendered ahead.
  const rules: Record<string, string> = url === from ? { 'speculation-rules': `"/${SPECULATION_RULES}"` } : {};
  if (url === `/${SPECULATION_RULES}`) return { type: SPECULATION_RULES_TYPE, headers: {}, body: rulesFor(href) };
  if (blankMove.some((path) => path === url)) return { type: 'text/html', headers: rules, body: blankPage(url) };
  const answer = await fetch(origin + url);
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !notPassedOn.includes(name)));
  return {
    type: headers['content-type'] ?? '',
    headers: { ...headers, ...rules },
    body: Buffer.from(await answer.arrayBuffer()),
  };
};

/** @param href of a link in the page's main part @throws Error when the browser does not make the move */
const moveOnce = async (origin: string, from: string, href: string): Promise<Move> => {
  const script = `<script>(${inPage})(${JSON.stringify(from)}, ${JSON.stringify(href)}, ${REST_MS})</script>`;
  const reported = Promise.withResolvers<string>();
  const proxy = createServer(async (request, response) => {
    const { url = '/', method } = request;
    if (url === '/reported') return void request.on('data', (text) => reported.resolve(String(text)));
    if (method !== 'GET') return void response.end();
    const { type, headers, body } = await fetchAnswer(origin, url, from, href);
    response.writeHead(200, { ...headers, 'content-type': type });
    response.write(body);
    response.end(type.startsWith('text/html') ? script : '');
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  const { browser, close } = startChromium(`http://127.0.0.1:${port}${from}`);
  browser.stderr.resume();
  const late = setTimeout(
    () => reported.resolve('{ "error": "the browser did not report the move" }'),
    MOVE_TIMEOUT_MS,
  );
  try {
    const { error, ...move } = JSON.parse(await reported.promise) as Move & { error?: string };
    if (error) throw new Error(`${from} to ${href}: ${error}`);
    return move;
  } finally {
    clearTimeout(late);
    await close();
    proxy.closeAllConnections();
    proxy.close();
  }
};

const ROUNDS = 3;

/** The aim: times a move between blank pages. */
const OF_BLANK = 2.2;

const pairs: readonly (readonly [from: string, to: string])[] = [
  ['/', '/services'],
  ['/', '/locations'],
  ['/', '/services/gst-returns'],
  ['/services/gst-returns', '/services/gst-refunds'],
  ['/locations/coimbatore', '/locations/coimbatore/gst-returns'],
  ['/locations', '/locations/erode'],
  ['/locations/erode', '/contact?city=erode#write'],
  ['/about', '/contact'],
  ['/ta', '/ta/services'],
];

const measureMove = async (origin: string, from: string, to: string): Promise<readonly Move[]> => {
  const made: Move[] = [];
  for (let round = 0; round < ROUNDS; round += 1) made.push(await moveOnce(origin, from, to));
  console.log(`  ${from} to ${to}: ${made.map(({ time }) => figure(time)).join(', ')} ms`);
  return made;
};

export const moves = (): Promise<readonly Row[]> =>
  withSite(async (origin) => {
    const blank = median((await measureMove(origin, ...blankMove)).map(({ time }) => time));
    const of = `${OF_BLANK} of it`;
    const rows: Row[] = [{ what: blankMove.join(' to '), ours: `${figure(blank)} ms`, aim: of, met: true }];
    let ahead = 0;
    for (const [from, to] of pairs) {
      const made = await measureMove(origin, from, to);
      ahead += made.filter(({ prerendered }) => prerendered).length;
      const time = median(made.map((move) => move.time));
      rows.push({
        what: `${from} to ${to}`,
        ours: `${figure(time)} ms`,
        ratio: figure(time / blank, 2),
        met: time / blank <= OF_BLANK,
      });
    }
    const all = pairs.length * ROUNDS;
    return [...rows, { what: 'rendered ahead', ours: `${ahead} of ${all}`, aim: 'all', met: ahead === all }];
  });
