import { labels } from '../../../content/pages/labels.ts';
import { widget } from '../../../content/pages/popup.ts';
import { telHref, whatsappHref } from '../../site/contact-links.ts';
import { ButtonLink } from '../button/button.tsx';
import { CallState } from '../desk/call-state.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './whatsapp-widget.module.css';

const CARD = 'whatsapp-card';
const TITLE = 'whatsapp-title';

/**
 * The floating button, on a phone a bar with Call beside it, and its preview card, on a phone a sheet: all hidden until
 * `src/enhance/whatsapp.ts` shows them.
 * @param subject what the page is about, named in the message
 */
export const WhatsAppWidget = ({ subject }: { subject: string | undefined }) => (
  <aside className={styles.widget} aria-label={widget.title} hidden>
    <div className={styles.bar}>
      <ButtonLink href={telHref()} kind="quiet">
        <Icon name="phone" /> <CallState>{labels.call}</CallState>
      </ButtonLink>
      <button
        type="button"
        className={styles.whatsappWidgetButton}
        aria-label={widget.open}
        aria-expanded={false}
        aria-controls={CARD}
      >
        <Icon name="message" size={26} /> <span>{labels.whatsapp}</span>
      </button>
    </div>
    <dialog className={styles.whatsappWidgetCard} id={CARD} aria-labelledby={TITLE}>
      <div className={styles.content}>
        <button type="button" className={styles.close} aria-label={labels.close} data-close="">
          <Icon name="x" size={22} />
        </button>
        <h2 id={TITLE}>{widget.title}</h2>
        <p>{widget.text}</p>
        {subject && (
          <p className={styles.about}>
            {widget.about} <strong>{subject}</strong>
          </p>
        )}
        <ButtonLink href={whatsappHref(subject)} external>
          {widget.start}
        </ButtonLink>
      </div>
    </dialog>
  </aside>
);
