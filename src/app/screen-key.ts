import { canonicalPath } from '../site/href.ts';
import type { ScreenRoute } from '../site/route.ts';

/** One text for each screen: two pages of one kind must not share opened answers or typed words. */
export const screenKey = (route: ScreenRoute): string => (route.kind === 'not-found' ? '' : canonicalPath(route));
