import { Fragment, type ReactNode } from 'react';
import { fact } from '../../content/facts.ts';
import { firm } from '../../content/firm.ts';
import type { IconName } from '../../content/icons.ts';
import { contact } from '../../content/pages/contact/en.ts';
import { contactHelp } from '../../content/pages/contact-help/en.ts';
import { labels } from '../../content/pages/labels/en.ts';
import { hoursLine } from '../../content/pages/reach/en.ts';
import { CONTACT_PLACE } from '../addresses/href.ts';
import { Island } from '../islands/island.tsx';
import { addressLine, mailHref, telHref, whatsappHref } from '../office/contact-links.ts';
import { enquiryNames } from '../office/enquiry.ts';
import { ButtonLink, CallState, ExternalLink } from '../ui/button/button.tsx';
import { Icon } from '../ui/drawings/drawings.tsx';
import { Faq } from '../ui/fold/fold.tsx';
import { Hero } from '../ui/hero/hero.tsx';
import { OfficeMap } from '../ui/place-map/place-map.tsx';
import { ClosingCall, PageAndMargin, Section } from '../ui/sections/sections.tsx';
import { LaterSheet } from './later-sheet.tsx';
import styles from './pages.module.css';

interface ReachCard {
  readonly icon: IconName;
  readonly title: string;
  readonly value: ReactNode;
  readonly note: string;
}

const ReachCards = ({ cards }: { readonly cards: readonly ReachCard[] }) => (
  <ul className={`${styles.contactPageCards} ruled targets`}>
    {cards.map((card) => (
      <li key={card.title}>
        <Icon name={card.icon} size={22} />
        <div>
          <h3>{card.title}</h3>
          <p>{card.value}</p>
          <p className="note">{card.note}</p>
        </div>
      </li>
    ))}
  </ul>
);

const { cards } = contact;

const reach: readonly ReachCard[] = [
  {
    icon: 'phone',
    ...cards.phone,
    value: firm.phones.map((phone, at) => (
      <Fragment key={phone}>
        {at > 0 && <br />}
        <a href={telHref(phone)}>{phone}</a>
      </Fragment>
    )),
  },
  { icon: 'mail', ...cards.email, value: <a href={mailHref()}>{firm.email}</a> },
  { icon: 'map-pin', ...cards.address, value: addressLine() },
  {
    icon: 'clock',
    title: cards.hours.title,
    note: fact('firm.hours-closed'),
    value: hoursLine,
  },
  ...(firm.practitionerNumber
    ? [{ icon: 'badge-check', ...cards.practitioner, value: firm.practitionerNumber } as const]
    : []),
];

/** The lead, and in its place, so that nothing moves, what the visitor comes for: the browser reads it in the address. */
const Lead = () => (
  <span className={styles.contactPageLead}>
    <span data-enquiry="" hidden>
      {contactHelp.about} <strong /> <a href={`#${CONTACT_PLACE}`}>{contactHelp.toForm}</a>
    </span>
    <span>{contact.hero.lead}</span>
  </span>
);

export const ContactPage = () => (
  <>
    <Hero
      title={contact.hero.title}
      lead={<Lead />}
      seed="contact"
      actions={
        <>
          <ButtonLink href={`#${CONTACT_PLACE}`} kind="accent">
            {contact.hero.write}
          </ButtonLink>
          <ButtonLink href={whatsappHref()} kind="quiet" external>
            <Icon name="message" /> {labels.whatsapp}
          </ButtonLink>
          <ButtonLink href={telHref()} kind="quiet">
            <Icon name="phone" /> <CallState>{contact.banner.action}</CallState>
          </ButtonLink>
        </>
      }
      proof={firm.reviewsUrl && <ExternalLink href={firm.reviewsUrl}>{contact.hero.reviews}</ExternalLink>}
    />
    <PageAndMargin
      title={contact.form.title}
      titleId={CONTACT_PLACE}
      intro={contact.form.intro}
      tone="chalk"
      marginTitle={contact.cardsTitle}
      margin={<ReachCards cards={reach} />}
    >
      <Island name="contact-form" props={{ names: enquiryNames }} />
    </PageAndMargin>
    <LaterSheet />
    <Section title={contact.office.title} layout="split">
      <OfficeMap>{firm.practitionerNumber ? `${cards.practitioner.note}: ${firm.practitionerNumber}` : null}</OfficeMap>
    </Section>
    <Section title={contact.questionsTitle} tone="chalk" ornament>
      <Faq questions={contact.questions} />
    </Section>
    <ClosingCall words={contact.banner} href={telHref()} seed="contact">
      <Icon name="phone" /> <CallState>{firm.phone}</CallState>
    </ClosingCall>
  </>
);
