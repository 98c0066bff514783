import type { ProcessStep } from '../../../content/schema.ts';
import { Section } from '../section/section.tsx';
import styles from './numbered-steps.module.css';

/** Large turmeric figures under a white double rule. Never beside DarkColumns. */
export const NumberedSteps = ({ title, steps }: { title: string; steps: readonly ProcessStep[] }) => (
  <Section title={title} tone="bottle">
    <ol className={styles.numberedSteps}>
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
