import { audit } from '../../../content/pages/audit.ts';
import { AuditPage } from '../../pages/audit-page.tsx';
import type { ScreenPart } from '../screen-part.ts';

export const load = (): ScreenPart => ({ node: <AuditPage />, seo: audit.seo, changedOn: audit.changedOn });
