import type { ReactNode } from 'react';
import { fact } from '../../content/facts.ts';
import { firm } from '../../content/firm.ts';
import type { IconName } from '../../content/icons.ts';
import { contact } from '../../content/pages/contact.ts';
import { Island } from '../islands/island.tsx';
import { addressLine, mailHref, telHref } from '../site/contact-links.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { Closing } from '../ui/closing/closing.tsx';
import { Faq } from '../ui/faq/faq.tsx';
import { Hero } from '../ui/hero/hero.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import { OfficeMap } from '../ui/office-map/office-map.tsx';
import { Section } from '../ui/section/section.tsx';
import styles from './contact-page.module.css';
import shared from './pages.module.css';

const Card = ({
  icon,
  title,
  note,
  children,
}: {
  icon: IconName;
  title: string;
  note: string;
  children: ReactNode;
}) => (
  <li>
    <Icon name={icon} size={24} />
    <h3>{title}</h3>
    <p>{children}</p>
    <p className={shared.soft}>{note}</p>
  </li>
);

const { cards } = contact;

export const ContactPage = () => (
  <>
    <Hero
      title={contact.hero.title}
      lead={contact.hero.lead}
      seed="contact"
      size="low"
      actions={
        <>
          <ButtonLink href={telHref()} kind="accent">
            <Icon name="phone" /> {contact.banner.action}
          </ButtonLink>
          <ButtonLink href={firm.reviewsUrl} kind="quiet" external>
            {contact.hero.reviews}
          </ButtonLink>
        </>
      }
    />
    <Section title={contact.cardsTitle}>
      <ul className={styles.contactCards}>
        <Card icon="phone" title={cards.phone.title} note={cards.phone.note}>
          <a href={telHref()}>{firm.phone}</a>
        </Card>
        <Card icon="mail" title={cards.email.title} note={cards.email.note}>
          <a href={mailHref()}>{firm.email}</a>
        </Card>
        <Card icon="map-pin" title={cards.address.title} note={cards.address.note}>
          {addressLine()}
        </Card>
        <Card icon="clock" title={cards.hours.title} note={fact('firm.hours-sunday')}>
          {fact('firm.hours-days')} {fact('firm.hours-open')} to {fact('firm.hours-close')}
        </Card>
        <Card icon="badge-check" title={cards.practitioner.title} note={cards.practitioner.note}>
          {firm.practitionerNumber}
        </Card>
      </ul>
    </Section>
    <Section title={contact.form.title} intro={contact.form.intro} tone="chalk" layout="split">
      <Island name="contact-form" props={{}} />
    </Section>
    <Section title={contact.office.title} layout="split">
      <OfficeMap />
      <p className={shared.soft}>
        {cards.practitioner.note}: {firm.practitionerNumber}
      </p>
    </Section>
    <Section title={contact.questionsTitle} tone="chalk" layout="split">
      <Faq questions={contact.questions} />
    </Section>
    <Closing title={contact.banner.title} text={contact.banner.text}>
      <ButtonLink href={telHref()}>
        <Icon name="phone" /> {firm.phone}
      </ButtonLink>
    </Closing>
  </>
);
