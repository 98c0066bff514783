/**
 * Loaded into a server process before anything else (`node --import`): lets a test set the clock. Orders come over the channel that `spawn` made; CLOCK_SHIFT sets the clock from the start, milliseconds.
 */
import type { Order } from './server-process.ts';

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

process.on('message', (order: Order) => {
  shift = order.shift;
  process.send?.('done');
});
process.channel?.unref();
