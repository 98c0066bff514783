import { addressData } from '../addresses/address-data.ts';
import { Island } from '../islands/island.tsx';
import { useEdition } from '../ui/edition.tsx';
import { Hero } from '../ui/hero/hero.tsx';
import { Points } from '../ui/points/points.tsx';
import { Section } from '../ui/sections/sections.tsx';
import { LaterSheet } from './later-sheet.tsx';

export const AuditPage = () => {
  const edition = useEdition();
  const { audit, firm, labels } = edition;
  const { origin, phone, whatsapp } = firm;
  return (
    <>
      <Hero title={audit.hero.title} lead={audit.hero.lead} seed="audit" />
      <Section title={audit.featuresTitle} intro={audit.intro}>
        <Points points={audit.features} />
      </Section>
      <LaterSheet />
      <Section title={audit.toolTitle} tone="chalk" id="tool">
        <Island
          name="audit-tool"
          props={{
            words: { ...audit.tool, newTab: labels.newTab },
            site: { ...addressData(edition), firm: { origin, phone, whatsapp } },
          }}
        />
      </Section>
    </>
  );
};
