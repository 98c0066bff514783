/** Looks at once, for this server may have been down for long, then after each pause (milliseconds). No look rejects. */
export const runPeriodically = (look: () => Promise<void>, every: number) => {
  let isStopped = false;
  let isWoken = false;
  let endPause = (): void => undefined;
  const wake = (): void => {
    isWoken = true;
    endPause();
  };
  const run = async (): Promise<void> => {
    while (!isStopped) {
      isWoken = false;
      await look();
      if (isWoken) continue;
      const { promise, resolve } = Promise.withResolvers<void>();
      endPause = resolve;
      const timer = setTimeout(resolve, every);
      await promise;
      clearTimeout(timer);
    }
  };
  const running = run();
  return {
    /** Ends the pause, also the one after a look under way. */
    wake,
    /** Waits for a look under way. */
    async stop(): Promise<void> {
      isStopped = true;
      wake();
      await running;
    },
  };
};
