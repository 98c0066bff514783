import type { ReactNode } from 'react';
import { firm } from '../../../content/firm.ts';
import { labels } from '../../../content/pages/labels.ts';
import { shortHours } from '../../../content/pages/reach.ts';
import { telHref } from '../../site/contact-links.ts';
import styles from './facts-card.module.css';

/** A line of the card. The first is set large, over the double rule. */
export interface CardFact {
  readonly label: string;
  readonly value: ReactNode;
  /** Small words below the value. */
  readonly note?: ReactNode;
}

/** What a visitor asks first, on a sheet in the hero, and the telephone. */
export const FactsCard = ({ label, facts }: { label: string; facts: readonly CardFact[] }) => (
  <section className={`${styles.factsCard} on-paper`} aria-label={label}>
    <dl>
      {[
        ...facts,
        {
          label: labels.call,
          value: <a href={telHref()}>{firm.phone}</a>,
          note: <span data-hours="state">{shortHours}</span>,
        },
      ].map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>
            {fact.value}
            {fact.note && <small>{fact.note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
