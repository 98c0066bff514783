import { labels } from '../../../content/pages/labels.ts';
import { widget } from '../../../content/pages/popup.ts';
import { telHref, whatsappHref } from '../../site/contact-links.ts';
import { ButtonLink } from '../button/button.tsx';
import { CallState } from '../call-state/call-state.tsx';
import { Dialog } from '../dialog/dialog.tsx';
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
      <button type="button" className={styles.chat} aria-label={widget.open} aria-expanded={false} aria-controls={CARD}>
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
        {widget.start}
      </ButtonLink>
    </Dialog>
  </aside>
);
