import { contact } from '../../../content/pages/contact.ts';
import { ContactPage } from '../../pages/contact-page.tsx';
import type { ScreenPart } from '../screen-part.ts';

export const load = (): ScreenPart => ({
  node: <ContactPage />,
  seo: contact.seo,
  changedOn: contact.changedOn,
  questions: contact.questions,
});
