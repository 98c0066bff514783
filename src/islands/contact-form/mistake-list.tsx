import type { MouseEvent, RefObject } from 'react';
import { contactHelp } from '../../../content/pages/contact-help.ts';
import { contactFields } from '../../forms/contact.ts';
import styles from './contact-form.module.css';
import type { Mistakes } from './mistakes.ts';

/** The id of a field of the form. */
export const fieldId = (name: string): string => `contact-${name}`;

/** The focus goes to the field without a step in the history; its label stays in sight by its scroll margin. */
const goTo = (event: MouseEvent<HTMLAnchorElement>): void => {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.focus();
};

interface Props {
  readonly mistakes: Mistakes;
  readonly focus: RefObject<HTMLDivElement | null>;
}

/** What is wrong in the whole form, each with a link to its field. */
export const MistakeList = ({ mistakes, focus }: Props) => {
  const wrong = contactFields.filter(({ name }) => mistakes[name]);
  return (
    <div ref={focus} className={styles.mistakes} role="alert" tabIndex={-1}>
      <p>{contactHelp.summary(wrong.length)}</p>
      <ul>
        {wrong.map(({ name }) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`} onClick={goTo}>
              {mistakes[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
