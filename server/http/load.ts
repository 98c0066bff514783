import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

/** How often the process is measured, milliseconds: within this time the start and the end of an overload are seen. */
const SAMPLE = 500;

/** The resolution of the measured delay, milliseconds; Node adds it to what it measures. */
const RESOLUTION = 10;

/** The share of V8's heap limit above which it does little but collect garbage, and soon ends the process. */
const HEAP_SHARE = 0.85;

/** The share of the memory that a container or a systemd unit grants; at the whole of it the kernel ends the process. */
const RSS_SHARE = 0.9;

/** The reason of an overload. */
export type Pressure = 'event-loop' | 'heap' | 'memory';

/** The memory that this process may use, bytes; infinite without a limit. */
const grantedMemory = (): number => {
  const granted = process.constrainedMemory();
  // Without a limit Linux reports a number near 2^64.
  return granted > 0 && granted < Number.MAX_SAFE_INTEGER ? granted : Number.POSITIVE_INFINITY;
};

/** The memory that the process uses, bytes; null when it cannot be read, which takes a free descriptor. */
const residentMemory = (): number | null => {
  try {
    return process.memoryUsage.rss();
  } catch {
    return null;
  }
};

/**
 * Measures the load of the process until `stop` is called; `pressure` gives the reason of an overload, or null.
 * @param maxEventLoopDelay mean delay in milliseconds; 0 for no bound
 */
export const watchLoad = (maxEventLoopDelay: number) => {
  const most = grantedMemory() * RSS_SHARE;
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
  let now: Pressure | null = null;

  const measure = (): Pressure | null => {
    // Not one measurement in half a second: the event loop was blocked.
    const delay = delays.count === 0 ? Number.POSITIVE_INFINITY : delays.mean / 1e6 - RESOLUTION;
    delays.reset();
    if (maxEventLoopDelay > 0 && delay > maxEventLoopDelay) return 'event-loop';
    const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics();
    if (used > limit * HEAP_SHARE) return 'heap';
    return (residentMemory() ?? 0) > most ? 'memory' : null;
  };

  delays.enable();
  const timer = setInterval(() => {
    now = measure();
  }, SAMPLE).unref();
  return {
    pressure: (): Pressure | null => now,
    stop(): void {
      clearInterval(timer);
      delays.disable();
    },
  };
};
