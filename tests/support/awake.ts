import type { Page } from 'playwright-core';
import type { IslandName } from '../../src/islands/list.ts';

/** Waits until an island of the page answers; it must be near the screen or touched first. */
export const awake = (page: Page, name: IslandName): Promise<void> =>
  page.locator(`[data-island=${name}][data-awake]`).waitFor({ state: 'attached' });
