import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FirmFolder } from '../config/firm-folder.ts';
import type { Colours } from '../content/colours.ts';
import type { Firm } from '../content/site.ts';
import { resolve } from '../src/addresses/resolve.ts';
import { type PageRoute, readLocale } from '../src/addresses/route.ts';
import type { Edition, Editions } from '../src/edition/edition.ts';
import { drawKolam, markSeed } from '../src/kolam/kolam.ts';
import { kolamMarks } from '../src/kolam/svg.ts';
import { imageName, imagePath } from '../src/seo/head.ts';
import type { DescribedPage } from './checks/check-pages.ts';
import { fileCache } from './file-cache.ts';
import { drawnKolam } from './page-drawings.ts';
import type { ShareImage } from './share-image.ts';
import type { SiteFolder } from './site-folder.ts';
import { rasterise, toDataUrl } from './svg.ts';

/**
 * Draws the mark for small sizes: at 16 px there is room for the woven line only, drawn heavier, and the dot in the
 * middle.
 */
function mark({ paper, turmeric }: Colours, share: number): string {
  const { lines } = drawKolam(markSeed);
  const woven = { dots: [{ x: 4, y: 0 }], lines: lines.filter((line) => line.length > 4) };
  const marks = kolamMarks(woven, { line: paper, dot: 'none', stroke: 0.75 });
  return `<g transform="scale(${share})">${marks}<circle r="20" fill="${turmeric}"/></g>`;
}

const icon = (colours: Colours, corner: number, share: number): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 200">' +
  `<rect x="-100" y="-100" width="200" height="200" rx="${corner}" fill="${colours.bottle}"/>${mark(colours, share)}</svg>`;

/** Returns the firm's own logo, or null where its folder has none. */
export const readLogo = ({ path }: FirmFolder): string | null => {
  const file = join(path, 'logo.svg');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};

/** @param space around the logo, of 200 */
const framed = (logo: string, space: number): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200"><rect width="200" height="200" fill="#fff"/>' +
  `<image x="${space}" y="${space}" width="${200 - 2 * space}" height="${200 - 2 * space}" ` +
  `href="${toDataUrl(logo)}"/></svg>`;

/**
 * Returns an ICO file with one PNG of less than 256 pixels
 * (https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)).
 */
const icoFile = (png: Uint8Array, size: number): Uint8Array => {
  const head = new DataView(new ArrayBuffer(22));
  // An icon and not a cursor, one picture, one plane of colours, 32 bits a pixel.
  for (const at of [2, 4, 10]) head.setUint16(at, 1, true);
  head.setUint16(12, 32, true);
  head.setUint8(6, size);
  head.setUint8(7, size);
  head.setUint32(14, png.length, true);
  head.setUint32(18, head.byteLength, true);
  return Buffer.concat([new Uint8Array(head.buffer), png]);
};

const manifest = ({ firm, colours }: IconSite): string =>
  JSON.stringify({
    name: firm.name,
    short_name: firm.shortName,
    start_url: '/',
    display: 'browser',
    background_color: colours.paper,
    theme_color: colours.bottle,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  });

/** The part of a site on which its icons and its manifest depend. */
interface IconSite {
  readonly firm: Pick<Firm, 'name' | 'shortName'>;
  readonly colours: Colours;
}

/**
 * Returns the icons and the manifest by the names of their files.
 * @param logo the firm's own; else the mark of this design
 */
export const iconFiles = (site: IconSite, logo: string | null) => {
  // Phones round the corners themselves: they get a full square with more space around the mark.
  const square = logo ? framed(logo, 28) : icon(site.colours, 0, 0.78);
  const small = logo ? framed(logo, 4) : icon(site.colours, 36, 0.94);
  return {
    // Feed readers, search engines and old browsers ask for it without reading the page.
    'favicon.ico': icoFile(rasterise(small, 32), 32),
    'favicon.svg': small,
    'apple-touch-icon.png': rasterise(square, 180),
    'icon-192.png': rasterise(square, 192),
    'icon-512.png': rasterise(square, 512),
    // The header shows it.
    ...(logo === null ? {} : { 'logo.svg': logo }),
    'site.webmanifest': manifest(site),
  };
};

/** A change of one of these files draws all images again. */
const shapedBy = [
  'share-image.ts',
  'svg.ts',
  'fonts.ts',
  '../src/kolam/svg.ts',
  '../src/ui/fonts/bricolage-latin.woff2',
  '../src/ui/fonts/figtree-latin.woff2',
  '../src/ui/fonts/anek-tamil.woff2',
];

const version = shapedBy
  .reduce((hash, file) => hash.update(readFileSync(new URL(file, import.meta.url))), createHash('sha256'))
  .digest('hex');

const makeKey = ({ title, kicker, seed, locale, logo, colours }: ShareImage): string =>
  createHash('sha256')
    .update(JSON.stringify([version, locale, title, kicker, drawnKolam(seed), logo ?? '', colours]))
    .digest('hex')
    .slice(0, 32);

/** Draws only what the cache does not hold; says how many of each. */
export const writeShareImages = async (
  list: readonly (ShareImage & { readonly file: string })[],
  site: SiteFolder,
  cacheDir: string,
) => {
  let made = 0;
  for (const { file, ...image } of list) {
    const png = await fileCache(join(cacheDir, `${makeKey(image)}.png`), async () => {
      made += 1;
      // This module imports large packages, so only drawing an image loads it.
      const { renderShareImage } = await import('./share-image.ts');
      return renderShareImage(image);
    });
    site.write(file, png);
  }
  return { made, reused: list.length - made };
};

const makeTitle = (edition: Edition, route: PageRoute, page: DescribedPage): string => {
  const { serviceEntry, cityEntry, sharing } = edition;
  switch (route.kind) {
    case 'service':
      return serviceEntry(route.service).name;
    case 'city':
      return sharing.city(cityEntry(route.city).name);
    default:
      return page.title.split(/[:|]/)[0]?.trim() ?? page.title;
  }
};

interface Places {
  readonly site: SiteFolder;
  readonly logo: string | null;
  readonly cacheDir: string;
}

/** Draws the share image of each page that has one of its own. */
export const writeImages = (editions: Editions, pages: readonly DescribedPage[], { site, logo, cacheDir }: Places) => {
  const list = pages.flatMap((page) => {
    const route = resolve(editions.en, page.path);
    if (route.kind === 'not-found' || route.kind === 'redirect') return [];
    // They carry the image of their city or service.
    if (route.kind === 'city-service' || route.kind === 'papers') return [];
    const locale = readLocale(route);
    const edition = editions[locale] ?? editions.en;
    // Its photograph is shared in place of a drawing.
    if (route.kind === 'post' && edition.ownPosts.some(({ id, image }) => id === route.post && image)) return [];
    return {
      file: imagePath(route).slice(1),
      locale,
      title: makeTitle(edition, route, page),
      kicker: editions.en.firm.name,
      seed: imageName(route),
      logo,
      colours: editions.en.site.colours,
    };
  });
  return writeShareImages(list, site, cacheDir);
};
