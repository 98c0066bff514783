import type { ReactNode } from 'react';
import { ButtonLink, CallState } from '../button/button.tsx';
import { Icon, Kolam } from '../drawings/drawings.tsx';
import { useEdition } from '../edition.tsx';
import styles from './dialogs.module.css';

interface DialogProps {
  readonly id?: string;
  readonly titleId: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** Shows a closed dialog with a button to close it. A script opens and closes it: the button has `data-close`. */
const Dialog = ({ id, titleId, className, children }: DialogProps) => {
  const { labels } = useEdition();
  return (
    <dialog className={`${styles.dialog} ${className}`} id={id} aria-labelledby={titleId}>
      <div className={styles.dialogContent}>
        <button type="button" className={styles.dialogClose} aria-label={labels.close} data-close="">
          <Icon name="x" size={22} />
        </button>
        {children}
      </div>
    </dialog>
  );
};

/**
 * Shows the popup, which is opened once in a browser session by `src/enhance/welcome-popup.ts`.
 * @param subject named in the message
 */
export const WelcomePopup = ({ subject }: { subject: string | undefined }) => {
  const { popup, whatsappHref, telHref, hrefPage } = useEdition();
  return (
    <Dialog id="welcome" titleId="welcome-title" className={styles.popup}>
      <Kolam seed="mark" className={styles.mark} />
      <h2 id="welcome-title">{popup.title}</h2>
      <p>{popup.text}</p>
      <ButtonLink href={whatsappHref(subject)} external>
        <Icon name="message" /> <span>{popup.whatsapp}</span>
      </ButtonLink>
      <ButtonLink href={telHref()} kind="quiet">
        <Icon name="phone" /> <CallState>{popup.call}</CallState>
      </ButtonLink>
      <a href={hrefPage('services')} className={styles.browse}>
        {popup.browse}
      </a>
    </Dialog>
  );
};

const CARD = 'whatsapp-card';
const TITLE = 'whatsapp-title';

/** Shows a floating button, on a phone a bar, and its card, hidden until `src/enhance/whatsapp.ts` shows them. */
export const WhatsAppWidget = ({ subject }: { subject: string | undefined }) => {
  const { widget, telHref, labels, whatsappHref } = useEdition();
  return (
    <aside className={styles.widget} aria-label={widget.title} id="whatsapp" hidden>
      <p className={styles.closedNow} data-hours="now" />
      <div className={styles.bar} data-reach="">
        <ButtonLink href={telHref()} kind="quiet">
          <Icon name="phone" /> <CallState>{labels.call}</CallState>
        </ButtonLink>
        <button
          type="button"
          className={styles.chat}
          aria-label={widget.open}
          aria-expanded={false}
          aria-controls={CARD}
        >
          <Icon name="message" size={26} /> <span>{labels.whatsapp}</span>
        </button>
      </div>
      <Dialog id={CARD} titleId={TITLE} className={styles.preview}>
        <h2 id={TITLE}>{widget.title}</h2>
        <p>{widget.text}</p>
        {subject && (
          <div className={styles.about}>
            <p>{widget.about}</p>
            <p>{subject}</p>
          </div>
        )}
        <ButtonLink href={whatsappHref(subject)} external>
          <span>{widget.start}</span>
        </ButtonLink>
      </Dialog>
    </aside>
  );
};
