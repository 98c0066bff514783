/**
 * A Chromium that prerenders. It does not where a debugger holds the page itself, as Playwright's does; here one holds the
 * tab, and gets each page of the tab, rendered ahead or shown, as a target of its own.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserPath, OWN_MACHINE } from './browser.ts';

type Params = Readonly<Record<string, unknown>>;

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Params;
  readonly sessionId?: string;
  readonly result?: Params;
  readonly error?: { readonly message: string };
}

const connectTo = async (address: string) => {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, { readonly session: string | undefined; settle(message: Message): void }>();
  const listeners = new Set<(message: Message) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id !== undefined) {
      waiting.get(message.id)?.settle(message);
      waiting.delete(message.id);
      return;
    }
    // A page that has gone never answers what it was asked.
    if (message.method === 'Target.detachedFromTarget')
      for (const { session, settle } of waiting.values())
        if (session === message.params?.sessionId) settle({ error: { message: 'the page has gone' } });
    for (const listener of listeners) listener(message);
  });
  return {
    listeners,
    send: (method: string, params: Params = {}, session?: string): Promise<Params> =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, {
          session,
          settle: ({ error, result = {} }) =>
            error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result),
        });
        socket.send(JSON.stringify({ id: last, method, params, sessionId: session }));
      }),
  };
};

/** A page of a tab: the one that is shown, or one that is rendered ahead. */
export interface TabPage {
  /** Runs a function in the page; what it takes and returns is passed as JSON. */
  run<T, A extends readonly unknown[]>(what: (...args: A) => T, ...args: A): Promise<Awaited<T>>;
  send(method: string, params?: Params): Promise<Params>;
}

/** A tab whose pages may be rendered ahead. */
export interface Tab {
  shown(): Promise<TabPage>;
  /** The page that was rendered ahead; undefined while there is none. */
  ahead(): Promise<TabPage | undefined>;
  goto(url: string): Promise<TabPage>;
  close(): Promise<void>;
}

/** A browser that prerenders. */
export interface PrerenderingBrowser {
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

const findAddress = (browser: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let output = '';
    browser.stderr?.on('data', (chunk) => {
      output += String(chunk);
      const [address] = /ws:\/\/\S+/.exec(output) ?? [];
      if (address) resolve(address);
    });
    browser.once('exit', () => reject(new Error(`Chromium did not start: ${output}`)));
  });

/** Starts a Chromium of its own, without Playwright. It reaches no other machine. */
export const startChromium = (...args: readonly string[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'chromium-'));
  const options = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-sync'];
  const quiet = ['--disable-background-networking', '--disable-component-update', OWN_MACHINE];
  const place = [`--user-data-dir=${folder}`, '--window-size=1440,900'];
  const browser = spawn(browserPath(), [...options, ...quiet, ...place, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return {
    browser,
    async close() {
      const ended = once(browser, 'exit');
      browser.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};

/** Starts the browser, for the caller to close. */
export const launchPrerenderingBrowser = async (): Promise<PrerenderingBrowser> => {
  const { browser, close } = startChromium('--remote-debugging-port=0');
  const { send, listeners } = await connectTo(await findAddress(browser));

  const findPage = (session: string): TabPage => ({
    send: (method, params) => send(method, params, session),
    async run(what, ...args) {
      const output = await send(
        'Runtime.evaluate',
        { expression: `(${what})(...${JSON.stringify(args)})`, awaitPromise: true, returnByValue: true },
        session,
      );
      const { result, exceptionDetails } = output as { result: { value: never }; exceptionDetails?: unknown };
      if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails));
      return result.value;
    },
  });

  const newTab = async (): Promise<Tab> => {
    const tabs = async () => {
      const { targetInfos } = await send('Target.getTargets', { filter: [{ type: 'tab' }] });
      return (targetInfos as { targetId: string }[]).map(({ targetId }) => targetId);
    };
    const before = await tabs();
    const { targetId: shownFirst } = await send('Target.createTarget', { url: 'about:blank' });
    const targetId = (await tabs()).find((tab) => !before.includes(tab));
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
    const sessions = new Set<string>();
    const listen = ({ method, params, sessionId: of }: Message): void => {
      if (of !== sessionId || !params) return;
      if (method === 'Target.attachedToTarget') sessions.add(String(params.sessionId));
      if (method === 'Target.detachedFromTarget') sessions.delete(String(params.sessionId));
    };
    listeners.add(listen);
    await send(
      'Target.setAutoAttach',
      { autoAttach: true, waitForDebuggerOnStart: false, flatten: true },
      String(sessionId),
    );
    const find = async (ahead: boolean): Promise<TabPage | undefined> => {
      for (const session of sessions) {
        const page = findPage(session);
        const state = () => [
          document.visibilityState === 'visible',
          'prerendering' in document && document.prerendering,
        ];
        const [isShown, isAhead] = await page.run(state).catch(() => [false, false]);
        if (ahead ? isAhead : isShown && !isAhead) return page;
      }
      return undefined;
    };
    const shown = async (): Promise<TabPage> => {
      const page = await find(false);
      return page ?? new Promise((resolve) => setTimeout(resolve, 50)).then(shown);
    };
    return {
      shown,
      ahead: () => find(true),
      async goto(url) {
        await (await shown()).send('Page.navigate', { url });
        for (;;) {
          const page = await shown();
          if (await page.run((wanted) => location.href === wanted && document.readyState === 'complete', url))
            return page;
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      },
      async close() {
        listeners.delete(listen);
        await send('Target.closeTarget', { targetId: targetId ?? shownFirst });
      },
    };
  };

  return { newTab, close };
};
