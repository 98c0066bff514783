import type { ReactNode } from 'react';
import { named } from '../../content/due-dates/named.ts';
import type { Basis } from '../../content/read-facts.ts';
import type { Change } from '../../content/schema.ts';
import type { ServiceSlug } from '../../content/service-index.ts';
import type { ServiceEntry } from '../../content/service-listings.ts';
import type { SeasonalFact, ServiceFact } from '../../content/services/listing.ts';
import type { Enquiry } from '../addresses/href.ts';
import type { Edition } from '../edition/edition.ts';
import { englishLang } from '../text/english-lang.ts';
import { ButtonLink, type Chip, ExternalLink } from '../ui/button/button.tsx';
import type { ButtonKind } from '../ui/button/button-class.ts';
import { ChatLink } from '../ui/button/chat-link.tsx';
import { Icon } from '../ui/drawings/drawings.tsx';
import { useEdition } from '../ui/edition.tsx';
import { FactList, type ListedFact } from '../ui/facts/facts.tsx';
import { moreFrom } from '../ui/fold/fold.tsx';
import { LedgerTable } from '../ui/ledger-table/ledger-table.tsx';
import type { Row } from '../ui/link-lists/link-lists.tsx';
import { dueRows, listDueRows, rulesInWords } from './due-rows.ts';
import styles from './pages.module.css';

/** Shows the ways to reach the firm; the WhatsApp message names the subject. */
export const ContactCard = ({ subject }: { subject: string | undefined }) => {
  const { reachWords, hoursLine, telHref, firm, mailHref, whatsappHref } = useEdition();
  return (
    <div className={styles.stack}>
      <FactList
        facts={[
          {
            label: reachWords.hours,
            value: <span data-hours="line">{hoursLine}</span>,
          },
          { label: reachWords.phone, value: <a href={telHref()}>{firm.phone}</a> },
          { label: reachWords.email, value: <a href={mailHref()}>{firm.email}</a> },
        ]}
      />
      <ButtonLink href={whatsappHref(subject)} external>
        <Icon name="message" /> <span>{reachWords.chat}</span>
      </ButtonLink>
    </div>
  );
};

export const HowToSend = () => {
  const { labels, pages, hrefPage } = useEdition();
  return (
    <>
      {labels.beforeSending} <a href={hrefPage('sendPapers')}>{pages.sendPapers.name}</a>.
    </>
  );
};

export const PapersLink = ({ service }: { readonly service: ServiceSlug }) => {
  const { hrefPapers, labels } = useEdition();
  return (
    <>
      <a href={hrefPapers(service)}>{labels.papersChecklist}</a>. <HowToSend />
    </>
  );
};

/** Leads to the offices of every place. */
export const OfficesLink = () => {
  const { labels, pages, hrefPage } = useEdition();
  return (
    <p className="note intro targets">
      {labels.whichOffice} <a href={hrefPage('offices')}>{pages.offices.name}</a>
    </p>
  );
};

interface LegalBasisProps {
  readonly basis: Basis;
  /** True if it waits with the rest of the rows. */
  readonly isMore?: boolean;
}

export const LegalBasis = ({ basis: { text, department }, isMore = false }: LegalBasisProps) => {
  const { departments, labels, locale } = useEdition();
  return (
    <p className={`${styles.law} note`} data-more={moreFrom(isMore ? 0 : 1, 0, 'all')}>
      {labels.legalBasis}: <span lang={englishLang(locale)}>{text}</span>.{' '}
      <ExternalLink href={departments[department].url}>{departments[department].name}</ExternalLink>
    </p>
  );
};

/** States once on a page with figures from which day its law is. @param day ISO date */
export const LawAsOf = ({ day }: { readonly day: string }) => {
  const { labels, inWords } = useEdition();
  return <p className={`${styles.law} note`}>{labels.lawAsOf(inWords(day))}</p>;
};

/** Returns since when the firm is in practice and how it is rated, as far as it claims so, and the way to its reviews. */
export const standing = ({ labels, firm }: Edition): ReactNode => {
  const claims = [labels.inPractice, labels.rated].filter(Boolean).join(' ');
  if (!claims && !firm.reviewsUrl) return null;
  return (
    <>
      {claims} {firm.reviewsUrl && <ExternalLink href={firm.reviewsUrl}>{labels.reviews}</ExternalLink>}
    </>
  );
};

/** Shows short texts in one line, with dots between them. */
export const Features = ({ items }: { readonly items: readonly string[] }) => (
  <ul className={styles.features}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

/** Shows what was specified or learnt once and is no longer the law, beside what holds now. */
export const Changes = ({ changes }: { readonly changes: readonly Change[] }) => {
  const { servicePage, locale } = useEdition();
  const { changes: words } = servicePage;
  return (
    <LedgerTable
      caption={words.title}
      columns={[
        { heading: words.before, field: 'before' },
        { heading: words.now, field: 'now' },
        { heading: words.since, field: 'since' },
        { heading: words.rule, field: 'rule', lang: englishLang(locale) },
      ]}
      rows={changes}
    />
  );
};

/** Returns the facts of a service; where a fact is one of several days of the year, the next one after the day of the build. */
export const pickServiceFacts = (edition: Edition, service: ServiceSlug): readonly ServiceFact[] => {
  const facts: readonly (ServiceFact | readonly SeasonalFact[])[] = edition.serviceEntry(service).facts;
  return facts.flatMap((fact) => {
    if (!('length' in fact)) return [fact];
    const next = ({ due }: SeasonalFact): string => dueRows(edition).find((row) => row.due.id === due)?.next.on ?? '';
    return fact.toSorted((a, b) => next(a).localeCompare(next(b))).slice(0, 1);
  });
};

/**
 * Returns the next date of a service for its card, if it has any: in words until a script counts
 * (src/enhance/due-dates).
 */
export const findNextDate = (edition: Edition, service: ServiceSlug): readonly ListedFact[] => {
  const { servicePage, hrefDueDates, dueLedger } = edition;
  const rows = listDueRows(edition, service);
  const [first] = rows;
  if (!first) return [];
  const kinds = [...new Set(rows.flatMap((row) => row.due.kinds))];
  return [
    {
      label: servicePage.nextDate,
      value: (
        <span className={styles.nextDate} data-due-next={rows.map(({ due }) => due.id).join(' ')} data-counts="">
          <b>{named(first.due)}</b>
          <small data-off-paper="">{rulesInWords(edition, first)}</small>
        </span>
      ),
      note: <a href={hrefDueDates(kinds)}>{dueLedger.allDates}</a>,
    },
  ];
};

export const serviceRows = ({ hrefService }: Edition, services: readonly ServiceEntry[]): readonly Row[] =>
  services.map(({ slug, name, summary }) => ({ href: hrefService(slug), title: name, text: summary, seed: slug }));

export const serviceLinks = ({ hrefService }: Edition, services: readonly ServiceEntry[]): readonly Chip[] =>
  services.map(({ slug, name }) => ({ href: hrefService(slug), name }));

export const cityLinks = ({ firstCities, hrefCity }: Edition, count: number): readonly Chip[] =>
  firstCities(count).map(({ slug, name }) => ({ href: hrefCity(slug), name }));

/** Shows the ways to ask on the page of a place or of a service. @param subject the subject of the message */
export const AskButtons = ({ enquiry, subject, kind = 'accent', children }: AskButtonsProps) => {
  const { labels, hrefContact, whatsappHref } = useEdition();
  return (
    <>
      <ButtonLink href={hrefContact(enquiry)} kind={kind}>
        {children ?? labels.consultation}
      </ButtonLink>
      <ChatLink href={whatsappHref(subject)} />
    </>
  );
};

interface AskButtonsProps {
  readonly enquiry: Enquiry;
  readonly subject: string | undefined;
  readonly kind?: ButtonKind;
  readonly children?: string;
}
