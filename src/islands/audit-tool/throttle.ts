/** Passes on the newest of many values, the first at once and then at most one in a while. */
export interface Throttle<Value> {
  push(value: Value): void;
  /** Drops what has not been passed on yet. */
  stop(): void;
}

/**
 * Makes a throttle.
 * @param ms the shortest time between two values
 */
export const throttle = <Value>(ms: number, pass: (value: Value) => void): Throttle<Value> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: { readonly value: Value } | null = null;
  const next = (): void => {
    timer = undefined;
    if (!waiting) return;
    const { value } = waiting;
    waiting = null;
    timer = setTimeout(next, ms);
    pass(value);
  };
  return {
    push(value) {
      waiting = { value };
      if (timer === undefined) next();
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      waiting = null;
    },
  };
};
