/** What several parts of a report are made of. */
import { useState } from 'react';
import styles from './report.module.css';
import { count } from './wording.ts';

/** Something measured and what came out. */
export type Fact = readonly [name: string, value: string];

/** Measured things under a title, name to the left, value to the right. */
export const Facts = ({ title, facts }: { title: string; facts: readonly Fact[] }) => (
  <div>
    <h4>{title}</h4>
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  </div>
);

interface UrlListProps {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A title with a count that opens to its lines. They are drawn when it is opened: there may be thousands. */
export const UrlList = ({ title, lines }: UrlListProps) => {
  const [opened, setOpened] = useState(false);
  return (
    <details className={styles.urlListList} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>
        <span>{title}</span> <strong>{count(lines.length)}</strong>
      </summary>
      {opened && (
        <ul>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change, and two may be the same
            <li key={index}>{line}</li>
          ))}
        </ul>
      )}
    </details>
  );
};
