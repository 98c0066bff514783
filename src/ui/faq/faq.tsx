import type { Question } from '../../../content/schema.ts';
import styles from './faq.module.css';

/** Questions on rules, each opening its answer; native disclosure, so it works before any script. */
export const Faq = ({ questions }: { questions: readonly Question[] }) => (
  <div className={styles.faq}>
    {questions.map((entry) => (
      <details key={entry.question}>
        <summary>
          <h3>{entry.question}</h3>
        </summary>
        <p>{entry.answer}</p>
      </details>
    ))}
  </div>
);
