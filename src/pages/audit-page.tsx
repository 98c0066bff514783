import { addressData } from '../addresses/address-data.ts';
import { Island } from '../islands/island.tsx';
import { useEdition } from '../ui/edition.tsx';
import { CompactHead } from '../ui/heads/heads.tsx';
import { Points } from '../ui/points/points.tsx';
import { Section } from '../ui/sections/sections.tsx';
import { LaterSheet } from './later-sheet.tsx';

export const AuditPage = () => {
  const edition = useEdition();
  const { firm, labels } = edition;
  const { audit } = edition.pages;
  const { origin, phone, whatsapp } = firm;
  return (
    <>
      <CompactHead title={audit.hero.title} lead={audit.hero.lead} />
      <Section title={audit.toolTitle} id="tool">
        <Island
          name="audit-tool"
          props={{
            words: { ...audit.tool, newTab: labels.newTab },
            site: { ...addressData(edition), firm: { origin, phone, whatsapp } },
          }}
        />
      </Section>
      <LaterSheet />
      <Section title={audit.featuresTitle} intro={audit.intro} tone="chalk">
        <Points points={audit.features} />
      </Section>
    </>
  );
};
