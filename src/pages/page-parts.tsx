import { inWords } from '../../content/dates.ts';
import { firm } from '../../content/firm.ts';
import { offices } from '../../content/offices/en.ts';
import { dueLedger } from '../../content/pages/due-ledger/en.ts';
import { labels } from '../../content/pages/labels/en.ts';
import { hoursLine, reachWords } from '../../content/pages/reach/en.ts';
import { servicePage } from '../../content/pages/service/en.ts';
import type { Basis } from '../../content/read-facts.ts';
import type { Change } from '../../content/schema.ts';
import { type SeasonalFact, type ServiceFact, serviceFacts } from '../../content/service-facts/en.ts';
import type { ServiceEntry, ServiceSlug } from '../../content/service-index/en.ts';
import { type Enquiry, hrefContact, hrefDueDates, hrefPage, hrefPapers, hrefService } from '../addresses/href.ts';
import { hrefCity } from '../addresses/href-city.ts';
import { mailHref, telHref, whatsappHref } from '../office/contact-links.ts';
import { firstCities } from '../places/cities.ts';
import { englishLang } from '../text/english-lang.ts';
import { ButtonLink, type Chip, ExternalLink } from '../ui/button/button.tsx';
import type { ButtonKind } from '../ui/button/button-class.ts';
import { Icon } from '../ui/drawings/drawings.tsx';
import { FactList, type ListedFact } from '../ui/facts/facts.tsx';
import { LedgerTable } from '../ui/ledger-table/ledger-table.tsx';
import type { Row } from '../ui/link-lists/link-lists.tsx';
import { TableSection } from '../ui/sections/sections.tsx';
import { dueRows, dueRowsOf, rulesInWords } from './due-rows.ts';
import styles from './pages.module.css';

/** The ways to reach the firm; the WhatsApp message names the subject. */
export const ContactCard = ({ subject }: { subject: string | undefined }) => (
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
      <Icon name="message" /> {reachWords.chat}
    </ButtonLink>
  </div>
);

export const HowToSend = () => (
  <>
    {labels.beforeSending} <a href={hrefPage('sendPapers')}>{labels.sendPapers}</a>.
  </>
);

export const PapersLink = ({ service }: { readonly service: ServiceSlug }) => (
  <>
    <a href={hrefPapers(service)}>{labels.papersChecklist}</a>. <HowToSend />
  </>
);

export const LegalBasis = ({ basis: { text, office } }: { readonly basis: Basis }) => (
  <details className={`${styles.law} note`} data-plus="" data-fold="">
    <summary>{labels.legalBasis}</summary>
    <p>
      <span lang={englishLang}>{text}</span>.{' '}
      <ExternalLink href={offices[office].url}>{offices[office].name}</ExternalLink>
    </p>
  </details>
);

/** Once on a page with figures: of which day its law is. @param day ISO date */
export const LawAsOf = ({ day }: { readonly day: string }) => (
  <p className={`${styles.law} note`}>{labels.lawAsOf(inWords(day))}</p>
);

/** Short texts in one line, with dots between them. */
export const Features = ({ items }: { readonly items: readonly string[] }) => (
  <ul className={styles.features}>
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

const { changes: words } = servicePage;

/** What was specified or learnt once and is no longer the law, beside what holds now; folded on a phone. */
export const Changes = ({ changes }: { readonly changes: readonly Change[] }) => (
  <TableSection title={words.title} intro={words.intro} tone="paper" folds>
    <LedgerTable
      caption={words.title}
      columns={[
        { heading: words.before, field: 'before' },
        { heading: words.now, field: 'now' },
        { heading: words.since, field: 'since' },
        { heading: words.rule, field: 'rule', lang: englishLang },
      ]}
      rows={changes}
    />
  </TableSection>
);

/** Returns the facts of a service; where a fact is one of several days of the year, the next one after the day of the build. */
export const pickServiceFacts = (service: ServiceSlug): readonly ServiceFact[] => {
  const facts: readonly (ServiceFact | readonly SeasonalFact[])[] = serviceFacts[service];
  return facts.flatMap((fact) => {
    if (!('length' in fact)) return [fact];
    const next = ({ due }: SeasonalFact): string => dueRows.find((row) => row.due.id === due)?.next.on ?? '';
    return fact.toSorted((a, b) => next(a).localeCompare(next(b))).slice(0, 1);
  });
};

/** The next date of a service for its card, if it has any: in words until a script counts (src/enhance/due-dates). */
export const nextDateOf = (service: ServiceSlug): readonly ListedFact[] => {
  const rows = dueRowsOf(service);
  const [first] = rows;
  if (!first) return [];
  const kinds = [...new Set(rows.flatMap((row) => row.due.kinds))];
  return [
    {
      label: servicePage.nextDate,
      value: (
        <span className={styles.nextDate} data-due-next={rows.map(({ due }) => due.id).join(' ')} data-counts="">
          <b>{first.due.name}</b>
          <small>{rulesInWords(first)}</small>
        </span>
      ),
      note: <a href={hrefDueDates(kinds)}>{dueLedger.allDates}</a>,
    },
  ];
};

export const serviceRows = (services: readonly ServiceEntry[]): readonly Row[] =>
  services.map(({ slug, name, summary }) => ({ href: hrefService(slug), title: name, text: summary, seed: slug }));

export const serviceLinks = (services: readonly ServiceEntry[]): readonly Chip[] =>
  services.map(({ slug, name }) => ({ href: hrefService(slug), name }));

export const cityLinks = (count: number): readonly Chip[] =>
  firstCities(count).map(({ slug, name }) => ({ href: hrefCity(slug), name }));

/** What the page of a place or of a service offers to do. @param subject what the message is about */
export const AskButtons = ({ enquiry, subject, kind = 'accent', children = labels.consultation }: AskButtonsProps) => (
  <>
    <ButtonLink href={hrefContact(enquiry)} kind={kind}>
      {children}
    </ButtonLink>
    <ButtonLink href={whatsappHref(subject)} kind="quiet" external>
      <Icon name="message" /> {labels.whatsapp}
    </ButtonLink>
  </>
);

interface AskButtonsProps {
  readonly enquiry: Enquiry;
  readonly subject: string | undefined;
  readonly kind?: ButtonKind;
  readonly children?: string;
}
