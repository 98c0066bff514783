import type { ReactNode } from 'react';
import type { Question } from '../../../content/schema.ts';
import styles from './fold.module.css';

interface Props {
  readonly title: string;
  readonly id?: string;
  /** Open where there is room, folded on a phone (src/enhance/folds.ts). */
  readonly onPhones?: boolean;
  readonly children: ReactNode;
}

/**
 * Shows a row on a rule that opens what is below it: native, so that it works without scripts and the browser's search
 * finds it.
 */
export const Fold = ({ title, id, onPhones = false, children }: Props) => (
  <details id={id} className={styles.fold} data-plus="" data-fold={onPhones ? '' : undefined}>
    <summary>
      <h3>{title}</h3>
    </summary>
    {children}
  </details>
);

interface FoldedPartProps {
  readonly title: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Shows a part of a page under its heading, folded on a phone. */
export const FoldedPart = ({ title, className = '', children }: FoldedPartProps) => (
  <details data-plus="" data-fold="" className={`${styles.foldedPart} ${className}`}>
    <summary>
      <h2>{title}</h2>
    </summary>
    {children}
  </details>
);

/** The screens on which a row waits until it is asked for: on phones, or on all. */
type Waits = '' | 'all';

/** Returns the `data-more` of a row: set from the first that is shown only when asked. */
export const moreFrom = (shown: number, index: number, waits: Waits = ''): Waits | undefined =>
  index < shown ? undefined : waits;

interface RestProps {
  readonly waits?: Waits;
  readonly children: string;
}

/** Opens what beside it has `data-more`: it is hidden until then (src/ui/base.css, src/enhance/folds.ts). */
export const Rest = ({ waits = '', children }: RestProps) => (
  <details className={styles.rest} data-rest={waits}>
    <summary>{children}</summary>
  </details>
);

type Columns = 1 | 2;

export const Folds = ({ columns = 1, children }: { readonly columns?: Columns; readonly children: ReactNode }) => (
  <div className={`${styles.folds} ${columns === 2 ? styles.two : ''}`}>{children}</div>
);

interface FaqProps {
  readonly questions: readonly Question[];
  readonly columns?: Columns;
}

export const Faq = ({ questions, columns = 2 }: FaqProps) => (
  <Folds columns={columns}>
    {questions.map((entry) => (
      <Fold key={entry.question} title={entry.question}>
        {entry.answer.split('\n').map((part) => (
          <p key={part}>{part}</p>
        ))}
      </Fold>
    ))}
  </Folds>
);
