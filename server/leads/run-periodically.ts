/**
 * Looks at once, because this server may have been down for long, then again and again.
 * @param look never rejects
 * @param every the pause between two, milliseconds
 * @returns `stop` ends it, after a look that is under way
 */
export const runPeriodically = (look: () => Promise<void>, every: number): { stop(): Promise<void> } => {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  // The pause begins when a look has ended: two at a time would each do what the other does.
  const run = async (): Promise<void> => {
    await look();
    if (isStopped) return;
    timer = setTimeout(() => {
      looking = run();
    }, every);
  };
  let looking = run();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
};
