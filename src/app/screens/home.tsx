import { home } from '../../../content/pages/home.ts';
import { HomePage } from '../../pages/home-page.tsx';
import type { ScreenPart } from '../screen-part.ts';

export const load = (): ScreenPart => ({ node: <HomePage />, seo: home.seo, changedOn: home.changedOn });
