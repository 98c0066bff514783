import { CityPage } from '../../pages/city-page.tsx';
import type { CityData } from '../../site/city-data.ts';
import type { ScreenPart } from '../screen-part.ts';

export const load = (content: CityData): ScreenPart => ({
  node: <CityPage content={content} />,
  seo: content.seo,
  changedOn: content.changedOn,
});
