import type { Question } from '../../../content/schema.ts';
import { Fold, Folds } from '../fold/fold.tsx';

/** Questions on rules, each opening its answer, in two columns where there is room. */
export const Faq = ({ questions }: { questions: readonly Question[] }) => (
  <Folds columns={2}>
    {questions.map((entry) => (
      <Fold key={entry.question} title={entry.question}>
        {entry.answer.split('\n').map((part) => (
          <p key={part}>{part}</p>
        ))}
      </Fold>
    ))}
  </Folds>
);
