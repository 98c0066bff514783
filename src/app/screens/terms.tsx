import { content } from '../../../content/legal/terms.ts';
import { LegalPage } from '../../pages/legal-page.tsx';
import type { ScreenPart } from '../screen-part.ts';

export const load = (): ScreenPart => ({
  node: <LegalPage content={content} seed="terms" />,
  seo: content.seo,
  changedOn: content.changedOn,
});
