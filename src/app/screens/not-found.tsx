import { notFound } from '../../../content/pages/not-found.ts';
import { NotFoundPage } from '../../pages/not-found-page.tsx';
import type { ScreenPart } from '../screen-part.ts';

export const load = (): ScreenPart => ({ node: <NotFoundPage />, seo: notFound.seo, changedOn: '' });
