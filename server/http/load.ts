import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';

/** How often the process is measured, milliseconds: an overload is seen, and seen to be over, within that time. */
const SAMPLE = 500;

/** The finest delay that is told apart, milliseconds; Node adds it to what it measures. */
const RESOLUTION = 10;

/** Above this part of what V8 may use it does little but collect garbage, and soon ends the process. */
const HEAP_SHARE = 0.85;

/** The part of the memory that a container or a systemd unit grants; above all of it the kernel ends the process. */
const RSS_SHARE = 0.9;

/** What there is too much of. */
export type Pressure = 'event-loop' | 'heap' | 'memory';

/** A measurement that goes on until it is stopped. */
export interface Load {
  /** What the process has too much of just now, or null. */
  pressure(): Pressure | null;
  stop(): void;
}

/** Memory that this process may use in all, bytes; infinite where nobody set a bound. */
const grantedMemory = (): number => {
  const granted = process.constrainedMemory();
  // Without a bound Linux reports a number near 2^64.
  return granted > 0 && granted < Number.MAX_SAFE_INTEGER ? granted : Number.POSITIVE_INFINITY;
};

/** The memory that the process holds, bytes; null where that cannot be read: it takes a descriptor. */
const residentMemory = (): number | null => {
  try {
    return process.memoryUsage.rss();
  } catch {
    return null;
  }
};

/**
 * Measures how much the process has to do.
 * @param maxEventLoopDelay mean delay in milliseconds; 0 for no bound
 */
export const watchLoad = (maxEventLoopDelay: number): Load => {
  const most = grantedMemory() * RSS_SHARE;
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
  let now: Pressure | null = null;

  const measure = (): Pressure | null => {
    // Not one measurement in half a second: the loop stood still.
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
    pressure: () => now,
    stop() {
      clearInterval(timer);
      delays.disable();
    },
  };
};
