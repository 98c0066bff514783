import { whenNear } from '../enhance/later.ts';
import { pageLocale } from '../enhance/page-locale.ts';
import { type IslandName, isIslandName, islands, withoutScript } from './list.ts';

const NEAR = '100% 0px';

const signs = ['focusin', 'pointerover', 'pointerdown', 'keydown'];

/** Reloads the page, but not after a reload, nor if the browser cannot tell. */
const reloadOnce = (): void => {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (load && load.type !== 'reload') location.reload();
};

const wake = async (place: HTMLElement, name: IslandName, root: HTMLElement, onError: () => void): Promise<void> => {
  try {
    const [component, { hydrateIsland }] = await Promise.all([
      islands[name](place.dataset.part ?? '', pageLocale()),
      import('./hydrate-island.tsx'),
    ]);
    hydrateIsland({ place, name, component, root, onError });
  } catch (error) {
    console.warn(`Script of "${name}" failed to load`, error);
    if (withoutScript[name] === 'reload') reloadOnce();
  }
};

/**
 * An island acts when it comes near the screen, or at the first focus, pointer or key inside it.
 * @param root the element whose content an error screen replaces
 */
export const startIslands = (root: HTMLElement, signal: AbortSignal, onError: () => void): void => {
  for (const place of root.querySelectorAll<HTMLElement>('[data-island]')) {
    const name = place.dataset.island;
    if (!isIslandName(name)) continue;
    const awake = new AbortController();
    const wakeOnce = (): void => {
      if (awake.signal.aborted) return;
      awake.abort();
      leave();
      void wake(place, name, root, onError);
    };
    const leave = whenNear(place, () => queueMicrotask(wakeOnce), NEAR);
    for (const sign of signs) place.addEventListener(sign, wakeOnce, { signal: awake.signal, passive: true });
    signal.addEventListener('abort', () => awake.abort());
  }
};
