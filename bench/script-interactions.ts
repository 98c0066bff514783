/** How long the page needs to answer a visitor's hand on a slow phone, by the browser's own clock (Event Timing). */
import type { Locator, Page } from 'playwright-core';
import { openOnPhone, slowDown, wakeIslands } from './phone.ts';

/** What a visitor does on a page that has been open for a while. */
interface Interaction {
  readonly name: string;
  readonly path: string;
  readonly act: (page: Page) => Promise<unknown>;
}

/** A person's pause between two keys, milliseconds. */
const KEY_PAUSE = 150;

/** A person's pause between scrolling to a thing and pressing it, milliseconds. */
const LOOK = 1000;

/** Scrolling is no interaction, and what comes into view by it has been drawn when a finger comes down. */
const tapInView = async (thing: Locator): Promise<void> => {
  await thing.scrollIntoViewIfNeeded();
  await thing.page().waitForTimeout(LOOK);
  await thing.tap();
};

const form = 'form[name=contact]';

export const interactions: readonly Interaction[] = [
  { name: 'opening the menu', path: '/', act: (page) => page.locator('details[data-menu] > summary').tap() },
  {
    name: 'typing in the city search',
    path: '/locations',
    act: (page) => page.locator('main input[type=search]').pressSequentially('erode', { delay: KEY_PAUSE }),
  },
  {
    name: 'typing in the contact form',
    path: '/contact',
    act: (page) => page.locator(`${form} input[name=name]`).pressSequentially('Kavitha', { delay: KEY_PAUSE }),
  },
  {
    name: 'sending the contact form with mistakes',
    path: '/contact',
    act: (page) => tapInView(page.locator(`${form} button[type=submit]`)),
  },
];

/** The browser tells of an interaction after the picture that follows it, milliseconds. */
const REPORT = 1000;

/** @returns the slowest of the interactions' events, from the press to the next picture, in steps of 8 ms */
export const timeInteraction = async (origin: string, { path, act }: Interaction): Promise<number> => {
  const phone = await openOnPhone(origin + path, (context) =>
    context.addInitScript(() => {
      const seen = { worst: 0 };
      Object.assign(globalThis, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as PerformanceEventTiming[])
          if (entry.interactionId > 0) seen.worst = Math.max(seen.worst, entry.duration);
      }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    }),
  );
  try {
    await phone.page.waitForLoadState('networkidle');
    await wakeIslands(phone.page);
    await slowDown(phone);
    await act(phone.page);
    await phone.page.waitForTimeout(REPORT);
    return await phone.page.evaluate(() => (globalThis as unknown as { seen: { worst: number } }).seen.worst);
  } finally {
    await phone.close();
  }
};
