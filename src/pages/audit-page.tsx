import { audit } from '../../content/pages/audit.ts';
import { AuditTool } from '../features/audit/audit-tool.tsx';
import { Hero } from '../ui/hero/hero.tsx';
import { Later } from '../ui/later/later.tsx';
import { Points } from '../ui/points/points.tsx';
import { Section } from '../ui/section/section.tsx';

export const AuditPage = () => (
  <>
    <Hero title={audit.hero.title} lead={audit.hero.lead} seed="audit" size="low" />
    <Section title={audit.featuresTitle} intro={audit.intro}>
      <Points points={audit.features} columns={3} />
    </Section>
    <Later>
      <Section title={audit.toolTitle} tone="chalk" id="tool">
        <AuditTool />
      </Section>
    </Later>
  </>
);
