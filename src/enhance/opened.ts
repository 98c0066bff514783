/**
 * Whether the page is rendered ahead: a browser may do that with one that a pointer rests on before it is opened, or is not
 * (https://html.spec.whatwg.org/#prerendering-browsing-context); TypeScript does not know of it yet.
 */
const isAhead = (): boolean => (document as Document & { readonly prerendering?: boolean }).prerendering === true;

/**
 * Calls when the visitor has opened the page: at once, or when the browser has shown what it had rendered ahead. That
 * page is painted first; a timer's callback runs after the frame.
 * @param then is told whether the page had been rendered ahead
 */
export const whenOpened = (then: (wasAhead: boolean) => void): void => {
  if (isAhead())
    document.addEventListener('prerenderingchange', () => requestAnimationFrame(() => setTimeout(then, 0, true)));
  else then(false);
};

/** Milliseconds since the visitor opened the page. */
export const sinceOpened = (): number => {
  const [load] = performance.getEntriesByType('navigation') as (PerformanceEntry & { activationStart?: number })[];
  return performance.now() - (load?.activationStart ?? 0);
};
