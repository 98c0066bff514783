import type { ProcessStep } from '../../../content/schema.ts';
import { Section, type Tone } from '../section/section.tsx';
import styles from './thread.module.css';

/** The double rule that opens round a number, lying and upright: the first begins there, the last ends there. */
const lying = {
  first: 'M36 66A30 30 0 0 1 36 6C66 6 68 33.5 92 33.5H600M36 66C66 66 68 38.5 92 38.5H600',
  next: 'M0 33.5C20 33.5 14 6 36 6S68 33.5 92 33.5H600M0 38.5C20 38.5 14 66 36 66S68 38.5 92 38.5H600',
  last: 'M0 33.5C20 33.5 14 6 36 6A30 30 0 0 1 36 66C14 66 20 38.5 0 38.5',
};
const upright = {
  first: 'M4 24A22 22 0 0 1 48 24C48 48 28.5 46 28.5 66V900M4 24C4 48 23.5 46 23.5 66V900',
  next: 'M23.5 0C23.5 8 4 8 4 24S23.5 46 23.5 66V900M28.5 0C28.5 8 48 8 48 24S28.5 46 28.5 66V900',
  last: 'M23.5 0C23.5 8 4 8 4 24A22 22 0 0 0 48 24C48 8 28.5 8 28.5 0',
};

interface Props {
  readonly title: string;
  readonly intro?: string;
  readonly tone?: Tone;
  readonly steps: readonly ProcessStep[];
}

/** Section kind 3, the thread: a double rule that opens round the number of each step, upright on a phone. */
export const Thread = ({ title, intro, tone, steps }: Props) => (
  <Section title={title} intro={intro} tone={tone ?? 'paper'}>
    <ol className={styles.thread}>
      {steps.map((step, index) => {
        const part = index === 0 ? 'first' : index === steps.length - 1 ? 'last' : 'next';
        return (
          <li key={step.step}>
            <div className={styles.line} aria-hidden="true">
              <svg className={styles.lying} aria-hidden="true">
                <path d={lying[part]} />
              </svg>
              <svg className={styles.upright} aria-hidden="true">
                <path d={upright[part]} />
              </svg>
              <b>{step.step}</b>
            </div>
            <h3>{step.title}</h3>
            <p>{step.description}</p>
          </li>
        );
      })}
    </ol>
  </Section>
);
