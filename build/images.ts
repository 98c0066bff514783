import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { firm } from '../content/firm.ts';
import { cityEntry } from '../src/site/cities.ts';
import { imageName } from '../src/site/head.ts';
import { resolve } from '../src/site/resolve.ts';
import type { Route } from '../src/site/route.ts';
import { serviceEntry } from '../src/site/services.ts';
import type { FinishedPage } from './check-pages.ts';
import { renderIcons, writeShareImages } from './share-images.ts';

/** What a share image says: the page's name in few words. */
const titleOf = (route: Route, page: FinishedPage): string => {
  switch (route.kind) {
    case 'service':
      return serviceEntry(route.service).name;
    case 'city':
      return `Tax and accounts in ${cityEntry(route.city).name}`;
    default:
      return page.title.split(/[:|]/)[0]?.trim() ?? page.title;
  }
};

const manifest = () =>
  JSON.stringify({
    name: firm.name,
    short_name: firm.name.split(' ')[0],
    start_url: '/',
    display: 'browser',
    background_color: '#ffffff',
    theme_color: '#0a3a33',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  });

/**
 * Writes the share images of the services, cities and fixed pages, the icons and the manifest.
 * @returns how many share images were drawn and how many came from the cache
 */
export const siteImages = async (
  pages: readonly FinishedPage[],
  siteDir: string,
  cacheDir: string,
): Promise<{ made: number; reused: number }> => {
  const list = pages.flatMap((page) => {
    const route = resolve(page.path);
    if (route.kind === 'not-found' || route.kind === 'redirect' || route.kind === 'city-service') return [];
    return { name: imageName(route), title: titleOf(route, page), kicker: firm.name, seed: imageName(route) };
  });
  const counts = await writeShareImages(list, join(siteDir, 'share'), cacheDir);
  await mkdir(siteDir, { recursive: true });
  const icons = await renderIcons();
  for (const [name, content] of Object.entries(icons)) await writeFile(join(siteDir, name), content);
  await writeFile(join(siteDir, 'site.webmanifest'), manifest());
  return counts;
};
