import { about } from '../../../content/pages/about.ts';
import { AboutPage } from '../../pages/about-page.tsx';
import type { ScreenPart } from '../screen-part.ts';

export const load = (): ScreenPart => ({
  node: <AboutPage />,
  seo: about.seo,
  changedOn: about.changedOn,
  questions: about.questions,
});
