import type { ReactNode } from 'react';
import { firm } from '../../../content/firm.ts';
import { labels } from '../../../content/pages/labels.ts';
import { shortHours } from '../../../content/pages/reach.ts';
import { telHref } from '../../site/contact-links.ts';
import { Kolam } from '../drawings/drawings.tsx';
import styles from './facts.module.css';

/** A name and its value. */
export interface ListedFact {
  readonly label: string;
  readonly value: ReactNode;
}

/** Names and their values, on hairlines. */
export const FactList = ({ facts }: { facts: readonly ListedFact[] }) => (
  <dl className={styles.factList}>
    {facts.map((fact) => (
      <div key={fact.label}>
        <dt>{fact.label}</dt>
        <dd>{fact.value}</dd>
      </div>
    ))}
  </dl>
);

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

/** A figure about the firm and what it counts. */
export interface FigureEntry {
  readonly figure: string;
  readonly label: string;
}

/** The firm's figures in a row, each over a hairline. */
export const Figures = ({ entries, label }: { entries: readonly FigureEntry[]; label: string }) => (
  <ul className={styles.figureRow} aria-label={label}>
    {entries.map((entry) => (
      <li key={entry.label}>
        <strong>{entry.figure}</strong> <span>{entry.label}</span>
      </li>
    ))}
  </ul>
);

/** A figure of the strip: what it is, how much, and small words. */
export interface StripFact {
  readonly label: string;
  readonly figure: string;
  readonly note?: string | undefined;
}

interface RouteProps {
  /** The seed of the place's kolam. */
  readonly seed: string;
  readonly from: string;
  readonly fromNote: string;
  /** How far it is; `null` where the desk is in the place itself. */
  readonly way: string | null;
  readonly to: string;
  readonly toNote: string;
}

/** From a place to the desk: two kolams and a double rule between them. */
export const Route = ({ seed, from, fromNote, way, to, toNote }: RouteProps) => (
  <div className={styles.route}>
    <div className={styles.end}>
      <Kolam seed={seed} className={styles.routeStripPlace} />
      <b>{from}</b>
      <span>{fromNote}</span>
    </div>
    {way && (
      <>
        <p className={styles.routeStripWay}>
          <b>{way}</b>
        </p>
        <div className={styles.end}>
          <Kolam seed="mark" className={styles.routeStripDesk} />
          <b>{to}</b>
          <span>{toNote}</span>
        </div>
      </>
    )}
  </div>
);

/** Figures in a row on the lower edge of a hero. */
export const Strip = ({ label, facts }: { label: string; facts: readonly StripFact[] }) => (
  <section aria-label={label} className="wrap">
    <dl className={styles.strip}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>
            {fact.figure}
            {fact.note && <small> {fact.note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
