import { Fragment, type ReactNode } from 'react';
import type { Edition } from '../edition/edition.ts';
import { ButtonLink, ExternalLink } from '../ui/button/button.tsx';
import { Icon } from '../ui/drawings/drawings.tsx';
import { useEdition } from '../ui/edition.tsx';
import { Fold, Folds } from '../ui/fold/fold.tsx';
import { PageHead } from '../ui/heads/heads.tsx';
import { ClosingCall, Section } from '../ui/sections/sections.tsx';
import { LaterSheet } from './later-sheet.tsx';
import shared from './pages.module.css';

type Way = keyof Edition['pages']['sendPapers']['ways']['rows'];

/** Returns where each way leads. */
const listPlaces = ({ firm, pages, mailHref, telHref, whatsappHref, addressLine, hoursLine }: Edition) =>
  ({
    whatsapp: (
      <>
        <b>{firm.whatsapp}</b>
        <ButtonLink href={whatsappHref(pages.sendPapers.name)} external>
          <Icon name="message" /> <span>{pages.sendPapers.ways.chat}</span>
        </ButtonLink>
      </>
    ),
    email: <a href={mailHref()}>{firm.email}</a>,
    courier: <b>{addressLine()}</b>,
    visit: (
      <>
        <a href={telHref()}>{firm.phone}</a>
        <span data-hours="line">{hoursLine}</span>
      </>
    ),
  }) as const satisfies Record<Way, ReactNode>;

const Ways = () => {
  const edition = useEdition();
  const { rows, headings } = edition.pages.sendPapers.ways;
  const places = listPlaces(edition);
  return (
    <ul className={`${shared.ways} targets`}>
      {(Object.keys(places) as Way[]).map((id) => (
        <li key={id}>
          <h3>{rows[id].way}</h3>
          <div className={shared.wayTo}>{places[id]}</div>
          <dl>
            {(['papers', 'care'] as const).map((field) => (
              <div key={field}>
                <dt>{headings[field]}</dt>
                <dd>{rows[id][field]}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
};

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
        <Ways />
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
