import type { ProcessStep } from '../../../content/schema.ts';
import { Section } from '../section/section.tsx';
import styles from './day-count.module.css';

/** Section kind 6, the day count: large turmeric figures under a white double rule; never beside the dark three. */
export const DayCount = ({ title, steps }: { title: string; steps: readonly ProcessStep[] }) => (
  <Section title={title} tone="bottle">
    <ol className={styles.days}>
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
