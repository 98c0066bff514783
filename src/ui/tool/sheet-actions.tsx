import type { ReactNode } from 'react';
import { firm } from '../../../content/firm.ts';
import { toolWords } from '../../../content/tools/shared.ts';
import { ButtonLink } from '../button/button.tsx';
import { buttonClass } from '../button/button-class.ts';
import styles from './sheet-actions.module.css';

interface Props {
  /** What was answered, a line each: the form is not printed. */
  readonly answered: string;
  /** A chat with the firm that carries the case. */
  readonly whatsapp: string;
  /** The contact form. */
  readonly contact: string;
  /** Takes the case along to the form. */
  readonly onSend?: () => void;
  /** What needs a script. */
  readonly children?: ReactNode;
}

/** What can be done with a result. The button prints the sheet by src/enhance/print.ts. */
export const SheetActions = ({ answered, whatsapp, contact, onSend, children }: Props) => (
  <>
    <div className={styles.sheetActions}>
      <ButtonLink href={whatsapp} external>
        {toolWords.whatsapp}
      </ButtonLink>
      <a href={contact} className={buttonClass('quiet')} onClick={onSend}>
        {toolWords.send}
      </a>
      {onSend && (
        <button type="button" className={buttonClass('quiet')} data-print="">
          {toolWords.print}
        </button>
      )}
    </div>
    {children && <p className={styles.sheetCase}>{children}</p>}
    <p className={styles.sheetFirm}>{answered}</p>
    <p className={styles.sheetFirm}>{toolWords.of(firm.name, firm.phone)}</p>
  </>
);
