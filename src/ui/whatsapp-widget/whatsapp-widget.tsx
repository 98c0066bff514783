import { widget } from '../../../content/pages/popup.ts';
import { whatsappHref } from '../../site/contact-links.ts';
import { ButtonLink } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './whatsapp-widget.module.css';

const CARD = 'whatsapp-card';

/**
 * The floating button and its preview card, both hidden until `src/enhance/whatsapp.ts` shows them.
 * @param subject what the page is about, named in the message
 */
export const WhatsAppWidget = ({ subject }: { subject: string | undefined }) => (
  <aside className={styles.widget} aria-label={widget.title} hidden>
    <div className={styles.card} id={CARD} hidden>
      <p className={styles.title}>{widget.title}</p>
      <p>{widget.text}</p>
      {subject && (
        <p className={styles.about}>
          {widget.about} {subject}
        </p>
      )}
      <ButtonLink href={whatsappHref(subject)} external>
        {widget.start}
      </ButtonLink>
    </div>
    <button type="button" className={styles.button} aria-label={widget.open} aria-expanded={false} aria-controls={CARD}>
      <Icon name="message" size={26} />
    </button>
  </aside>
);
