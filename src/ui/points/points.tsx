import type { ReactNode } from 'react';
import type { BenefitCard, ProcessStep } from '../../../content/schema.ts';
import { splitSentence } from '../../text/first-sentence.ts';
import { Icon } from '../drawings/drawings.tsx';
import { useEdition } from '../edition.tsx';
import { moreFrom, Rest } from '../fold/fold.tsx';
import { Section } from '../sections/sections.tsx';
import styles from './points.module.css';

export interface Point extends BenefitCard {
  /** Stands in place of the icon. */
  readonly image?: ReactNode;
  /** Belongs to the title. */
  readonly under?: string;
  readonly above?: string;
  readonly below?: string;
}

/** Points with an icon, in columns parted by hairlines. On bottle never beside NumberedSteps. */
export const Points = ({ points }: { readonly points: readonly Point[] }) => (
  <ul className={`${styles.points} cells`}>
    {points.map((point) => (
      <li key={point.title} className={point.image ? styles.pictured : undefined}>
        {point.image ?? <Icon name={point.icon} size={26} />}
        <div>
          <h3>{point.title}</h3>
          {point.under && <p className={styles.under}>{point.under}</p>}
          {point.above && <p className={styles.above}>{point.above}</p>}
          <p>{point.description}</p>
          {point.below && <p>{point.below}</p>}
        </div>
      </li>
    ))}
  </ul>
);

/** Shows large turmeric figures under a white double rule. Never beside points on bottle. */
export const NumberedSteps = ({ title, steps }: StepsProps) => (
  <Section title={title} tone="bottle">
    <ol className={`${styles.numberedSteps} cells`}>
      {steps.map((step) => (
        <li key={step.step}>
          <b aria-hidden="true">{step.step}</b>
          <h3>{step.title}</h3>
          <p>{step.description}</p>
        </li>
      ))}
    </ol>
  </Section>
);

/** The double rule that opens round a number and goes on; the styles turn it by 90 degrees where there is room. */
const LINE = 'M23.5 0C23.5 8 4 8 4 24S23.5 46 23.5 66V900M28.5 0C28.5 8 48 8 48 24S28.5 46 28.5 66V900';

interface Year {
  readonly year: string;
  readonly event: string;
}

/** More years than these stand below each other at every width. */
const MAX_ACROSS = 7;

/** Draws one rule, with a dot on it for each year. */
export const YearsOnLine = ({ years }: { readonly years: readonly Year[] }) => (
  <ol className={`${styles.years} ${years.length > MAX_ACROSS ? '' : styles.across}`}>
    {years.map(({ year, event }) => (
      <li key={year}>
        <svg aria-hidden="true" className={styles.thread}>
          <path d={LINE} />
          <circle cx="26" cy="24" r="5" />
        </svg>
        <strong>{year}</strong>
        <span>{event}</span>
      </li>
    ))}
  </ol>
);

interface StepsProps {
  readonly title: string;
  readonly steps: readonly ProcessStep[];
}

/** Draws a double rule that opens round the number of each step, upright on a phone. */
export const StepsOnLine = ({ title, steps }: StepsProps) => (
  <Section title={title}>
    <ol className={styles.stepsOnLine}>
      {steps.map((step) => (
        <li key={step.step}>
          <div className={styles.line} aria-hidden="true">
            <svg aria-hidden="true">
              <path d={LINE} />
            </svg>
            <b>{step.step}</b>
          </div>
          <h3>{step.title}</h3>
          <p>{step.description}</p>
        </li>
      ))}
    </ol>
  </Section>
);

interface TitledText {
  readonly title: string;
  readonly description: string;
}

interface RingListProps {
  readonly items: readonly TitledText[];
  /** The number of items that a phone shows at first. */
  readonly shown: number;
  readonly more: string;
}

/** Shows what is done in two columns on wide screens: a sentence each, and the others on request. */
export const RingList = ({ items, shown, more }: RingListProps) => {
  const { locale } = useEdition();
  return (
    <div>
      <ul className={styles.ringList}>
        {items.map(({ title, description }, index) => {
          const [first, rest] = splitSentence(locale, description);
          return (
            <li key={title} data-more={moreFrom(shown, index)}>
              <h3>{title}</h3>
              <p>
                {first} {rest && <span data-more="all">{rest}</span>}
              </p>
            </li>
          );
        })}
      </ul>
      <Rest waits="all">{more}</Rest>
    </div>
  );
};

/** Shows short points in columns parted by hairlines; on a phone each begins with its name. */
export const Gains = ({ items }: { readonly items: readonly TitledText[] }) => (
  <ul className={`${styles.gains} cells`}>
    {items.map(({ title, description }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{description}</p>
      </li>
    ))}
  </ul>
);
