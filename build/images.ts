import { cityIndex } from '../content/city-index.ts';
import { firm } from '../content/firm.ts';
import { serviceIndex } from '../content/service-index.ts';
import { sharing } from '../content/sharing.ts';
import { cityIndex as tamilCities } from '../content/ta/city-index.ts';
import { serviceIndex as tamilServices } from '../content/ta/service-index.ts';
import { sharing as tamilSharing } from '../content/ta/sharing.ts';
import { imageName, imagePath } from '../src/site/head.ts';
import type { Locale } from '../src/site/locale.ts';
import { palette } from '../src/site/palette.ts';
import { resolve } from '../src/site/resolve.ts';
import { localeOf, type PageRoute } from '../src/site/route.ts';
import type { DescribedPage } from './check-pages.ts';
import { ownLogo, renderIcons } from './icons.ts';
import { type ShareImageCounts, writeShareImages } from './share-images.ts';
import type { SiteFolder } from './site-folder.ts';

/** The words of the pictures in each language. */
const words = {
  en: { cityIndex, serviceIndex, sharing },
  ta: { cityIndex: tamilCities, serviceIndex: tamilServices, sharing: tamilSharing },
} satisfies Record<Locale, unknown>;

/** The title on a share image. */
const titleOf = (route: PageRoute, page: DescribedPage): string => {
  const { cityIndex: cities, serviceIndex: services, sharing: say } = words[localeOf(route)];
  switch (route.kind) {
    case 'service':
      return services.find(({ slug }) => slug === route.service)?.name ?? page.title;
    case 'city':
      return say.city(cities.find(({ slug }) => slug === route.city)?.name ?? page.title);
    default:
      return page.title.split(/[:|]/)[0]?.trim() ?? page.title;
  }
};

const manifest = () =>
  JSON.stringify({
    name: firm.name,
    short_name: firm.shortName,
    start_url: '/',
    display: 'browser',
    background_color: palette.paper,
    theme_color: palette.bottle,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  });

/** The icons and the manifest, by the names of their files. */
export const iconFiles = async (): Promise<ReadonlyMap<string, string | Uint8Array>> => {
  const logo = ownLogo();
  return new Map<string, string | Uint8Array>([
    ...Object.entries(await renderIcons(logo)),
    // The header shows it.
    ...(logo === null ? [] : [['logo.svg', logo] as const]),
    ['site.webmanifest', manifest()],
  ]);
};

/**
 * Writes the share images of the services, cities, posts and fixed pages.
 * @param cacheDir where drawn images are kept
 * @returns how many were drawn and how many came from the cache
 */
export const writeImages = (
  pages: readonly DescribedPage[],
  site: SiteFolder,
  cacheDir: string,
): Promise<ShareImageCounts> => {
  const logo = ownLogo();
  const list = pages.flatMap((page) => {
    const route = resolve(page.path);
    if (route.kind === 'not-found' || route.kind === 'redirect') return [];
    // They carry the image of their city or service.
    if (route.kind === 'city-service' || route.kind === 'papers') return [];
    const locale = localeOf(route);
    return {
      file: imagePath(route).slice(1),
      locale,
      title: titleOf(route, page),
      kicker: firm.name,
      seed: imageName(route),
      logo,
    };
  });
  return writeShareImages(list, site.path, cacheDir);
};
