import type { BenefitCard } from '../../../content/schema.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './cross.module.css';

/** Four points in a cross of hairlines. */
export const Cross = ({ points }: { points: readonly BenefitCard[] }) => (
  <ul className={styles.cross}>
    {points.map((point) => (
      <li key={point.title}>
        <Icon name={point.icon} size={24} />
        <div>
          <h3>{point.title}</h3>
          <p>{point.description}</p>
        </div>
      </li>
    ))}
  </ul>
);
