import './reveal.css';

const OPTIONS: IntersectionObserverInit = { threshold: 0.1, rootMargin: '50px 0px -50px 0px' };

const waiting = 'reveal-waiting';
const revealed = 'reveal-shown';

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Only what lies wholly below the screen may wait: nothing that was to be seen is ever hidden (decision 17). */
const isBelow = (element: Element): boolean => element.getBoundingClientRect().top > innerHeight;

/**
 * Hides what is to be revealed and still lies below the screen, and reveals each once when it comes into view.
 * @returns stops watching; what still waits is shown
 */
export const startReveal = (): (() => void) => {
  if (typeof IntersectionObserver !== 'function' || isStill()) return () => {};
  const held = [...document.querySelectorAll('[data-reveal]')].filter(isBelow);
  const show = (element: Element): void => {
    element.classList.remove(waiting);
    element.classList.add(revealed);
  };
  let observer: IntersectionObserver;
  try {
    observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        show(target);
      }
    }, OPTIONS);
    for (const element of held) observer.observe(element);
  } catch {
    // Nothing has been hidden yet.
    return () => {};
  }
  for (const element of held) element.classList.add(waiting);
  return () => {
    observer.disconnect();
    for (const element of held) element.classList.remove(waiting);
  };
};
