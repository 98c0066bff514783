import { fact } from '../../content/facts.ts';
import { firm } from '../../content/firm.ts';
import { mailHref, telHref, whatsappHref } from '../site/contact-links.ts';
import { ButtonLink } from '../ui/button/button.tsx';
import { Icon } from '../ui/icon/icon.tsx';
import styles from './pages.module.css';

/** The ways to reach the firm; the WhatsApp message names the subject. */
export const ContactCard = ({ subject }: { subject: string }) => (
  <div className={styles.contactCard}>
    <dl>
      <dt>Phone</dt>
      <dd>
        <a href={telHref()}>{firm.phone}</a>
      </dd>
      <dt>Email</dt>
      <dd>
        <a href={mailHref()}>{firm.email}</a>
      </dd>
      <dt>Hours</dt>
      <dd>
        {fact('firm.hours-days')} {fact('firm.hours-open')} to {fact('firm.hours-close')}
      </dd>
    </dl>
    <ButtonLink href={whatsappHref(subject)} external>
      <Icon name="message" /> Chat on WhatsApp
    </ButtonLink>
  </div>
);
