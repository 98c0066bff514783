import { useState } from 'react';
import styles from './url-list.module.css';
import { count } from './wording.ts';

interface Props {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A title with a count that opens to its lines. They are drawn when it is opened: there may be thousands. */
export const UrlList = ({ title, lines }: Props) => {
  const [opened, setOpened] = useState(false);
  return (
    <details className={styles.urlListList} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>
        <span>{title}</span> <strong>{count(lines.length)}</strong>
      </summary>
      {opened && (
        <ul>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change, and two may be the same
            <li key={index}>{line}</li>
          ))}
        </ul>
      )}
    </details>
  );
};
