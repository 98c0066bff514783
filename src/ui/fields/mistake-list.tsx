import type { MouseEvent, ReactNode, RefObject } from 'react';
import styles from './fields.module.css';

interface Mistake {
  readonly id: string;
  readonly text: ReactNode;
}

/** The focus goes to the field without a step in the history; its label stays in sight by its scroll margin. */
const goTo = (event: MouseEvent<HTMLAnchorElement>): void => {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
};

interface MistakeListProps {
  readonly summary: string;
  readonly mistakes: readonly Mistake[];
  readonly focus?: RefObject<HTMLDivElement | null> | undefined;
}

export const MistakeList = ({ summary, mistakes, focus }: MistakeListProps) => (
  <div ref={focus} className={`${styles.mistakes} targets`} role="alert" tabIndex={-1}>
    <p>{summary}</p>
    <ul>
      {mistakes.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} onClick={goTo}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  </div>
);
