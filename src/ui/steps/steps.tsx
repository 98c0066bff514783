import type { ProcessStep } from '../../../content/schema.ts';
import styles from './steps.module.css';

/** The four steps of a process on one drawn line: down on a phone, across where there is room. */
export const Steps = ({ steps }: { steps: readonly ProcessStep[] }) => (
  <ol className={styles.steps}>
    {steps.map((step) => (
      <li key={step.step}>
        <span className={styles.number} aria-hidden="true">
          {step.step}
        </span>
        <div>
          <h3>{step.title}</h3>
          <p>{step.description}</p>
        </div>
      </li>
    ))}
  </ol>
);
