import type { Page, Request } from 'playwright-core';
import { type IslandName, islands } from '../../src/islands/list.ts';
import { sampleEdition } from './firms.ts';

const { firm } = sampleEdition();

const pageOf = {
  'audit-tool': '/audit',
  'blog-posts': '/blog',
  'case-tool': '/tools/gst-late-fee',
  'city-search': '/locations',
  'contact-form': '/contact',
  'newsletter-form': '/blog',
} as const satisfies Record<IslandName, string>;

/** Every island with a page that has it; a firm without a blog shows no posts of it. */
export const placesOfIslands = (Object.keys(islands) as IslandName[])
  .filter((name) => name !== 'blog-posts' || firm.blogUrl !== null)
  .map((name) => [name, pageOf[name]] as const);

/** Returns the element that the build rendered an island into. */
export const findPlace = (page: Page, name: IslandName) => page.locator(`[data-island=${name}]`);

/** Waits until an island of the page answers; it must be near the screen or touched first. */
export const waitForIsland = (page: Page, name: IslandName): Promise<void> =>
  page.locator(`[data-island=${name}][data-awake]`).waitFor({ state: 'attached' });

/** Goes to an island as a visitor who scrolls there, and waits until it answers. */
export const goTo = async (page: Page, name: IslandName): Promise<void> => {
  await findPlace(page, name).scrollIntoViewIfNeeded();
  await waitForIsland(page, name);
};

/** Returns the addresses of an island's own script, as a pattern for routes. */
export const findScript = (name: IslandName): string => `**/assets/${name}-*.js`;

/** Holds an island's script back until it is called. */
export const holdScript = async (page: Page, name: IslandName): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(findScript(name), async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

/** Notes the paths of the scripts that a page asks for, in their order. */
export const scriptsAskedBy = (page: Page): string[] => {
  const paths: string[] = [];
  page.on('request', (request: Request) => {
    if (request.resourceType() === 'script') paths.push(new URL(request.url()).pathname);
  });
  return paths;
};

/** Tells whether the first field that is wrong has the focus. */
export const isFirstWrong = (page: Page): Promise<boolean> =>
  page.evaluate(
    () => document.activeElement === document.querySelector('[aria-invalid=true], [data-invalid=true] input'),
  );
