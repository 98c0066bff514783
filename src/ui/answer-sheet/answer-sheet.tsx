import type { ReactNode } from 'react';
import { smallSeed } from '../../kolam/kolam.ts';
import type { Crumb } from '../../seo/crumbs.ts';
import { ButtonLink, CallState } from '../button/button.tsx';
import { ChatLink } from '../button/chat-link.tsx';
import { Icon, Kolam } from '../drawings/drawings.tsx';
import { useEdition } from '../edition.tsx';
import { Facts, type ListedFact } from '../facts/facts.tsx';
import { Breadcrumb } from '../hero/hero.tsx';
import styles from './answer-sheet.module.css';

interface SheetProps {
  readonly title: string;
  /** Asks the page's question or answers it. */
  readonly children?: ReactNode;
  readonly facts: readonly ListedFact[];
  /** The subject of a message from here. */
  readonly subject: string;
}

const TITLE = 'sheet-title';

/** Shows the sheet beside the first words of a page: its one question, what is asked next, and the ways to the firm. */
export const AnswerSheet = ({ title, children, facts, subject }: SheetProps) => {
  const { labels, telHref, whatsappHref } = useEdition();
  return (
    <section className={`${styles.answerSheet} on-paper`} aria-labelledby={TITLE}>
      <div className={styles.sheetQuestion}>
        <h2 id={TITLE}>{title}</h2>
        {children}
      </div>
      <Facts facts={facts} className={`${styles.sheetFacts} targets`} />
      <div className={styles.sheetReach} data-reach="">
        <ButtonLink href={telHref()} kind="quiet">
          <Icon name="phone" /> <CallState>{labels.call}</CallState>
        </ButtonLink>
        <ChatLink href={whatsappHref(subject)} kind="primary" />
      </div>
    </section>
  );
};

interface ListedService {
  readonly href: string;
  readonly name: string;
  readonly seed: string;
  readonly isHere: boolean;
}

interface ServiceListProps {
  readonly title: string;
  readonly services: readonly ListedService[];
  readonly all: { readonly href: string; readonly name: string };
}

/** Shows the first services, the page's own one marked. */
export const ServiceList = ({ title, services, all }: ServiceListProps) => (
  <nav className={styles.serviceList} aria-label={title}>
    <p>
      <span>{title}</span> <a href={all.href}>{all.name}</a>
    </p>
    <ul>
      {services.map(({ href, name, seed, isHere }) => (
        <li key={href}>
          <a href={href} aria-current={isHere ? 'page' : undefined}>
            {isHere ? (
              <i className={styles.serviceHere} />
            ) : (
              <Kolam seed={smallSeed(seed)} className={styles.serviceMark} />
            )}
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);

interface AnswerHeadProps {
  readonly title: string;
  readonly lead: string;
  readonly crumbs: readonly Crumb[];
  readonly actions: ReactNode;
  readonly proof?: ReactNode;
  readonly sheet: ReactNode;
  readonly list: ReactNode;
}

/** Shows the first screen of a service's page. Where there is room the sheet lies on its lower edge. */
export const AnswerHead = ({ title, lead, crumbs, actions, proof, sheet, list }: AnswerHeadProps) => (
  <div className={`${styles.answerHead} on-dark`}>
    <div className={`${styles.answerInner} wrap`}>
      <div>
        <Breadcrumb crumbs={crumbs} />
        <h1>{title}</h1>
        <p className={styles.answerLead}>{lead}</p>
        <div className={`${styles.answerActions} buttons`}>{actions}</div>
      </div>
      {sheet}
      {proof && <p className={`${styles.answerProof} targets`}>{proof}</p>}
      {list}
    </div>
  </div>
);
