/**
 * One move of a visitor, measured without a debugger: Chromium prerenders nothing in a page that one holds. A line between
 * browser and site puts a script into the pages; it presses the link by itself and reports how long the move took.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { SPECULATION_RULES, SPECULATION_RULES_TYPE } from '../src/delivery/speculation-rules.ts';
import { browserPath, OWN_MACHINE } from '../tests/support/browser.ts';

/** A move to another page of the site. */
export interface Move {
  /** Milliseconds from the press to the first frame in which the new page is seen. */
  readonly time: number;
  /** Whether the browser had rendered the page before the press. */
  readonly prerendered: boolean;
  /** How often the server has heard that the page was opened. */
  readonly visits: number;
  /** Whether Back brought the earlier page from the browser's cache, at the place where it was left. */
  readonly wentBack: boolean;
}

/** How long a page stands before its link is pressed, milliseconds: it is loaded, and the next one rendered. */
const REST = 2000;

/** How long a move may take before it counts as failed, milliseconds. */
const PATIENCE = 30_000;

/** Two pages with one word and no other request. */
const BLANK = ['/blank-1', '/blank-2'] as const;
const blankPage = (path: string): string =>
  `<!doctype html><html lang="en-IN"><meta charset="utf-8"><title>${path}</title><link rel="icon" href="data:,"><main><a href="${BLANK.find((other) => other !== path)}">Blank</a></main></html>`;

/** The move between them: what the browser and the machine need for any. */
export const blankMove = BLANK;

/** What runs in every page: it knows by its address which of the two it is. */
const inPage = (from: string, href: string, rest: number): void => {
  const to = href.replace(/#.*$/, '');
  const report = (what: object): void => void fetch('/reported', { method: 'POST', body: JSON.stringify(what) });
  const frame = (then: () => void): number => requestAnimationFrame(() => setTimeout(then));
  const here = location.pathname + location.search;
  sessionStorage.setItem('welcomePopupShown', 'true');
  if (here === from) {
    addEventListener('load', () =>
      setTimeout(() => {
        const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')];
        const isPressed = ({ pathname, search }: HTMLAnchorElement): boolean => pathname + search === to;
        const link = links.find((one) => isPressed(one) && one.checkVisibility() && one.closest('main'));
        link?.scrollIntoView({ block: 'center', behavior: 'instant' });
        localStorage.setItem('place', String(scrollY));
        localStorage.setItem('pressed', String(performance.timeOrigin + performance.now()));
        if (link) link.click();
        else report({ error: `no link from ${from} to ${to}` });
      }, rest),
    );
    addEventListener('pageshow', ({ persisted }) => {
      if (localStorage.getItem('pressed'))
        report({ wentBack: persisted && Math.abs(scrollY - Number(localStorage.getItem('place'))) < 2 });
    });
  }
  if (here === to) {
    const tell = (prerendered: boolean): void => {
      const time = performance.timeOrigin + performance.now() - Number(localStorage.getItem('pressed'));
      report({ time, prerendered });
      setTimeout(() => history.back(), rest / 2);
    };
    const page: Document & { readonly prerendering?: boolean } = document;
    if (page.prerendering)
      document.addEventListener('prerenderingchange', () => frame(() => tell(true)), { once: true });
    else
      new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length > 0) frame(() => tell(false));
      }).observe({ type: 'paint', buffered: true });
  }
};

/** The same rules but for the pointer's rest, which nobody can play without a debugger: the one link is prepared at once. */
const rulesFor = (href: string): string => JSON.stringify({ prerender: [{ urls: [href], eagerness: 'immediate' }] });

/**
 * Makes one move in a browser of its own.
 * @param origin the site
 * @param from path of the page with the link
 * @param href where the link leads, as it stands in the page's main part
 * @throws Error when the browser does not make the move
 */
export const moveOnce = async (origin: string, from: string, href: string): Promise<Move> => {
  const script = `<script>(${inPage})(${JSON.stringify(from)}, ${JSON.stringify(href)}, ${REST})</script>`;
  const to = href.replace(/#.*$/, '');
  let visits = 0;
  let said: Partial<Move> & { error?: string } = {};
  const isOver = (): boolean => said.error !== undefined || said.wentBack !== undefined;
  const line = createServer((incoming, response) => {
    const { method = 'GET', url = '/', headers } = incoming;
    if (url === '/reported') {
      incoming.on('data', (text) => (said = { ...said, ...(JSON.parse(String(text)) as object) }));
      incoming.on('end', () => response.end());
      return;
    }
    if (url === `/${SPECULATION_RULES}`) {
      response.writeHead(200, { 'content-type': SPECULATION_RULES_TYPE }).end(rulesFor(href));
      return;
    }
    if (BLANK.some((path) => path === url)) {
      const named = { 'content-type': 'text/html', 'speculation-rules': `"/${SPECULATION_RULES}"` };
      response.writeHead(200, named).end(blankPage(url) + script);
      return;
    }
    // What the page is asked for a second time, not ahead, is one more visit.
    if (url === to.split('?')[0] && method === 'HEAD') visits += 1;
    if (url === to && method === 'GET' && !headers['sec-purpose']) visits += 1;
    const onward = request(
      origin + url,
      { method, headers: { ...headers, 'accept-encoding': 'identity' } },
      (answer) => {
        const { 'content-security-policy': _, 'content-length': length, ...kept } = answer.headers;
        const isPage = String(kept['content-type']).startsWith('text/html');
        response.writeHead(answer.statusCode ?? 502, isPage || !length ? kept : { ...kept, 'content-length': length });
        // After its head, so that the page itself comes first.
        if (isPage)
          answer
            .setEncoding('utf8')
            .on('data', (text) => response.write(text))
            .on('end', () => response.end(script));
        else answer.pipe(response);
      },
    );
    incoming.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(line, 'listening');
  const start = `http://127.0.0.1:${(line.address() as AddressInfo).port}${from}`;
  const folder = mkdtempSync(join(tmpdir(), 'move-'));
  const browser = spawn(
    browserPath(),
    ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-sync', OWN_MACHINE]
      .concat(['--disable-background-networking', '--disable-component-update', '--window-size=1440,900'])
      .concat([`--user-data-dir=${folder}`, start]),
    { stdio: 'ignore' },
  );
  const ended = once(browser, 'exit');
  try {
    for (let waited = 0; !isOver() && waited < PATIENCE; waited += 100) await wait(100);
  } finally {
    browser.kill();
    await ended;
    line.closeAllConnections();
    line.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  const { time, prerendered, wentBack, error } = said;
  if (time === undefined || prerendered === undefined)
    throw new Error(error ?? `The browser did not report the move from ${from} to ${href}`);
  return { time, prerendered, visits, wentBack: wentBack ?? false };
};
