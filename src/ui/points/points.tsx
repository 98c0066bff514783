import type { BenefitCard } from '../../../content/schema.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './points.module.css';

interface Props {
  readonly points: readonly BenefitCard[];
}

interface Look {
  readonly className: string | undefined;
  /** Of the icon, pixels. */
  readonly size: number;
}

const PointList = ({ points, className, size }: Props & Look) => (
  <ul className={className}>
    {points.map((point) => (
      <li key={point.title}>
        <Icon name={point.icon} size={size} />
        <div>
          <h3>{point.title}</h3>
          <p>{point.description}</p>
        </div>
      </li>
    ))}
  </ul>
);

/** Points with an icon, in three columns, each under a hairline. */
export const Points = ({ points }: Props) => <PointList points={points} className={styles.points} size={26} />;

/** Four points in a cross of hairlines. */
export const Cross = ({ points }: Props) => <PointList points={points} className={styles.cross} size={24} />;
