import styles from './report-part.module.css';

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
