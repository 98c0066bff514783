import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

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
