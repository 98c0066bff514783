/** Checks that each state looks different in forced colours, where the system takes away grounds and shadows. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openSite } from './support/open-site.ts';
import { desktop, pageTests } from './support/visit-page.ts';

const narrow = { width: 390, height: 844 };
const forced = { forcedColors: 'active', reducedMotion: 'reduce' } as const;

const testPage = pageTests(openSite());

/** Pixels around an element, where rings and outlines are drawn. */
const MARGIN_PX = 6;

const picture = async (page: Page, selector: string): Promise<Buffer> => {
  const element = page.locator(selector).first();
  await element.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  expect(width * height, selector).toBeGreaterThan(0);
  const clip = { x: x - MARGIN_PX, y: y - MARGIN_PX, width: width + 2 * MARGIN_PX, height: height + 2 * MARGIN_PX };
  return page.screenshot({ clip, animations: 'disabled' });
};

interface State {
  readonly path: string;
  readonly viewport?: typeof narrow;
  readonly selector: string;
  /** The attribute that makes the state; without one it is being seen at all. */
  readonly attribute?: string;
  readonly reach?: (page: Page) => Promise<unknown>;
}

const counted = (page: Page) => page.locator('[data-today]:not(:empty)').waitFor();
/** Opens the menu of a phone, in which the services are open. */
const openMenu = (page: Page) => page.locator('[data-menu] > summary').click();

const states: Readonly<Record<string, State>> = {
  'the current item of the menu': { path: '/about', selector: 'nav a[href="/about"]', attribute: 'aria-current' },
  'the current part of the menu': {
    path: '/services/gst-returns',
    selector: 'nav summary[aria-current]',
    attribute: 'aria-current',
  },
  'the current page of a panel on a phone': {
    path: '/services/gst-returns',
    viewport: narrow,
    selector: 'nav li li a[aria-current]',
    attribute: 'aria-current',
    reach: openMenu,
  },
  'the current service below a hero': {
    path: '/services/gst-returns',
    selector: 'main nav a[aria-current]',
    attribute: 'aria-current',
  },
  'a due day of six weeks': { path: '/', selector: '[data-dots] i[data-ring]', attribute: 'data-ring', reach: counted },
  'today in six weeks': { path: '/', selector: '[data-dots] i[data-now]', attribute: 'data-now', reach: counted },
  'a day of six weeks on which nothing is due': {
    path: '/',
    selector: '[data-dots] i:not([data-ring], [data-now])',
    reach: counted,
  },
};

for (const [name, { path, viewport = desktop, selector, attribute, reach }] of Object.entries(states))
  testPage(`${name} is marked`, path, { ...forced, viewport }, async (page) => {
    await reach?.(page);
    const marked = await picture(page, selector);
    await page
      .locator(selector)
      .first()
      .evaluate((element: HTMLElement, name) => {
        element.id = 'unmarked';
        // Bold type alone is no mark: it keeps its weight.
        element.style.fontWeight = getComputedStyle(element).fontWeight;
        if (name) element.removeAttribute(name);
        else element.style.opacity = '0';
      }, attribute);
    expect(marked.equals(await picture(page, '#unmarked'))).toBe(false);
  });

testPage('a ticked chip is marked', '/due-dates', { ...forced, viewport: desktop }, async (page) => {
  await counted(page);
  const chip = page.locator('[data-due-dates] label:has([type=checkbox])').first();
  // The picture is taken below the words and the tick, which is ten pixels high.
  const ground = async (): Promise<Buffer> => {
    const { x, y, width, height } = (await chip.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return page.screenshot({ clip: { x: x + width / 4, y: y + height - 8, width: width / 2, height: 5 } });
  };
  const press = async (): Promise<void> => {
    await chip.click();
    await page.mouse.move(0, 0);
  };
  const plain = await ground();
  await press();
  expect((await ground()).equals(plain)).toBe(false);
  await press();
  expect((await ground()).equals(plain)).toBe(true);
});

testPage('a chosen GST return is marked', '/due-dates', { ...forced, viewport: desktop }, async (page) => {
  await counted(page);
  const before = await picture(page, '[data-due-dates] label:has([value=gst-monthly])');
  await page.locator('[data-due-dates] label:has([value=gst-monthly])').click();
  await page.mouse.move(0, 0);
  expect(before.equals(await picture(page, '[data-due-dates] label:has([value=gst-monthly])'))).toBe(false);
});
