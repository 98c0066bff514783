import type { ServicePageContent } from '../../../content/service-views.ts';
import { ServicePage } from '../../pages/service-page.tsx';
import type { ScreenPart } from '../screen-part.ts';

export const load = (content: ServicePageContent): ScreenPart => ({
  node: <ServicePage content={content} />,
  seo: content.seo,
  changedOn: content.changedOn,
  questions: content.page.questions,
  about: content.description,
});
