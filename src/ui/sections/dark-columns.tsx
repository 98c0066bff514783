import type { BenefitCard } from '../../../content/schema.ts';
import { Icon } from '../icon/icon.tsx';
import { Section } from '../section/section.tsx';
import styles from './dark-columns.module.css';

/** A column: who or what, in one paragraph, with a line above and below it where there is one. */
export interface DarkPoint extends BenefitCard {
  readonly above?: string;
  readonly below?: string;
}

/** Columns on bottle, parted by hairlines. Never beside NumberedSteps. */
export const DarkColumns = ({ title, points }: { title: string; points: readonly DarkPoint[] }) => (
  <Section title={title} tone="bottle">
    <ul className={styles.darkColumns}>
      {points.map((point) => (
        <li key={point.title}>
          <Icon name={point.icon} size={26} />
          <div>
            <h3>{point.title}</h3>
            {point.above && <p className={styles.above}>{point.above}</p>}
            <p>{point.description}</p>
            {point.below && <p>{point.below}</p>}
          </div>
        </li>
      ))}
    </ul>
  </Section>
);
