/** Milliseconds of the processor that work takes: unlike the time on the clock it hardly grows on a busy machine. */
export const cpuTime = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};
