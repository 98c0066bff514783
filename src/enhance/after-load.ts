/** Calls so many milliseconds after the load event of the page; at once when that time has passed already. */
export const afterLoad = (delay: number, then: () => void): void => {
  const wait = (): void => {
    setTimeout(then, delay);
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
};
