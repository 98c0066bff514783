import type { BenefitCard } from '../../../content/schema.ts';
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
