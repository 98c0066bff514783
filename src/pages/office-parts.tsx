import type { ReactNode } from 'react';
import type { CitySlug } from '../../content/cities/index.ts';
import { getKind, type PortalId, portals } from '../../content/jurisdictions/kinds.ts';
import { OFFICES } from '../addresses/href.ts';
import type { Edition } from '../edition/edition.ts';
import { type OfficeRow, officesAt } from '../jurisdictions/find-offices.ts';
import { type WrittenRow, writeRow } from '../jurisdictions/write-row.ts';
import { useEdition } from '../ui/edition.tsx';
import { LedgerTable } from '../ui/ledger-table/ledger-table.tsx';
import { type DecidingOffice, DecidingOffices, OfficeNote } from '../ui/offices/offices.tsx';
import { PageAndMargin, TableSection } from '../ui/sections/sections.tsx';

/** The part of the page of all offices that says what each kind decides. */
export const KINDS = 'kinds';

/** Returns a row about a place in the words of an edition. */
const writeOfficeRow = ({ cityEntry, jurisdictionWords, fact }: Edition, row: OfficeRow, city: CitySlug): WrittenRow =>
  writeRow(row, jurisdictionWords, {
    city: jurisdictionWords.inSentence(cityEntry(city).name),
    dates: fact('professional-tax.due'),
  });

/** Returns a portal with its name in the language of the page. */
export const linkPortal = ({ jurisdictionWords }: Edition, portal: PortalId) => ({
  name: jurisdictionWords.portalNames[portal],
  href: portals[portal],
});

const nameSurely = ({ jurisdictionWords }: Edition, { certainty }: OfficeRow, office: string): string =>
  certainty === 'likely' ? jurisdictionWords.usually(office) : office;

/** Returns the name of a row's office, marked where it is only likely; empty where none is known. */
export const nameOffice = (edition: Edition, row: OfficeRow, city: CitySlug): string => {
  const { office } = writeOfficeRow(edition, row, city);
  return office ? nameSurely(edition, row, office) : '';
};

/** Explains the mark of the offices that are only likely; nothing where all are certain. */
export const LikelyNote = ({ rows }: { readonly rows: readonly OfficeRow[] }) => {
  const { whoDecides: words } = useEdition();
  return rows.some(({ certainty }) => certainty === 'likely') ? <OfficeNote>{words.likely}</OfficeNote> : null;
};

const isNamed = ({ office }: OfficeRow): boolean => office !== 'open';

const isOfState = ({ kind }: OfficeRow): boolean => getKind(kind).grain === 'state';

/** Returns the rows of a place: those that name an office of its own, those of all Tamil Nadu, and those without an office. */
export const groupOffices = (city: CitySlug) => {
  const rows = officesAt(city);
  return {
    own: rows.filter((row) => isNamed(row) && !isOfState(row)),
    ofState: rows.filter((row) => isNamed(row) && isOfState(row)),
    open: rows.filter((row) => !isNamed(row)),
  };
};

/**
 * Returns what is told of a row on the pages of its place: how sure it is, and what it changes there. What each kind of
 * office decides is the same everywhere and stands on the page of all offices; of professional tax it is the half-years.
 */
const tellLocally = ({ kind }: OfficeRow, { decides, certainty, effect }: WrittenRow): string =>
  [...(kind === 'local-body' ? [decides] : []), certainty, ...(effect ? [effect] : [])].join(' ');

const decidingOffice = (edition: Edition, row: OfficeRow, city: CitySlug): DecidingOffice => {
  const written = writeOfficeRow(edition, row, city);
  return {
    matter: written.matter,
    office: written.office ?? '',
    says: tellLocally(row, written),
    act: written.act,
    basis: row.basis,
  };
};

/** The matters of a service for which no office is named, with how to find it: once for those found in the same way. */
const UnnamedOffices = ({ rows, city }: { readonly rows: readonly OfficeRow[]; readonly city: CitySlug }) => {
  const edition = useEdition();
  const written = rows.map((row) => writeOfficeRow(edition, row, city));
  return [...Map.groupBy(written, ({ certainty }) => certainty)].map(([certainty, matters]) => (
    <OfficeNote key={certainty}>
      <b>{matters.map(({ matter }) => matter).join(' · ')}:</b> {certainty}
    </OfficeNote>
  ));
};

const findOldest = (rows: readonly OfficeRow[]): string | undefined =>
  rows.flatMap(({ lookedUp }) => lookedUp ?? []).toSorted()[0];

interface WhoDecidesProps {
  readonly rows: readonly OfficeRow[];
  readonly city: CitySlug;
  readonly marginTitle: string;
  readonly margin: ReactNode;
}

/** Shows who decides in a matter at a place, beside the way to our own office. */
export const WhoDecides = ({ rows, city, marginTitle, margin }: WhoDecidesProps) => {
  const edition = useEdition();
  const { whoDecides: words, jurisdictionWords, cityEntry, hrefOffices, monthInWords } = edition;
  const { name } = cityEntry(city);
  const named = rows.filter(isNamed);
  const unnamed = <UnnamedOffices rows={rows.filter((row) => !isNamed(row))} city={city} />;
  const oldest = findOldest(rows);
  return (
    <PageAndMargin title={words.title(name)} intro={words.intro} tone="paper" marginTitle={marginTitle} margin={margin}>
      {named.length > 0 ? (
        <DecidingOffices
          caption={words.title(name)}
          words={words}
          rows={named.map((row) => decidingOffice(edition, row, city))}
        >
          {unnamed}
        </DecidingOffices>
      ) : (
        unnamed
      )}
      <OfficeNote>
        {jurisdictionWords.ruling} {oldest && words.lookedUp(monthInWords(oldest))}{' '}
        <a href={hrefOffices(city)}>{words.all(name)}</a>
      </OfficeNote>
    </PageAndMargin>
  );
};

/** Returns what a row means at a place; where nothing changes there, what to do, and always the dates of professional tax. */
const tellInShort = (edition: Edition, row: OfficeRow, city: CitySlug): string => {
  const written = writeOfficeRow(edition, row, city);
  const local = tellLocally(row, written);
  return written.effect && row.kind !== 'local-body' ? local : `${local} ${written.act}`;
};

/** Shows the matters of a place for which no office is named, and where to look. */
export const OpenMatters = ({ rows, href }: { readonly rows: readonly OfficeRow[]; readonly href: string }) => {
  const { whoDecides: words, jurisdictionWords } = useEdition();
  if (rows.length === 0) return null;
  const matters = rows.map(({ kind }) => jurisdictionWords.kindWords[kind].matter).join(' · ');
  return (
    <OfficeNote>
      {words.open(matters)} <a href={href}>{words.openLink}</a>
    </OfficeNote>
  );
};

/** Shows the offices of a place, on the page of the place; folded on a phone. */
export const CityOffices = ({ city }: { readonly city: CitySlug }) => {
  const edition = useEdition();
  const { whoDecides: words, jurisdictionWords, cityEntry, hrefOffices } = edition;
  const { own } = groupOffices(city);
  const title = words.cityTitle(cityEntry(city).name);
  return (
    <TableSection title={title} intro={words.cityIntro} tone="paper" id={OFFICES} folds>
      <LedgerTable
        caption={title}
        columns={[
          { field: 'matter', heading: words.headings.matter, kind: 'text' },
          { field: 'office', heading: words.headings.office, kind: 'name' },
          { field: 'words', heading: words.headings.words, kind: 'text' },
        ]}
        rows={own.map((row) => ({
          matter: jurisdictionWords.kindWords[row.kind].matter,
          office: writeOfficeRow(edition, row, city).office ?? '',
          words: tellInShort(edition, row, city),
        }))}
      />
      <OfficeNote>
        <a href={hrefOffices(city)}>{words.all(cityEntry(city).name)}</a>
      </OfficeNote>
    </TableSection>
  );
};
