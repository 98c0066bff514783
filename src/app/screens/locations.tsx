import { locations } from '../../../content/pages/locations.ts';
import { LocationsPage } from '../../pages/locations-page.tsx';
import type { ScreenPart } from '../screen-part.ts';

export const load = (): ScreenPart => ({ node: <LocationsPage />, seo: locations.seo, changedOn: locations.changedOn });
