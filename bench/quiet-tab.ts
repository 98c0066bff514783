/**
 * A tab that nobody watches while it works: a debugger that records the network, as Playwright's does, keeps the answers
 * in the memory of the tab.
 */
import { once } from 'node:events';
import { startChromium } from './chromium.ts';
import { residentMemory } from './processes.ts';

/** A Chromium with one tab. */
export interface QuietTab {
  /** Where Playwright can take over, once what must not be watched is done. */
  readonly endpoint: string;
  /** Runs an expression in the page and waits for its promise. */
  evaluate<T>(expression: string): Promise<T>;
  open(url: string): Promise<void>;
  /** Resident memory of the browser's tab processes, MB; `null` on systems without `/proc`. */
  memory(): Promise<number | null>;
  close(): Promise<void>;
}

interface Answer {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** A line to the browser, or to one of its tabs, in the Chrome DevTools Protocol. */
const connect = async (address: string) => {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    waiting.get(answer.id ?? 0)?.(answer);
    waiting.delete(answer.id ?? 0);
  });
  let last = 0;
  const send = async (method: string, params: object = {}): Promise<unknown> => {
    last += 1;
    const { promise, resolve } = Promise.withResolvers<Answer>();
    waiting.set(last, resolve);
    socket.send(JSON.stringify({ id: last, method, params }));
    const { result, error } = await promise;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
  return { send, close: () => socket.close() };
};

/** Starts a browser with one empty tab. */
export const openQuietTab = async (): Promise<QuietTab> => {
  const { address, endpoint, close } = await startChromium(['--window-size=1280,900']);
  const targets = (await (await fetch(`${endpoint}/json/list`)).json()) as {
    type: string;
    webSocketDebuggerUrl: string;
  }[];
  const browser = await connect(address);
  const tab = await connect(targets.find(({ type }) => type === 'page')?.webSocketDebuggerUrl ?? '');
  return {
    endpoint,
    async evaluate<T>(expression: string) {
      const answer = await tab.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
      const { result, exceptionDetails } = answer as {
        result: { value: T; description?: string };
        exceptionDetails?: { text: string };
      };
      if (exceptionDetails) throw new Error(`${exceptionDetails.text} ${result.description ?? ''} in ${expression}`);
      return result.value;
    },
    async open(url) {
      await tab.send('Page.navigate', { url });
    },
    async memory() {
      const { processInfo } = (await browser.send('SystemInfo.getProcessInfo')) as {
        processInfo: { type: string; id: number }[];
      };
      const sizes = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => residentMemory(id));
      return sizes.reduce<number | null>((sum, size) => (sum === null || size === null ? null : sum + size), 0);
    },
    async close() {
      tab.close();
      browser.close();
      await close();
    },
  };
};
