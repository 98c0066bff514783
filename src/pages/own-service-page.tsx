import { ownWords } from '../../content/own-words.ts';
import type { OwnService } from '../../content/site.ts';
import { listCrumbs } from '../seo/crumbs.ts';
import { useEdition } from '../ui/edition.tsx';
import { Figures } from '../ui/facts/facts.tsx';
import { Hero } from '../ui/hero/hero.tsx';
import { ClosingCall, Section } from '../ui/sections/sections.tsx';
import { LaterSheet } from './later-sheet.tsx';
import { listSections } from './own-text.ts';
import { AskButtons, ContactCard } from './page-parts.tsx';
import styles from './pages.module.css';
import { TextSections } from './text-sections.tsx';

const Price = ({ id }: Pick<OwnService, 'id'>) => {
  const { labels, gstInPrice, ownServiceEntry } = useEdition();
  const { name, price } = ownServiceEntry(id);
  return (
    price && (
      <Figures
        strip
        label={name}
        entries={[
          {
            label: labels.startingAt,
            figure: price.text,
            note: [price.unit, gstInPrice].filter(Boolean).join(', '),
          },
        ]}
      />
    )
  );
};

/** Shows a service of the owner: the text, and how to ask for it. */
export const OwnServicePage = ({ own }: { readonly own: OwnService }) => {
  const edition = useEdition();
  const { locale, frameLabels, hrefContact, findSubject } = edition;
  const { about } = edition.pages;
  const { id } = own;
  const enquiry = { service: id };
  const words = ownWords(locale, own);
  return (
    <>
      <Hero
        title={words.title}
        lead={words.description}
        seed={id}
        crumbs={listCrumbs(edition, { kind: 'own-service', own: id })}
        actions={<AskButtons enquiry={enquiry} subject={findSubject(enquiry)} />}
        edge={<Price id={id} />}
      />
      <Section>
        <div className={styles.postText}>
          <TextSections sections={listSections(words)} />
        </div>
      </Section>
      <LaterSheet />
      <Section title={frameLabels.reach} tone="chalk" layout="split">
        <ContactCard subject={findSubject(enquiry)} />
      </Section>
      <ClosingCall words={about.closing} href={hrefContact(enquiry)} seed={id} />
    </>
  );
};
