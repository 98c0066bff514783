import { Fragment } from 'react';
import type { Edition } from '../edition/edition.ts';
import { ExternalLink } from '../ui/button/button.tsx';
import { Icon } from '../ui/drawings/drawings.tsx';
import { useEdition } from '../ui/edition.tsx';
import { Fold, Folds } from '../ui/fold/fold.tsx';
import { PageHead } from '../ui/heads/heads.tsx';
import { LedgerTable } from '../ui/ledger-table/ledger-table.tsx';
import { ClosingCall, Section } from '../ui/sections/sections.tsx';
import { LaterSheet } from './later-sheet.tsx';
import shared from './pages.module.css';

const columns = ({ pages }: Edition) =>
  (['way', 'papers', 'care'] as const).map((field) => ({ field, heading: pages.sendPapers.ways.headings[field] }));

/** A long name may break after its underscores, where its parts end. */
const FileName = ({ children }: { readonly children: string }) =>
  children.split('_').map((part, index) => (
    <Fragment key={part}>
      {index > 0 && (
        <>
          _<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));

export const SendPapersPage = () => {
  const edition = useEdition();
  const { externalLinks, hrefPage } = edition;
  const content = edition.pages.sendPapers;
  return (
    <>
      <PageHead title={content.hero.title} lead={content.hero.lead} />
      <Section title={content.ways.title} intro={content.ways.intro}>
        <LedgerTable<Record<string, string>>
          caption={content.ways.caption}
          columns={columns(edition)}
          rows={content.ways.rows}
        />
      </Section>
      <LaterSheet />
      <Section title={content.never.title} intro={content.never.intro} tone="bottle" layout="split">
        <ul className={shared.never}>
          {content.never.items.map((item) => (
            <li key={item}>
              <Icon name="x" size={22} />
              {item}
            </li>
          ))}
        </ul>
      </Section>
      <Section title={content.instead.title} layout="split">
        <div className={shared.stack}>
          <Folds columns={2}>
            {content.instead.entries.map((entry) => (
              <Fold key={entry.title} title={entry.title} onPhones>
                <p>{entry.description}</p>
              </Fold>
            ))}
          </Folds>
          <p>
            {content.masked} <ExternalLink href={externalLinks.uidai.url}>{externalLinks.uidai.label}</ExternalLink>.
          </p>
        </div>
      </Section>
      <Section title={content.names.title} intro={content.names.intro} tone="mist" layout="split">
        <ul className={`${shared.fileNames} ruled`}>
          {content.names.examples.map((name) => (
            <li key={name}>
              <code>
                <FileName>{name}</FileName>
              </code>
            </li>
          ))}
        </ul>
      </Section>
      <ClosingCall words={content.closing} href={hrefPage('contact')} kind="accent" />
    </>
  );
};
