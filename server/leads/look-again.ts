/**
 * Looks at once, because this server may have been down for long, then again and again with a pause between.
 * @param look never rejects
 * @param every the pause, milliseconds
 * @returns `stop` ends it, after a look that is under way
 */
export const lookAgain = (look: () => Promise<void>, every: number): { stop(): Promise<void> } => {
  const run = async (): Promise<void> => {
    await look();
    timer.refresh();
  };
  let looking = Promise.resolve();
  const timer = setTimeout(() => {
    looking = run();
  }, every);
  looking = run();
  return {
    async stop() {
      clearTimeout(timer);
      await looking;
      // The look that has just ended set the timer again.
      clearTimeout(timer);
    },
  };
};
