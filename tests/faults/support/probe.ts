/**
 * Loaded into a server process before anything else (`node --import`): lets a test set the clock and weigh the memory.
 * Orders come over the channel that `spawn` made; CLOCK_SHIFT sets the clock from the start, milliseconds.
 */
import { readdirSync } from 'node:fs';
import type { Order, Weight } from './server-process.ts';

const RealDate = Date;
let shift = Number(process.env.CLOCK_SHIFT ?? 0);

class ShiftedDate extends RealDate {
  constructor(...args: readonly unknown[]) {
    if (args.length === 0) super(RealDate.now() + shift);
    else super(...(args as [number]));
  }

  static override now(): number {
    return RealDate.now() + shift;
  }
}

globalThis.Date = ShiftedDate as DateConstructor;

const collect: unknown = Reflect.get(globalThis, 'gc');

const weigh = (): Weight => {
  // Twice: what the first round finalises, the second one frees.
  if (typeof collect === 'function') for (let round = 0; round < 2; round++) collect();
  const { heapUsed, rss } = process.memoryUsage();
  return { heapUsed, rss, descriptors: readdirSync('/proc/self/fd').length };
};

process.on('message', (order: Order) => {
  if (order.what === 'clock') shift = order.shift;
  process.send?.(weigh());
});
process.channel?.unref();
