import { Fragment, type ReactNode } from 'react';
import type { IconName } from '../../content/icons.ts';
import { isPlaceholder } from '../../content/placeholder.ts';
import { CONTACT_PLACE } from '../addresses/href.ts';
import type { Edition } from '../edition/edition.ts';
import { contactFieldsIn } from '../forms/contact.ts';
import { Island } from '../islands/island.tsx';
import type { IslandProps } from '../islands/list.ts';
import { CallState, ExternalLink } from '../ui/button/button.tsx';
import { Icon } from '../ui/drawings/drawings.tsx';
import { useEdition } from '../ui/edition.tsx';
import { Faq } from '../ui/fold/fold.tsx';
import { CompactHead } from '../ui/heads/heads.tsx';
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

/** The card stays where the owner has not written the number yet, and says how to get and check it. */
const practitionerCard = ({ about, contact }: Edition['pages'], number: string): ReachCard => {
  const { title, note } = contact.cards.practitioner;
  const { askNumber, lookUp } = about.bodies;
  return {
    icon: 'badge-check',
    title,
    ...(isPlaceholder(number) ? { value: askNumber, note: lookUp } : { value: number, note: `${note}. ${lookUp}` }),
  };
};

const reach = (edition: Edition): readonly ReachCard[] => {
  const { firm, telHref, mailHref, whatsappHref, labels, addressLine, fact, hoursLine } = edition;
  const { contact } = edition.pages;
  const { cards } = contact;
  return [
    {
      icon: 'phone',
      ...cards.phone,
      value: (
        <>
          {firm.phones.map((phone) => (
            <Fragment key={phone}>
              <a href={telHref(phone)}>{phone}</a>
              <br />
            </Fragment>
          ))}
          <ExternalLink href={whatsappHref()}>{labels.whatsapp}</ExternalLink>
        </>
      ),
    },
    { icon: 'mail', ...cards.email, value: <a href={mailHref()}>{firm.email}</a> },
    { icon: 'map-pin', ...cards.address, value: addressLine() },
    {
      icon: 'clock',
      title: cards.hours.title,
      note: fact('firm.hours-closed'),
      value: hoursLine,
    },
    ...(firm.practitionerNumber ? [practitionerCard(edition.pages, firm.practitionerNumber)] : []),
  ];
};

/**
 * Shows the lead, and in its place, so that nothing moves, what the visitor comes for: the browser reads it in the
 * address.
 */
const Lead = () => {
  const { contactHelp, pages, firm, labels, whatsappHref, telHref } = useEdition();
  const { contact } = pages;
  return (
    <span className={styles.contactPageLead}>
      <span data-enquiry="" hidden>
        {contactHelp.about} <strong /> <a href={`#${CONTACT_PLACE}`}>{contactHelp.toForm}</a>
      </span>
      <span className="targets">
        {contact.hero.lead} {labels.rated}{' '}
        {firm.reviewsUrl && <ExternalLink href={firm.reviewsUrl}>{contact.hero.reviews}</ExternalLink>}
      </span>
      <span className={`${styles.contactPageReach} targets`}>
        <ExternalLink href={whatsappHref()}>{labels.whatsapp}</ExternalLink> <a href={telHref()}>{firm.phone}</a>
      </span>
    </span>
  );
};

const contactFormProps = (edition: Edition): IslandProps<'contact-form'> => {
  const { contactFormTexts, contactHelp, labels, pages, firm, hrefPage, hrefPapers, serviceSlugs, ownServiceEntries } =
    edition;
  const { fields: _, ...texts } = contactFormTexts;
  const { honeypot, newTab } = labels;
  const { whatsapp, whatsappMessage } = firm;
  return {
    locale: edition.locale,
    fields: contactFieldsIn(edition),
    texts,
    help: contactHelp,
    labels: { honeypot, newTab, privacy: pages.privacy.name, sendPapers: pages.sendPapers.name },
    names: edition.enquiryNames,
    ownOptions: Object.fromEntries(ownServiceEntries.map(({ id, option }) => [id, option])),
    chat: { whatsapp, whatsappMessage },
    hrefs: {
      privacy: hrefPage('privacy'),
      sendPapers: hrefPage('sendPapers'),
      papers: Object.fromEntries(serviceSlugs.map((slug) => [slug, hrefPapers(slug)])),
    },
    promisesReply: edition.claimed('reply', true, false),
    hours: edition.officeHours,
  };
};

export const ContactPage = () => {
  const edition = useEdition();
  const { telHref, whatsappHref, firm, shortHours, reachWords } = edition;
  const { contact } = edition.pages;
  const { cards } = contact;
  const number = firm.practitionerNumber;
  return (
    <>
      <CompactHead
        title={contact.hero.title}
        lead={<Lead />}
        aside={
          <>
            <span data-hours="now">{shortHours}</span>
            <br />
            <a href={telHref()}>{firm.phone}</a>
            <br />
            <ExternalLink href={whatsappHref()}>{reachWords.chat}</ExternalLink>
          </>
        }
      />
      <PageAndMargin
        title={contact.form.title}
        titleId={CONTACT_PLACE}
        intro={contact.form.intro}
        tone="paper"
        marginTitle={contact.cardsTitle}
        margin={<ReachCards cards={reach(edition)} />}
      >
        <Island name="contact-form" props={contactFormProps(edition)} />
      </PageAndMargin>
      <LaterSheet />
      <Section title={contact.office.title} tone="chalk">
        <OfficeMap>{number && !isPlaceholder(number) ? `${cards.practitioner.note}: ${number}` : null}</OfficeMap>
      </Section>
      <Section title={contact.questionsTitle} ornament>
        <Faq questions={contact.questions} />
      </Section>
      <ClosingCall words={contact.banner} href={telHref()} seed="contact" chatHref={whatsappHref()}>
        <Icon name="phone" /> <CallState>{firm.phone}</CallState>
      </ClosingCall>
    </>
  );
};
