/**
 * Looks at once, because this server may have been down for long, then again and again, one look at a time.
 * @param look never rejects
 * @param every the pause between two, milliseconds
 * @returns `wake` ends the pause, also the one after a look under way; `stop` waits for that look
 */
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
    wake,
    async stop(): Promise<void> {
      isStopped = true;
      wake();
      await running;
    },
  };
};
