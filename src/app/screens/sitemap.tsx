import { siteMapPage } from '../../../content/pages/site-map.ts';
import { SitemapPage } from '../../pages/sitemap-page.tsx';
import type { ScreenPart } from '../screen-part.ts';

export const load = (): ScreenPart => ({
  node: <SitemapPage />,
  seo: siteMapPage.seo,
  changedOn: siteMapPage.changedOn,
});
