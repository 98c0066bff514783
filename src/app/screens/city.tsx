import type { CitySlug } from '../../../content/city-index.ts';
import { CityPage } from '../../pages/city-page.tsx';
import { loadCity } from '../city-content.ts';
import type { ScreenPart } from '../screen-part.ts';

export const load = async (slug: CitySlug): Promise<ScreenPart> => {
  const content = await loadCity(slug);
  return { node: <CityPage content={content} />, seo: content.seo, changedOn: content.changedOn };
};
