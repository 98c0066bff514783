/** Returns whether the page is prerendered. TypeScript does not have `prerendering` yet (https://html.spec.whatwg.org/#prerendering-browsing-context). */
const isAhead = (): boolean => (document as Document & { readonly prerendering?: boolean }).prerendering === true;

/** Browsers may render a page ahead. It is painted before the call: a timer's callback runs after the frame. */
export const whenOpened = (then: (wasAhead: boolean) => void): void => {
  if (isAhead())
    document.addEventListener('prerenderingchange', () => requestAnimationFrame(() => setTimeout(then, 0, true)));
  else then(false);
};

/** Returns for how many milliseconds the page has been open. */
export const sinceOpened = (): number => {
  const [load] = performance.getEntriesByType('navigation') as (PerformanceEntry & { activationStart?: number })[];
  return performance.now() - (load?.activationStart ?? 0);
};
