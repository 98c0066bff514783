import type { CitySlug } from '../../content/cities/index.ts';
import { getKind, type KindId, kindIds, type Subject } from '../../content/jurisdictions/kinds.ts';
import { languageTags } from '../addresses/locale.ts';
import type { Edition } from '../edition/edition.ts';
import { writeKind } from '../jurisdictions/write-row.ts';
import { useEdition } from '../ui/edition.tsx';
import { Fold, Folds } from '../ui/fold/fold.tsx';
import { CompactHead } from '../ui/heads/heads.tsx';
import { LedgerTable } from '../ui/ledger-table/ledger-table.tsx';
import { OfficeKinds, OfficeNote, TownOffices, Towns } from '../ui/offices/offices.tsx';
import { ClosingCall, Section } from '../ui/sections/sections.tsx';
import { LaterSheet } from './later-sheet.tsx';
import { groupOffices, KINDS, LikelyNote, linkPortal, nameOffice, OpenMatters } from './office-parts.tsx';

/** Returns the places of the language by their names. */
const byName = ({ cityIndex, locale }: Edition) =>
  cityIndex.toSorted((a, b) => new Intl.Collator(languageTags[locale]).compare(a.name, b.name));

const PlaceOffices = ({ city }: { readonly city: CitySlug }) => {
  const edition = useEdition();
  const { whoDecides: words, cityEntry, hrefCityOffices, jurisdictionWords } = edition;
  const { own, open } = groupOffices(city);
  const { name } = cityEntry(city);
  return (
    <TownOffices id={city} title={words.cityTitle(name)}>
      <LedgerTable
        caption={words.cityTitle(name)}
        columns={[
          { field: 'matter', heading: words.headings.matter, kind: 'text' },
          { field: 'office', heading: words.headings.office, kind: 'name' },
        ]}
        rows={own.map((row) => ({
          matter: jurisdictionWords.kindWords[row.kind].matter,
          office: nameOffice(edition, row, city),
        }))}
      />
      <LikelyNote rows={own} />
      <OpenMatters rows={open} href={`#${KINDS}`} />
      <OfficeNote>
        <a href={hrefCityOffices(city)}>{words.details(name)}</a>
      </OfficeNote>
    </TownOffices>
  );
};

const OfState = () => {
  const edition = useEdition();
  const { whoDecides: words, jurisdictionWords, officeCity } = edition;
  const content = edition.pages.offices;
  const { ofState } = groupOffices(officeCity.slug);
  return (
    <Section title={content.state.title} intro={content.state.intro}>
      <LedgerTable
        caption={content.state.title}
        columns={[
          { field: 'matter', heading: words.headings.matter, kind: 'text' },
          { field: 'office', heading: words.headings.office, kind: 'name' },
        ]}
        rows={ofState.map((row) => ({
          matter: jurisdictionWords.kindWords[row.kind].matter,
          office: nameOffice(edition, row, officeCity.slug),
        }))}
      />
      <LikelyNote rows={ofState} />
    </Section>
  );
};

/** Returns what is the same for all offices of a kind; how to find one's own where there are several. */
const tellKind = (edition: Edition, kind: KindId) => {
  const { jurisdictionWords, fact } = edition;
  const { matter, decides, act, open } = writeKind(kind, jurisdictionWords, { dates: fact('professional-tax.due') });
  const { portal, grain } = getKind(kind);
  return {
    matter,
    text: [decides, act, ...(grain === 'state' ? [] : [open])].join(' '),
    portal: portal && linkPortal(edition, portal),
  };
};

const Kinds = () => {
  const edition = useEdition();
  const { jurisdictionWords } = edition;
  const content = edition.pages.offices;
  return (
    <Section title={content.kinds.title} intro={content.kinds.intro} tone="chalk" id={KINDS}>
      <Folds>
        {(Object.keys(jurisdictionWords.subjects) as Subject[]).map((subject) => (
          <Fold key={subject} title={jurisdictionWords.subjects[subject]}>
            <OfficeKinds
              kinds={kindIds.filter((kind) => getKind(kind).subject === subject).map((kind) => tellKind(edition, kind))}
            />
          </Fold>
        ))}
      </Folds>
    </Section>
  );
};

export const OfficesPage = () => {
  const edition = useEdition();
  const { hrefContact, jurisdictionWords, officeCity } = edition;
  const content = edition.pages.offices;
  const places = byName(edition);
  return (
    <>
      <CompactHead title={content.hero.title} lead={content.hero.lead} />
      <Section title={content.choose} intro={jurisdictionWords.ruling}>
        <Towns label={content.choose} towns={places.map(({ slug, name }) => ({ href: `#${slug}`, name }))} />
      </Section>
      <LaterSheet />
      <Section tone="chalk">
        {places
          .filter(({ slug }) => slug !== officeCity.slug)
          .map(({ slug }) => (
            <PlaceOffices key={slug} city={slug} />
          ))}
        <PlaceOffices city={officeCity.slug} />
      </Section>
      <OfState />
      <Kinds />
      <ClosingCall words={content.closing} href={hrefContact({}, 'form')} seed="offices" />
    </>
  );
};
