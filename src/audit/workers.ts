import { CancelledError, type Clock } from './environment.ts';
import type { Pace } from './limits.ts';
import type { Request } from './request.ts';

/** A request of one worker, which waits before each of its requests but the first. */
const politely = (request: Request, clock: Clock, delayMs: number, cancel: AbortSignal): Request => {
  let asked = false;
  return async (question) => {
    if (asked) await clock.sleep(delayMs, cancel);
    asked = true;
    return request(question);
  };
};

/** What the workers of a run share. */
export interface Crew {
  readonly request: Request;
  readonly clock: Clock;
  readonly pace: Pace;
  readonly cancel: AbortSignal;
}

/**
 * Works through a list, several items at a time, each worker with a pause between its requests.
 * @param work what to do with one item; it asks through the request that it is given
 * @returns once the list is done, or once every worker has noticed that the run is cancelled
 */
export const workThrough = async <Item>(
  items: readonly Item[],
  { request, clock, pace, cancel }: Crew,
  work: (item: Item, request: Request) => Promise<void>,
): Promise<void> => {
  const left = items.values();
  const worker = async (): Promise<void> => {
    const ask = politely(request, clock, pace.delayMs, cancel);
    // The iterator is shared: each worker takes the next item that is left.
    for (const item of left) await work(item, ask);
  };
  const ends = await Promise.allSettled(Array.from({ length: Math.min(pace.concurrency, items.length) }, worker));
  for (const end of ends) if (end.status === 'rejected' && !(end.reason instanceof CancelledError)) throw end.reason;
};
