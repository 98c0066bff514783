import { afterPaint, isStyled } from './later.ts';

const OPTIONS: IntersectionObserverInit = { threshold: 0.1, rootMargin: '50px 0px -50px 0px' };

const waiting = 'reveal-waiting';
const revealed = 'reveal-shown';

const watch = (signal: AbortSignal): void => {
  const held = new Set<Element>();
  const reported = new Set<Element>();
  const show = (element: Element): void => {
    const { dataset, style } = element as HTMLElement;
    for (const name of ['duration', 'delay'])
      if (dataset[name]) style.setProperty(`--reveal-${name}`, `${dataset[name]}ms`);
    element.classList.remove(waiting);
    element.classList.add(revealed);
  };
  const report = ({ target, isIntersecting, boundingClientRect }: IntersectionObserverEntry, bottom: number): void => {
    const isFirst = !reported.has(target);
    reported.add(target);
    if (isFirst && boundingClientRect.top > bottom) {
      target.classList.add(waiting);
      held.add(target);
    } else if (isFirst || isIntersecting) {
      observer.unobserve(target);
      if (held.delete(target)) show(target);
    }
  };
  const observer = new IntersectionObserver((entries) => {
    // The height is read once for all entries: the browser would lay the page out for each look.
    const bottom = innerHeight;
    for (const entry of entries) report(entry, bottom);
  }, OPTIONS);
  for (const element of document.querySelectorAll('[data-reveal]')) observer.observe(element);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    for (const element of held) element.classList.remove(waiting);
  });
};

/**
 * Reveals once what still lies below the screen. The observer's first report says where things lie, so that nothing has
 * to be measured, and comes when they have been painted: what was on the screen is never hidden.
 */
export const startReveal = (signal: AbortSignal): void => {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (typeof IntersectionObserver !== 'function' || isStill || !isStyled()) return;
  afterPaint(() => signal.aborted || watch(signal));
};
