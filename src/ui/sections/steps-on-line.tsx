import type { ProcessStep } from '../../../content/schema.ts';
import { Section, type Tone } from '../section/section.tsx';
import styles from './steps-on-line.module.css';

/** The double rule that opens round a number and goes on; the styles turn it by 90 degrees where there is room. */
const LINE = 'M23.5 0C23.5 8 4 8 4 24S23.5 46 23.5 66V900M28.5 0C28.5 8 48 8 48 24S28.5 46 28.5 66V900';

interface Props {
  readonly title: string;
  readonly intro?: string;
  readonly tone?: Tone;
  readonly steps: readonly ProcessStep[];
}

/** A double rule that opens round the number of each step, upright on a phone. */
export const StepsOnLine = ({ title, intro, tone, steps }: Props) => (
  <Section title={title} intro={intro} tone={tone ?? 'paper'}>
    <ol className={styles.stepsOnLine}>
      {steps.map((step) => (
        <li key={step.step}>
          <div className={styles.line} aria-hidden="true">
            <svg aria-hidden="true">
              <path d={LINE} />
            </svg>
            <b>{step.step}</b>
          </div>
          <h3>{step.title}</h3>
          <p>{step.description}</p>
        </li>
      ))}
    </ol>
  </Section>
);
