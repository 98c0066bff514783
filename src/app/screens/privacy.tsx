import { content } from '../../../content/legal/privacy.ts';
import { LegalPage } from '../../pages/legal-page.tsx';
import type { ScreenPart } from '../screen-part.ts';

export const load = (): ScreenPart => ({
  node: <LegalPage content={content} seed="privacy" />,
  seo: content.seo,
  changedOn: content.changedOn,
});
