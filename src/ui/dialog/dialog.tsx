import type { ReactNode } from 'react';
import { labels } from '../../../content/pages/labels.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './dialog.module.css';

interface Props {
  readonly id?: string;
  /** The id of its heading. */
  readonly titleId: string;
  /** How it looks where there is room; on a phone every one is on the lower edge. */
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A closed dialog with a button to close it. A script opens and closes it: the button has `data-close`. */
export const Dialog = ({ id, titleId, className, children }: Props) => (
  <dialog className={`${styles.dialog} ${className}`} id={id} aria-labelledby={titleId}>
    <div className={styles.dialogContent}>
      <button type="button" className={styles.dialogClose} aria-label={labels.close} data-close="">
        <Icon name="x" size={22} />
      </button>
      {children}
    </div>
  </dialog>
);
