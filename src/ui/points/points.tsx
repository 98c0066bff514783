import type { BenefitCard, TitledText } from '../../../content/schema.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './points.module.css';

/** Points with an icon: reasons and benefits, in columns between hairlines. */
export const Points = ({ points, columns }: { points: readonly BenefitCard[]; columns: 3 | 4 }) => (
  <ul className={`${styles.points} ${styles[`columns${columns}`]}`}>
    {points.map((point) => (
      <li key={point.title}>
        <Icon name={point.icon} size={26} />
        <h3>{point.title}</h3>
        <p>{point.description}</p>
      </li>
    ))}
  </ul>
);

/** Titles with a text each, set like a glossary: the name in one column, what it means in the other. */
export const Definitions = ({ entries }: { entries: readonly TitledText[] }) => (
  <dl className={styles.definitions}>
    {entries.map((entry) => (
      <div key={entry.title}>
        <dt>{entry.title}</dt>
        <dd>{entry.description}</dd>
      </div>
    ))}
  </dl>
);
