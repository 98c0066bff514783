import type { ReactNode } from 'react';
import { labels } from '../../../content/pages/labels.ts';
import { telHref, whatsappHref } from '../../site/contact-links.ts';
import { ButtonLink } from '../button/button.tsx';
import { CallState } from '../desk/call-state.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './facts-card.module.css';

/** A line of the card. The first is set large, over the double rule. */
export interface CardFact {
  readonly label: string;
  readonly value: ReactNode;
  /** Small words below the value. */
  readonly note?: ReactNode;
}

/**
 * What a visitor asks first, on a sheet in the hero, with the two ways to a person.
 * @param subject what a message is about
 */
export const FactsCard = ({
  label,
  facts,
  subject,
}: {
  label: string;
  facts: readonly CardFact[];
  subject: string;
}) => (
  <section className={`${styles.factsCardCard} on-paper`} aria-label={label}>
    <dl>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>
            {fact.value}
            {fact.note && <small>{fact.note}</small>}
          </dd>
        </div>
      ))}
    </dl>
    <div className={styles.factsCardTwo}>
      <ButtonLink href={whatsappHref(subject)} external>
        <Icon name="message" /> {labels.whatsapp}
      </ButtonLink>
      <ButtonLink href={telHref()} kind="quiet">
        <Icon name="phone" /> <CallState>{labels.call}</CallState>
      </ButtonLink>
    </div>
  </section>
);
