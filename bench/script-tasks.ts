/** The longest tasks of the main thread on a slow phone, by the browser's own clock (Long Tasks, from 50 ms on). */
import { isAlive, openOnPhone, slowDown } from './phone.ts';

/** The longest task, milliseconds; 0 where none was of 50 ms. */
export interface LongestTasks {
  /** From the request of the app to its taking over. */
  readonly hydrating: number;
  /** After that, the greetings included. */
  readonly after: number;
}

/** How long the page is watched after the app has taken over: the greetings come 3 s after it, milliseconds. */
const WATCH = 5000;

interface Task {
  readonly start: number;
  readonly duration: number;
}

const longest = (tasks: readonly Task[]): number => Math.max(0, ...tasks.map(({ duration }) => duration));

/** Opens a page with the processor slowed before its app is asked for. */
export const longestTasks = async (url: string): Promise<LongestTasks> => {
  const phone = await openOnPhone('about:blank', (context) =>
    context.addInitScript(() => {
      const seen = { tasks: [] as { start: number; duration: number }[], alive: Number.POSITIVE_INFINITY };
      Object.assign(globalThis, { seen });
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries()) seen.tasks.push({ start: startTime, duration });
      }).observe({ type: 'longtask', buffered: true });
      new MutationObserver((_changes, observer) => {
        if (!document.documentElement?.hasAttribute('data-alive')) return;
        seen.alive = performance.now();
        observer.disconnect();
      }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-alive'] });
    }),
  );
  try {
    await slowDown(phone);
    await phone.page.goto(url);
    await isAlive(phone.page);
    await phone.page.waitForTimeout(WATCH);
    const { tasks, alive, asked } = await phone.page.evaluate(() => {
      const { seen } = globalThis as unknown as { seen: { tasks: Task[]; alive: number } };
      const [app] = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/app-'));
      return { ...seen, asked: app?.startTime ?? 0 };
    });
    const began = tasks.filter(({ start, duration }) => start + duration > asked);
    return {
      hydrating: longest(began.filter(({ start }) => start < alive)),
      after: longest(began.filter(({ start }) => start >= alive)),
    };
  } finally {
    await phone.close();
  }
};
